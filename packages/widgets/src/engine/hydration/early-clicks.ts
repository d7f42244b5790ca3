/** Clicks before the first file of a page has run, which waits until the page is parsed: see keep-clicks.ts. */
import { RECORD } from '../page/protocol.ts';

/**
 * The text of an inline script for the head of a page: it begins the record that `keepClicks` continues. The text is the
 * same for every page, so that a content security policy can name its hash.
 */
export const EARLY_CLICKS: string = [
  `{const r=globalThis[Symbol.for("${RECORD}")]??={config:{}},c=r.clicks??=new WeakMap;`,
  'addEventListener("click",e=>{const p=e.composedPath();',
  'for(const n of p)e.defaultPrevented||c.get(n)===null||c.set(n,p)})}',
].join('');
