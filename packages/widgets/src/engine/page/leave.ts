/** Leaving a page. What goes along from a partner's page to the shop's site, and out of a frame, is code that few need. */
import { page } from './page-config.ts';

const departures = () => import('../../identity/handover/departures.ts');

/** Whether a session or a partner goes along to the shop's site, or the way leads out of a frame. */
function hasMore(): boolean {
  const { shop, config } = page();
  const { site, partner } = config;
  return !!site && (self !== top || !!partner || shop?.session.$session.get().status === 'member');
}

/** Leaves the page for an address. */
export function leave(url: string, document: Document, how: 'assign' | 'replace' = 'assign'): void {
  const go = () => document.location[how](url);
  if (hasMore()) departures().then(({ depart }) => depart(url, document, how), go);
  else go();
}

/** Follows clicks on links once something would go along with them, or they would stay in a frame. */
export function prepareDepartures(document: Document): void {
  if (hasMore())
    departures().then(
      ({ followDepartures }) => followDepartures(document),
      () => {},
    );
}
