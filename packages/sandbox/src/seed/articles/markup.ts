const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `**strong**` and `[words](address)` inside a line. */
const inline = (text: string) =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>');

type Kind = 'h2' | 'h3' | 'ul' | 'ol' | 'table' | 'p';

const MARKS: readonly (readonly [RegExp, Kind])[] = [
  [/^### /, 'h3'],
  [/^## /, 'h2'],
  [/^- /, 'ul'],
  [/^\d+\. /, 'ol'],
  [/^\| /, 'table'],
];

function kindOf(line: string): { kind: Kind; words: string } {
  const found = MARKS.find(([mark]) => mark.test(line));
  return found ? { kind: found[1], words: line.replace(found[0], '') } : { kind: 'p', words: line };
}

function table(rows: readonly string[]): string {
  const cells = rows.map((row) => row.replace(/\s*\|\s*$/, '').split(/\s*\|\s*/));
  const row = (tag: 'th' | 'td', all: readonly string[]) =>
    `<tr>${all.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${inline(cell)}</${tag}>`).join('')}</tr>`;
  const [head = [], ...body] = cells;
  return `<table><thead>${row('th', head)}</thead><tbody>${body.map((each) => row('td', each)).join('')}</tbody></table>`;
}

function block(kind: Kind, lines: readonly string[]): string {
  if (kind === 'table') return table(lines);
  if (kind === 'ul' || kind === 'ol')
    return `<${kind}>${lines.map((line) => `<li>${inline(line)}</li>`).join('')}</${kind}>`;
  return lines.map((line) => `<${kind}>${inline(line)}</${kind}>`).join('');
}

/**
 * The HTML of an article, from the few marks that the seed writes: `##`, `###`, `-`, `1.`, `|` and plain
 * lines. What a shop's editor would have saved.
 */
export function articleHtml(text: string): string {
  const blocks: { kind: Kind; lines: string[] }[] = [];
  for (const line of text.trim().split('\n')) {
    if (line.trim() === '') continue;
    const { kind, words } = kindOf(line.trim());
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
  }
  return blocks.map(({ kind, lines }) => block(kind, lines)).join('');
}
