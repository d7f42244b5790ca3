import { printModules } from '../../packages/widgets/src/engine/elements/printed-modules.ts';
import {
  printNames,
  printRoutes,
} from '../../packages/widgets/src/engine/routing/printed-pages.ts';
import { printComponents } from '../../packages/widgets/src/react/printed-components.ts';
import {
  printManifest,
  printReference,
  printStyling,
} from '../../packages/widgets/src/reference.ts';
import { stylingOf } from '../../tests/packages/styling.ts';
import { wordpressElements } from './wordpress-elements.ts';

const ended = (text: string) => `${text.trimEnd()}\n`;

/**
 * The element reference, the custom-elements manifest and what browsers and the WordPress plugin need of the
 * tables of elements and pages.
 */
export const tagPages = () => [
  { path: 'docs/tags.md', text: ended(printReference()) },
  { path: 'docs/styling.md', text: ended(printStyling(stylingOf())) },
  { path: 'packages/widgets/custom-elements.json', text: ended(printManifest(stylingOf())) },
  { path: 'packages/widgets/src/engine/elements/modules.ts', text: printModules() },
  { path: 'packages/widgets/src/react/components.ts', text: printComponents() },
  { path: 'packages/widgets/src/engine/routing/printed-routes.ts', text: printRoutes() },
  { path: 'packages/widgets/src/engine/routing/printed-names.ts', text: printNames() },
  { path: 'examples/wordpress/clinicart/elements.json', text: wordpressElements() },
];
