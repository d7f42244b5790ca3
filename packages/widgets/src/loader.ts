/**
 * The script of a page: `<script type="module" src="…/clinicart.js" data-api="…"></script>`.
 * A page's own module may import `actions`, `configure`, `load`, `shop` and `start` from the same address.
 */
import type { PageActions } from './actions/page-actions.ts';
import { askExamination } from './engine/diagnosis/ask-doctor.ts';
import { whenWanted } from './engine/page/first-use.ts';
import { importShared } from './engine/page/import-shared.ts';
import { ownScripts } from './engine/page/own-scripts.ts';
import { configure, page } from './engine/page/page-config.ts';
import { PROTOCOL, VERSION } from './engine/page/protocol.ts';
import { reserveRoom } from './engine/page/reserve-room.ts';
import { load, start } from './engine/page/start.ts';
import { configFrom, defaultsFor } from './engine/page/tag-settings.ts';

export { configure } from './engine/page/page-config.ts';
export { load, start } from './engine/page/start.ts';

/** The shop of this page, for scripts of the page itself. */
export async function shop() {
  const { pageShop } = await importShared();
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

const [own] = ownScripts;
const settings = own ?? document.querySelector<HTMLMetaElement>('meta[name="clinicart"]');
const { dataset = {} } = settings ?? {};
const read = configFrom(dataset);
const record = page();
if (!record.started) {
  Object.assign(record, { version: VERSION, protocol: PROTOCOL });
  if (settings) {
    configure({ ...(own && defaultsFor(own.src, document)), ...read, ...record.config });
    reserveRoom(document);
  }
}
start();
// Signs of a mistake: another protocol, a setting that is not understood. `page-shop.ts` sees others.
if (
  (record.protocol ?? PROTOCOL) !== PROTOCOL ||
  Object.keys(read).length < Object.keys(dataset).length
)
  whenWanted(askExamination);
