/** What widgets use of the engine. */

export { useLanguage } from '../ui/context.tsx';
export { isPlainClick } from '../ui/plain-click.ts';
export { bilingual, useWords } from '../ui/words.ts';
export { toProp } from './attributes.ts';
export { useWidget } from './context.ts';
export { ELEMENTS, type WidgetProps } from './elements.ts';
export {
  type LinkProps,
  type Routes,
  useEmit,
  useLightSheet,
  useRoutes,
  useSay,
  useSheet,
  useShop,
  useStore,
} from './hooks.ts';
export { LightDom } from './light-dom.tsx';
export { onDemand } from './on-demand.tsx';
export { useServerLink } from './server-link.ts';
export type { WidgetModule } from './widget-module.ts';
