/** What widgets use of the engine. */

export { useLanguage } from '../ui/context.tsx';
export { bilingual, useWords } from '../ui/words.ts';
export { useWidget } from './context.ts';
export type { AttributeName, Tag, WidgetProps } from './elements.ts';
export type { ClinicEventName, ClinicEvents } from './events.ts';
export {
  type Emit,
  type LinkProps,
  type Routes,
  useEmit,
  useRoutes,
  useShop,
  useStore,
} from './hooks.ts';
export { LightDom } from './light-dom.tsx';
export type { RouteName, RouteParams } from './routes.ts';
export type { Language, Shop } from './shop.ts';
export type { WidgetModule } from './widget-module.ts';
