/**
 * For whom a page was made, as far as it shows in the server's HTML. Another tab may have signed out, or put something
 * into the cart, while this one was loading: its nodes are then of no use here, and hydrating them would fail.
 */
import { langTag } from '../../ui/foundation/context.tsx';
import { page } from '../page/page-config.ts';
import type { Shop } from '../page/sdk-parts.ts';

/** On a server what it rendered; in a browser what its shop began with. */
export function sentFor({ session, cart }: Shop, when: 'now' | 'at first'): string {
  const { status } = (when === 'at first' && session.$session.init) || session.$session.get();
  const count = (when === 'at first' ? cart.$count.init : undefined) ?? cart.$count.get();
  return `${status} ${count}`;
}

/** Whether the browser may keep the nodes of a server's box. */
export function isKept(box: HTMLElement, shop: Shop): boolean {
  const { $language } = shop.language;
  const sent = page().sentFor;
  return (
    [$language.get(), $language.init].every((each) => !each || langTag(each) === box.lang) &&
    (sent === undefined || sent === sentFor(shop, 'at first'))
  );
}

/** Never what a shop says of itself: the server's nodes are another's. */
export const SENT_FOR_ANOTHER = 'another';

/** The script that holds what the server read. */
export const SNAPSHOT_ID = 'clinicart-snapshot';
