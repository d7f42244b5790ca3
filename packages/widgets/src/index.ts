/** For pages that bundle: the same elements, without the script tag. */
import type { PageActions } from './actions/page-actions.ts';
import { pageShop } from './engine/page/page-shop.ts';
import { load } from './engine/page/start.ts';

export type { ActionItem, PageActions } from './actions/page-actions.ts';
export type { ClinicElement } from './engine/element/element-types.ts';
export type { AttributeName, Tag, WidgetEvent, WidgetProps } from './engine/elements/elements.ts';
export type { ClinicEventName, ClinicEvents } from './engine/page/events.ts';
export { configure, type PageConfig } from './engine/page/page-config.ts';
export { pageShop } from './engine/page/page-shop.ts';
export { load, start } from './engine/page/start.ts';
export { ROUTES, type RouteName, type RouteOverrides } from './engine/routing/routes.ts';

/** Actions for scripts of the page: log in, add to the cart, open it, check out. */
export async function actions(): Promise<PageActions> {
  const { actionsOf } = await import('./actions/page-actions.ts');
  return actionsOf(pageShop(), load);
}
