/** Names longer than this are cut, and said in full by a tooltip. Spec: 2§2.15 */
export const NAME_SHOWN = 18;

/** What stands for a person without a picture: the first letter of the name. Spec: 2§2.15 */
export function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toLocaleUpperCase('en');
}

/** The tooltip of a name: none while it is short enough to be read where it stands. Spec: 2§2.15 */
export function tooltipOf(name: string): string | undefined {
  return [...name].length > NAME_SHOWN ? name : undefined;
}
