/** For pages that bundle: the same elements, without the script tag. */
export type { ClinicElement } from './engine/element-types.ts';
export type { Tag, WidgetProps } from './engine/elements.ts';
export type { ClinicEventName, ClinicEvents } from './engine/events.ts';
export { configure, type PageConfig } from './engine/page.ts';
export { ROUTES, type RouteName, type RouteOverrides } from './engine/routes.ts';
export { pageShop } from './engine/runtime.ts';
export { load, start } from './engine/start.ts';
