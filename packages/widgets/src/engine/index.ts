/** The API of the engine for widgets. */

export { useLanguage } from '../ui/foundation/context.tsx';
export { bilingual, useWords } from '../ui/foundation/words.ts';
export { isPlainClick } from '../ui/page/plain-click.ts';
export { toProp } from './element/attributes.ts';
export { useWidget } from './element/context.ts';
export {
  type Emit,
  type LinkProps,
  type Routes,
  useEmit,
  useRoutes,
  useSay,
  useShop,
  useStore,
} from './element/hooks.ts';
export type { WidgetModule } from './element/widget-module.ts';
export type { WidgetProps } from './elements/elements.ts';
export { onDemand } from './hydration/lazy-part.tsx';
export type { PlainRouteName } from './routing/routes.ts';
