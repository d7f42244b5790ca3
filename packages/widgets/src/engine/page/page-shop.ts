/** The single shop of a page. */
import type { Shop, Snapshot } from '@clinicart/sdk';
import { createShop, plainTranslator } from '@clinicart/sdk/core';
import { partnerIdOf } from '@clinicart/sdk/values';
import { takenFrom } from '../../html/sent-html.ts';
import { SENT_FOR_ANOTHER, SNAPSHOT_ID } from '../hydration/snapshot-match.ts';
import { takeEarly } from './early-calls.ts';
import { USE } from './first-use.ts';
import { type PageConfig, page } from './page-config.ts';
import { followShop } from './page-events.ts';

interface Sent {
  readonly snapshot: Snapshot | undefined;
  /** The person that the HTML was rendered for, as far as the elements show it. */
  readonly seenBy: string | undefined;
  /** The session that the snapshot belongs to. */
  readonly owner: string | undefined;
}

/**
 * Returns the server's snapshot for this page, so that the browser does not request the same data. Removes it from the
 * page at once, or it would remain there after its owner has left.
 */
function takeSent(document: Document): Sent | undefined {
  const script = document.getElementById(SNAPSHOT_ID);
  if (!script) return undefined;
  const { for: seenBy, owner } = script.dataset;
  script.remove();
  try {
    const snapshot: Snapshot = JSON.parse(script.textContent, takenFrom(document));
    return { snapshot, seenBy, owner };
  } catch {
    return { snapshot: undefined, seenBy, owner };
  }
}

/** Returns whether the page shows signs of a mistake; the loader sees others. JSON changes arrays on a page with Prototype.js. */
const hasSigns = ({ routes, partner }: PageConfig) =>
  document.querySelectorAll('script[src*="/clinicart."]').length > 1 ||
  routes ||
  (partner && !partnerIdOf(partner)) ||
  JSON.stringify([[]]) !== '[[]]';

/** Settings that may change at any time; the others are fixed once the shop exists. */
const LIVE: ReadonlySet<string> = new Set(['site', 'routes', 'name', 'mark', 'theme']);

/** Sets the theme of all elements at once. An object model's style needs no leave of a content policy. */
function applyTheme({ theme }: PageConfig): void {
  const scheme = theme === 'auto' ? 'light dark' : theme;
  if (scheme) document.documentElement.style.setProperty('--clinic-color-scheme', scheme);
}

function accept(config: PageConfig): void {
  const late = Object.keys(config).filter((key) => !LIVE.has(key));
  if (late.length > 0)
    throw new Error(`clinicart: configure ${late.join(', ')} before the first element is used.`);
  applyTheme(config);
}

/** Returns the shop of this page; the first call creates it. @throws if the page names no shop server. */
export function pageShop(): Shop {
  const record = page();
  if (!record.shop) {
    const {
      site: _site,
      routes: _routes,
      name: _name,
      mark: _mark,
      theme: _theme,
      load: _load,
      language,
      apiBase,
      ...settings
    } = record.config;
    if (apiBase === undefined) {
      throw new Error('clinicart: data-api of the script tag is missing.');
    }
    const sent = takeSent(document);
    record.shop = createShop({
      ...settings,
      fetch: (input, init) =>
        (takeEarly(input, init) ?? (settings.fetch ?? fetch)(input, init)).catch(async (error) => {
          // Before the error, whose sentence depends on the cause.
          if (error instanceof TypeError)
            await record.doctor?.(({ unanswered }) =>
              unanswered(input instanceof Request ? input.url : `${input}`),
            );
          throw error;
        }),
      translate: (language, why, tables) =>
        record.sayInstead?.(language, why.reason) ?? plainTranslator(language, why, tables),
      apiBase: apiBase.replace(/\/+$/, ''),
      ...(language && { defaultLanguage: language }),
      ...(sent?.snapshot && { snapshot: sent.snapshot }),
      ...(sent?.owner !== undefined && { snapshotOwner: sent.owner }),
    });
    const isTheirs = (sent?.owner ?? '') === record.shop.session.owner();
    if (sent) record.sentFor = isTheirs ? sent.seenBy : SENT_FOR_ANOTHER;
    if (hasSigns(record.config)) record.doctor?.(({ examine }) => examine());
    record.accept = accept;
    applyTheme(record.config);
    followShop(record.shop, document);
    // A script of the page may use the shop before the visitor does: its elements come then.
    document.dispatchEvent(new Event(USE));
  }
  return record.shop;
}
