/**
 * Finds elements in the page and loads only the code that they need. Requests the engine (with React and the SDK) and
 * the widgets at the same time, so that neither waits for the other.
 */

import { askDoctor, askExamination } from '../diagnosis/ask-doctor.ts';
import type { Tag } from '../elements/elements.ts';
import { moduleOf } from '../elements/module-of.ts';
import { keepClicks } from '../hydration/keep-clicks.ts';
import { addLink } from './add-link.ts';
import { callEarly } from './early-calls.ts';
import { whenWanted } from './first-use.ts';
import { importShared } from './import-shared.ts';
import { page } from './page-config.ts';

const RETRIES = 3;
/** The first pause before another attempt; each further one is four times as long. */
const PAUSE_MS = 1000;

const asked = new Set<string>();

async function loadWidget(tag: string, attempt = 0): Promise<void> {
  try {
    const [{ define }, found] = await Promise.all([importShared(), moduleOf(tag)]);
    if (found) define(tag as Tag, found);
    else if (page().doctor) askExamination();
  } catch (error) {
    if (attempt >= RETRIES) {
      asked.delete(tag);
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 4 ** attempt));
    return loadWidget(tag, attempt + 1);
  }
}

/**
 * Loads and defines an element. Later calls do nothing.
 * @throws if several attempts to load it fail.
 */
export async function load(tag: Tag): Promise<void> {
  if (asked.has(tag) || customElements.get(tag)) return;
  asked.add(tag);
  await loadWidget(tag);
}

/** Loads an element; if its code does not come, shows a failure in its place, with a button to try again. */
function loadOrFail(tag: Tag): void {
  load(tag).catch((error: unknown) =>
    import('../diagnosis/missing.ts')
      .then(({ showMissing }) => showMissing(tag, page().config.language, () => loadOrFail(tag)))
      .catch(() => console.error(error)),
  );
}

/** Loads the elements in a part of the page that are not defined yet. A name like ours may be a misspelt one. */
function loadIn(root: ParentNode | Element): void {
  for (const { localName } of [root as Element, ...root.querySelectorAll(':not(:defined)')])
    if (/^clinic-/.test(localName)) loadOrFail(localName as Tag);
    else if (page().doctor && /^clin.*-/.test(localName)) askExamination();
}

function startIn(root: Document | ShadowRoot): void {
  const record = page();
  const { apiBase, storage } = record.config;
  // The shop's own site, the only one with sessions in cookies, has no other origin and needs no doctor.
  if (storage !== 'cookie' && !record.doctor) {
    // Opens the connection to the shop server while the code is loading.
    if (apiBase) addLink({ rel: 'preconnect', href: apiBase, crossOrigin: '' });
    record.doctor = askDoctor;
    document.addEventListener('securitypolicyviolation', (event) =>
      askDoctor(({ blocked }) => blocked(event)),
    );
  }
  keepClicks(root);
  loadIn(root);
  callEarly(root);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) loadIn(node);
    }
  }).observe(root, { childList: true, subtree: true });
}

/**
 * Starts the elements of a page, later ones too; with `load: 'interaction'` when the visitor uses the page. Only the first
 * call in a page takes effect, from any bundle; a host may also pass its own shadow root.
 */
export function start(root: Document | ShadowRoot = document): void {
  if (root === document) {
    if (page().started) return;
    page().started = true;
  }
  whenWanted(() => startIn(root));
}
