/**
 * Finds elements in the page and loads only the code that they need. Requests the engine (with React and the SDK) and
 * the widgets at the same time, so that neither waits for the other.
 */

import { after } from '../../ui/page/timer.ts';
import { askDoctor, askExamination } from '../diagnosis/ask-doctor.ts';
import type { Tag } from '../elements/elements.ts';
import { MODULES, TAGS } from '../elements/modules.ts';
import { keepPresses } from '../hydration/replay-clicks.ts';
import { page } from './page-config.ts';

const RETRIES_MS = [1000, 4000, 16_000];

const engine = () => import('./shared-chunk.ts');
const asked = new Set<Tag>();

async function loadWidget<T extends Tag>(tag: T, attempt = 0): Promise<void> {
  try {
    const [{ define }, { widget }] = await Promise.all([engine(), MODULES[tag]()]);
    define(tag, widget);
  } catch (error) {
    const wait = RETRIES_MS[attempt];
    if (wait === undefined) throw error;
    await new Promise((resolve) => after(wait, () => resolve(undefined)));
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
  try {
    await loadWidget(tag);
  } catch (error) {
    asked.delete(tag);
    throw error;
  }
}

/** Loads an element; if its code does not come, shows a failure in its place, with a button to try again. */
function loadOrFail(tag: Tag): void {
  load(tag).catch((error: unknown) =>
    import('../diagnosis/missing.ts')
      .then(({ showMissing }) => showMissing(tag, page().config.language, () => loadOrFail(tag)))
      .catch(() => console.error(`clinicart: <${tag}> did not load.`, error)),
  );
}

function loadIn(root: ParentNode | Element): void {
  for (const tag of TAGS) {
    if (asked.has(tag)) continue;
    const present = ('matches' in root && root.matches(tag)) || root.querySelector(tag);
    if (present) loadOrFail(tag);
  }
  for (const { localName } of [root as Element, ...root.querySelectorAll(':not(:defined)')])
    if (/^clin.*-/.test(localName) && !(localName in MODULES) && page().doctor) askExamination();
}

/** Opens the connection to the shop server while the code is loading. */
function preconnect(document: Document): void {
  const { apiBase } = page().config;
  if (!apiBase || !URL.canParse(apiBase, document.baseURI)) return;
  const { origin } = new URL(apiBase, document.baseURI);
  if (origin === document.location.origin) return;
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = origin;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/**
 * Starts the elements of a page, later ones too. Only the first call in a page takes effect, from any bundle; a host
 * may also pass its own shadow root.
 */
export function start(root: Document | ShadowRoot = document): void {
  if (root === document) {
    const record = page();
    if (record.started) return;
    record.started = true;
    preconnect(document);
    // The shop's own site, the only one with sessions in cookies, needs no doctor.
    if (record.config.storage !== 'cookie') {
      record.doctor = askDoctor;
      document.addEventListener('securitypolicyviolation', (event) =>
        askDoctor(({ blocked }) => blocked(event)),
      );
    }
  }
  keepPresses(root);
  loadIn(root);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) loadIn(node);
    }
  }).observe(root, { childList: true, subtree: true });
}
