/** The one shop of a page. */
import type { Shop, Snapshot } from '@clinicart/sdk';
import { createShop, plainTranslator } from '@clinicart/sdk/core';
import { takenFrom } from '../../html/sent-html.ts';
import { SENT_FOR_ANOTHER, SNAPSHOT_ID } from '../hydration/snapshot-match.ts';
import { page } from './page-config.ts';
import { followShop } from './page-events.ts';

interface Sent {
  readonly snapshot: Snapshot | undefined;
  /** For whom, as it shows in the elements. */
  readonly seenBy: string | undefined;
  /** For which sign-in. */
  readonly owner: string | undefined;
}

/**
 * What the server read for this page and put into it, so that it is not read twice. Taken out of the page at once: it
 * would still be there after its owner has left.
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

/** The shop of this page, made at the first call. @throws when the page names no shop server. */
export function pageShop(): Shop {
  const record = page();
  if (!record.shop) {
    const { site: _, routes: __, language, apiBase, ...settings } = record.config;
    if (apiBase === undefined) {
      throw new Error('clinicart: name the shop server, with data-api on the script tag.');
    }
    const sent = takeSent(document);
    record.shop = createShop({
      ...settings,
      translate: plainTranslator,
      apiBase: apiBase.replace(/\/+$/, ''),
      ...(language && { defaultLanguage: language }),
      ...(sent?.snapshot && { snapshot: sent.snapshot }),
      ...(sent?.owner !== undefined && { snapshotOwner: sent.owner }),
    });
    const isTheirs = (sent?.owner ?? '') === record.shop.session.owner();
    if (sent) record.sentFor = isTheirs ? sent.seenBy : SENT_FOR_ANOTHER;
    followShop(record.shop, document);
  }
  return record.shop;
}
