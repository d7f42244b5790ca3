/** What widgets use of the engine. */

export { useLanguage } from '../ui/context.tsx';
export { bilingual, useWords } from '../ui/words.ts';
export { useWidget } from './context.ts';
export type { WidgetProps } from './elements.ts';
export {
  type LinkProps,
  type Routes,
  useEmit,
  useRoutes,
  useShop,
  useStore,
} from './hooks.ts';
export { LightDom } from './light-dom.tsx';
export type { WidgetModule } from './widget-module.ts';
