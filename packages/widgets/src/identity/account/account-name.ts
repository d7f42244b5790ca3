/** Longer names are cut and shown in full by a tooltip. Spec: 2§2.15 */
export const NAME_SHOWN = 18;

/** Returns the first letter of a name, for an account without a picture. Spec: 2§2.15 */
export function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toLocaleUpperCase('en');
}

/** Returns a name as the header shows it, with a tooltip if it is cut. Spec: 2§2.15 */
export function nameShown(name: string): { readonly shown: string; readonly tooltip?: string } {
  const letters = [...name];
  if (letters.length <= NAME_SHOWN) return { shown: name };
  return { shown: `${letters.slice(0, NAME_SHOWN).join('')}…`, tooltip: name };
}
