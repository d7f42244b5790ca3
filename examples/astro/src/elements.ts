// The elements of one page, rendered on the server for a visitor; the browser keeps the nodes and asks for nothing twice.
import { createShop } from '@clinicart/sdk';
import type { Tag } from '@clinicart/widgets';
import { renderWidget, snapshotScript } from '@clinicart/widgets/server';
import { settingsFor } from './shop.ts';
import type { Language } from './words.ts';

export function elementsIn(language: Language) {
  const { apiBase, site, routes } = settingsFor(language);
  // One shop for each request. It has no token: the session is the browser's own.
  const shop = createShop({ apiBase, defaultLanguage: language });
  return {
    shop,
    render: async (tag: Tag, attributes: Record<string, string>) =>
      (await renderWidget(tag, attributes, shop, { site, routes, onError: console.error })).html,
    snapshot: () => snapshotScript(shop),
  };
}
