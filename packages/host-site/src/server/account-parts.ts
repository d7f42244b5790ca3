import type { AccountPage } from '@clinicart/sdk/identity';
import { type Parts, partsOf, type Widget } from './render-page.ts';
import type { Visit } from './request-context.ts';

/**
 * Returns the parts of a page of the account centre: the menu around an element. A visitor gets a login there. The page
 * itself calls this, because a layout renders after the status and the headers have been decided. Spec: 2§2.1
 */
export const accountParts = (visit: Visit, page: AccountPage, inside: Widget): Promise<Parts> =>
  partsOf(visit, { tag: 'clinic-account', attributes: { current: page }, inside });
