/**
 * Finds elements in the page and fetches only what they need. The engine (React and the SDK with it)
 * and the widgets are asked for at the same time, so nothing waits for something else to arrive.
 */

import { after } from '../../ui/page/timer.ts';
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
 * Fetches and defines an element; done when it is. Asked again, it does nothing.
 * @throws when it could not be fetched after several tries.
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

function loadIn(root: ParentNode | Element): void {
  for (const tag of TAGS) {
    if (asked.has(tag)) continue;
    const present = ('matches' in root && root.matches(tag)) || root.querySelector(tag);
    if (present)
      load(tag).catch((error: unknown) => console.error(`<${tag}> did not load.`, error));
  }
}

/** The connection to the shop server is opened while the code is on its way. */
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
 * Brings the elements of a page to life, those that come later too. The first call of a page counts,
 * whichever bundle it comes from; a shadow root of the host's own may be given besides.
 */
export function start(root: Document | ShadowRoot = document): void {
  if (root === document) {
    const record = page();
    if (record.started) return;
    record.started = true;
    preconnect(document);
  }
  keepPresses(root);
  loadIn(root);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) loadIn(node);
    }
  }).observe(root, { childList: true, subtree: true });
}
