/** The one shop of a page. */
import type { Shop, Snapshot } from '@clinicart/sdk';
import { createShop, plainTranslator } from '@clinicart/sdk/core';
import { takenFrom } from '../html/sent-html.ts';
import { page } from './page.ts';
import { followShop } from './page-events.ts';
import { SNAPSHOT_ID } from './sent-for.ts';

/** What the server read for this page and put into it, so that it is not read twice. */
function snapshotOf(document: Document): Snapshot | undefined {
  const text = document.getElementById(SNAPSHOT_ID)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text, takenFrom(document));
  } catch {
    return undefined;
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
    const snapshot = snapshotOf(document);
    record.shop = createShop({
      ...settings,
      translate: plainTranslator,
      apiBase: apiBase.replace(/\/+$/, ''),
      ...(language && { defaultLanguage: language }),
      ...(snapshot && { snapshot }),
    });
    followShop(record.shop, document);
  }
  return record.shop;
}
