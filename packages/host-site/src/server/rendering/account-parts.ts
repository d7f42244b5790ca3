import type { AccountScreen } from '@clinicart/widgets/server';
import type { Visit } from '../request-context.ts';
import { type Parts, partsOf, type Widget } from './render-page.ts';

/** An order or application number; any other text of an address is not repeated on the page. */
const NUMBER = /^[\w-]{1,40}$/;

/**
 * Returns the parts of a page of the account centre: the menu around an element. A visitor gets a login there. The page
 * itself calls this, because a layout renders after the status and the headers have been decided. `entry` is the number
 * of the order or application that the page shows. Spec: 2§2.1
 */
export const accountParts = (
  visit: Visit,
  screen: AccountScreen,
  inside: Widget,
  entry = '',
): Promise<Parts> => {
  const attributes = { current: screen, ...(NUMBER.test(entry) && { entry }) };
  return partsOf(visit, { tag: 'clinic-account', attributes, inside });
};
