/** The way from a partner's page to the shop's site: language, session and partner go along. */
import { handoverDomain, withArrival } from '@clinicart/sdk/identity';
import { partnerIdOf } from '@clinicart/sdk/values';
import { page } from '../../engine/page/page-config.ts';
import type { Shop } from '../../engine/page/sdk-parts.ts';
import { isPlainClick } from '../../ui/page/plain-click.ts';
import { after } from '../../ui/page/timer.ts';
import { inLanguage } from './in-language.ts';

/** A click waits this long for a code, then leaves without one. */
const PATIENCE_MS = 1500;

/** The navigation that waits for a code; a later click replaces it. */
let waiting: symbol | undefined;

/** Returns the shop whose site this address belongs to; undefined on that site itself, and for any other address. */
function shopBehind(url: string, { baseURI, location }: Document): Shop | undefined {
  const { shop, config } = page();
  const { site = '' } = config;
  if (!shop || !URL.canParse(site) || !URL.canParse(url, baseURI)) return undefined;
  const { origin } = new URL(url, baseURI);
  return origin === new URL(site).origin && origin !== location.origin ? shop : undefined;
}

const isMember = ({ session }: Shop) => session.$session.get().status === 'member';

/** Returns the address with the language, the partner, and either the code of the session or the word that there is one. */
function departure(shop: Shop, url: string, code?: string): string {
  // A link in an article of the shop names no language.
  const isInLanguage = new URL(url, document.baseURI).searchParams.has('lang');
  const address = isInLanguage ? url : inLanguage(url, shop.language.$language.get());
  return withArrival(address, {
    code,
    wasMember: isMember(shop),
    partner: partnerIdOf(page().config.partner),
  });
}

/** Makes a code; undefined where there is none in time. */
function codeInTime(shop: Shop, origin: string): Promise<string | undefined> {
  const patience = new Promise<undefined>((resolve) =>
    after(PATIENCE_MS, () => resolve(undefined)),
  );
  return Promise.race([shop.domain(handoverDomain).makeCode(origin), patience]);
}

/**
 * Returns the target of a way to the shop's site from a frame, which is too small for it; none for the page of a tab. A frame
 * whose sandbox takes its origin away may open new tabs at most.
 */
function wayOut(): '_top' | '_blank' | undefined {
  if (self === top) return undefined;
  return self.origin === 'null' ? '_blank' : '_top';
}

/** Follows an address as a click does. The shop's site takes a code only from a browser that names the page it comes from. */
function follow(url: string, document: Document): void {
  const link = document.createElement('a');
  link.href = url;
  link.target = wayOut() ?? '';
  link.referrerPolicy = 'origin';
  link.click();
}

/** Leaves the page; for the shop's site with the session, as soon as its code is there. */
export function depart(url: string, document: Document, how: 'assign' | 'replace'): void {
  const shop = shopBehind(url, document);
  const turn = Symbol(url);
  waiting = turn;
  const go = (address: string) => {
    if (shop && wayOut()) follow(address, document);
    else document.location[how](address);
  };
  if (!shop || !isMember(shop)) {
    go(shop ? departure(shop, url) : url);
    return;
  }
  void codeInTime(shop, new URL(url, document.baseURI).origin).then((code) => {
    if (waiting !== turn) return;
    const address = departure(shop, url, code);
    if (how === 'replace') go(address);
    else follow(address, document);
  });
}

/** Returns the link of an element of the shop that a click would follow. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const path = event.composedPath().filter((each) => each instanceof Element);
  const isOurs = path.some(({ localName }) => localName.startsWith('clinic-'));
  return isOurs ? path.find((each) => each instanceof HTMLAnchorElement) : undefined;
}

/**
 * Adds language and partner, and the target if there is one, for as long as the browser reads the address: a link that is
 * copied has none of them.
 */
function mark(link: HTMLAnchorElement, shop: Shop, target: string | undefined): void {
  const written = link.getAttribute('href');
  const before = link.target;
  link.href = departure(shop, link.href);
  if (target) link.target = target;
  after(0, () => {
    link.setAttribute('href', written ?? '');
    link.target = before;
  });
}

const followed = new WeakSet<Document>();

/**
 * Hands the session over when a member clicks a link to the shop's site, and leaves a frame. A link for a new tab opens at
 * once, without the session.
 */
export function followDepartures(document: Document): void {
  if (followed.has(document)) return;
  followed.add(document);
  for (const type of ['click', 'auxclick'] as const)
    document.defaultView?.addEventListener(type, (event) => {
      const link = event.defaultPrevented ? undefined : linkOf(event);
      const shop = link && shopBehind(link.href, document);
      if (!link || !shop) return;
      const staysInTab = isPlainClick(event) && ['', '_self'].includes(link.target);
      const out = staysInTab ? wayOut() : undefined;
      if (!staysInTab || out === '_blank' || !isMember(shop)) return mark(link, shop, out);
      event.preventDefault();
      depart(link.href, document, 'assign');
    });
}
