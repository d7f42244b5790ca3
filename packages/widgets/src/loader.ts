/**
 * The script of a page: `<script type="module" src="…/clinicart.js" data-api="…"></script>`.
 * A page's own module may import `actions`, `configure`, `load`, `shop` and `start` from the same address.
 */
import type { PageActions } from './actions/page-actions.ts';
import { askExamination } from './engine/diagnosis/ask-doctor.ts';
import { configure, page } from './engine/page/page-config.ts';
import { PROTOCOL, VERSION } from './engine/page/protocol.ts';
import { reserveRoom } from './engine/page/reserve-room.ts';
import { load, start } from './engine/page/start.ts';
import { configFrom, defaultsFor } from './engine/page/tag-settings.ts';

export { configure } from './engine/page/page-config.ts';
export { load, start } from './engine/page/start.ts';

/** The shop of this page, for scripts of the page itself. */
export async function shop() {
  const { pageShop } = await import('./engine/page/shared-chunk.ts');
  return pageShop();
}

/** Actions for scripts of the page: log in, add to the cart, open it, check out. */
export async function actions(): Promise<PageActions> {
  const [{ actionsOf }, shopOfPage] = await Promise.all([
    import('./actions/page-actions.ts'),
    shop(),
  ]);
  return actionsOf(shopOfPage, load);
}

// A module has no `document.currentScript`.
const own = [...document.scripts].find((script) => script.src === import.meta.url);
const settings = own ?? document.querySelector<HTMLMetaElement>('meta[name="clinicart"]');
if (!page().started) Object.assign(page(), { version: VERSION, protocol: PROTOCOL });
if (settings && !page().started) {
  const defaults = own ? defaultsFor(own.src, document) : {};
  configure({ ...defaults, ...configFrom(settings.dataset), ...page().config });
  reserveRoom(document);
}
start();
// Signs of a mistake: another script tag or protocol, names of pages (the loader has no list of them), a setting that is not
// understood, arrays that JSON changes.
if (
  document.querySelectorAll('script[src*="/clinicart."]').length > 1 ||
  (page().protocol ?? PROTOCOL) !== PROTOCOL ||
  settings?.dataset.routes ||
  Object.keys(configFrom(settings?.dataset ?? {})).length <
    Object.keys(settings?.dataset ?? {}).length ||
  JSON.stringify([[]]) !== '[[]]'
)
  askExamination();
