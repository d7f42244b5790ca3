import { printModules } from '../../packages/widgets/src/engine/elements/printed-modules.ts';
import { printManifest, printReference } from '../../packages/widgets/src/reference.ts';

const ended = (text: string) => `${text.trimEnd()}\n`;

/** The element reference, the custom-elements manifest and the elements' modules, printed from the table of elements. */
export const tagPages = () => [
  { path: 'docs/tags.md', text: ended(printReference()) },
  { path: 'packages/widgets/custom-elements.json', text: ended(printManifest()) },
  { path: 'packages/widgets/src/engine/elements/modules.ts', text: printModules() },
];
