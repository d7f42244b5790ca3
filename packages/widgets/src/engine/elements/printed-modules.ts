import { ELEMENTS } from './elements.ts';

/** Prints `modules.ts` from the table. */
export function printModules(): string {
  const rows = Object.entries(ELEMENTS).map(
    ([tag, { about }]) => `  '${tag}': () => import('../../${about?.file}'),`,
  );
  return `// Printed by \`npm run docs\` from the table of elements; do not edit.
/** Where the code of each element is: one chunk per element, fetched when a page contains it. */
import type { WidgetModule } from '../element/widget-module.ts';
import type { Tag } from './elements.ts';

export const MODULES: { readonly [T in Tag]: () => Promise<{ widget: WidgetModule<T> }> } = {
${rows.join('\n')}
};

/** Every tag of the library. */
export const TAGS: readonly Tag[] = Object.keys(MODULES).filter(
  (tag): tag is Tag => tag in MODULES,
);
`;
}
