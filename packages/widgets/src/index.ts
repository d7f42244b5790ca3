/** For pages that bundle: the same elements, without the script tag. */
export type { ClinicElement } from './engine/element/element-types.ts';
export type { AttributeName, Tag, WidgetEvent, WidgetProps } from './engine/elements/elements.ts';
export type { ClinicEventName, ClinicEvents } from './engine/page/events.ts';
export { configure, type PageConfig } from './engine/page/page-config.ts';
export { pageShop } from './engine/page/page-shop.ts';
export { load, start } from './engine/page/start.ts';
export { ROUTES, type RouteName, type RouteOverrides } from './engine/routing/routes.ts';
