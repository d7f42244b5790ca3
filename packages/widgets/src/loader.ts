/**
 * The script of a page: `<script type="module" src="…/clinicart.js" data-api="…"></script>`.
 * A page's own module may import `configure`, `load`, `shop` and `start` from the same address.
 */
import { askExamination } from './engine/diagnosis/ask-doctor.ts';
import { configFrom, configure, defaultsFor, page } from './engine/page/page-config.ts';
import { reserveRoom } from './engine/page/reserve-room.ts';
import { start } from './engine/page/start.ts';

export { configure } from './engine/page/page-config.ts';
export { load, start } from './engine/page/start.ts';

/** The shop of this page, for scripts of the page itself. */
export async function shop() {
  const { pageShop } = await import('./engine/page/shared-chunk.ts');
  return pageShop();
}

// A module has no `document.currentScript`.
const own = [...document.scripts].find((script) => script.src === import.meta.url);
const settings = own ?? document.querySelector<HTMLMetaElement>('meta[name="clinicart"]');
if (settings && !page().started) {
  const defaults = own ? defaultsFor(own.src, document) : {};
  configure({ ...defaults, ...configFrom(settings.dataset), ...page().config });
  reserveRoom(document);
}
start();
// Signs of a mistake: another script tag, names of pages (the loader has no list of them), a setting that is not
// understood, arrays that JSON changes.
if (
  document.querySelectorAll('script[src*="/clinicart."]').length > 1 ||
  settings?.dataset.routes ||
  Object.keys(configFrom(settings?.dataset ?? {})).length <
    Object.keys(settings?.dataset ?? {}).length ||
  JSON.stringify([[]]) !== '[[]]'
)
  askExamination();
