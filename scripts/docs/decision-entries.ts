/** The anchor of a heading: its words in lower case, joined by hyphens. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** Whether a row or a paragraph below the heading with this anchor contains these words. */
export function hasEntry(decisions: string, anchor: string, words: string): boolean {
  const sections = decisions.split(/^(?=#+ )/m).filter((section) => section.startsWith('#'));
  return sections.some((section) => {
    const [heading = '', ...lines] = section.split('\n');
    if (slug(heading.replace(/^#+ /, '')) !== anchor) return false;
    const entries = lines.join('\n').split(/\n\s*\n|\n(?=\|)/);
    return entries.some((entry) => entry.replaceAll(/\s+/g, ' ').includes(words));
  });
}
