/** Names longer than this are cut, and said in full by a tooltip. Spec: 2§2.15 */
export const NAME_SHOWN = 18;

/** What stands for a person without a picture: the first letter of the name. Spec: 2§2.15 */
export function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toLocaleUpperCase('en');
}

/** A name as it stands in the header, and in full where that is not all of it. Spec: 2§2.15 */
export function nameShown(name: string): { readonly shown: string; readonly tooltip?: string } {
  const letters = [...name];
  if (letters.length <= NAME_SHOWN) return { shown: name };
  return { shown: `${letters.slice(0, NAME_SHOWN).join('')}…`, tooltip: name };
}
