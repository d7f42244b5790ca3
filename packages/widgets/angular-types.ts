/** Prints the types for Angular, which reads no JSX: names for `ElementRef` and `viewChild`, and those of the events. */
const nameOf = (tag: string) =>
  tag.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** `dist/angular.d.ts`, from the tags of the table of elements. */
export function angularTypes(tags: readonly string[]): string {
  const names = tags.map((tag) => `export type ${nameOf(tag)} = ClinicElement<'${tag}'>;`);
  return `/** The elements for Angular: \`ElementRef<ClinicProduct>\`, \`ClinicEvent<'clinic-cart-add'>\`. */
import type { ClinicElement, ClinicEventName, ClinicEvents } from './index.js';

/** The type of \`$event\`. */
export type ClinicEvent<N extends ClinicEventName> = CustomEvent<ClinicEvents[N]>;

${names.join('\n')}
`;
}
