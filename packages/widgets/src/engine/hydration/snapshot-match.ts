/**
 * Compares the person that a page was rendered for with the current one, as far as the HTML shows it. Another tab may
 * have logged out, or added to the cart, while this one was loading: its nodes are then useless, and hydration would
 * fail.
 */
import { langTag } from '../../ui/foundation/context.tsx';
import { page } from '../page/page-config.ts';
import type { Shop } from '../page/sdk-parts.ts';

/** Describes the state that the server rendered or, in a browser, that its shop started with. */
export function sentFor({ session, cart }: Shop, when: 'now' | 'at first'): string {
  const { status } = (when === 'at first' && session.$session.init) || session.$session.get();
  const count = (when === 'at first' ? cart.$count.init : undefined) ?? cart.$count.get();
  return `${status} ${count}`;
}

/** Returns whether the browser may keep the nodes of a server's container. */
export function isKept(box: HTMLElement, shop: Shop): boolean {
  const { $language } = shop.language;
  const sent = page().sentFor;
  return (
    [$language.get(), $language.init].every((each) => !each || langTag(each) === box.lang) &&
    (sent === undefined || sent === sentFor(shop, 'at first'))
  );
}

/** Matches no description of a shop: the server's nodes belong to another session. */
export const SENT_FOR_ANOTHER = 'another';

/** Id of the script that holds the server's snapshot. */
export const SNAPSHOT_ID = 'clinicart-snapshot';
