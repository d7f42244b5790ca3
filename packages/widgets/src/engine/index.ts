/** What widgets and base components use of the engine. */
export { type AttributeName, type Tag, type WidgetProps } from './elements.ts';
export { type ClinicEventName, type ClinicEvents } from './events.ts';
export {
  type Emit,
  type LinkProps,
  type Routes,
  useEmit,
  useLanguage,
  useRoutes,
  useShop,
  useStore,
  useText,
  useWidget,
  type Words,
  words,
} from './hooks.ts';
export { LightDom } from './light-dom.tsx';
export { type RouteName, type RouteParams } from './routes.ts';
export { type Language, type Shop } from './shop.ts';
export { type WidgetModule } from './widget-module.ts';
