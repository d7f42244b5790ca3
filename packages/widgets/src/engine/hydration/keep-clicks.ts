/**
 * On a slow connection the server's buttons appear before the code that handles them. The element replays the last click
 * when it is awake: see replay-clicks.ts, which finds the clicks in the page's record. On the shop's site, early-clicks.ts begins that record.
 */
import { page } from '../page/page-config.ts';

/** Records the path of each click by the nodes on it, except those that are awake (null). */
export function keepClicks(root: Document | ShadowRoot): void {
  const record = page();
  const { clicks = new WeakMap() } = record;
  record.clicks = clicks;
  root.addEventListener('click', (event) => {
    const path = event.composedPath();
    for (const node of path)
      if (!event.defaultPrevented && clicks.get(node) !== null) clicks.set(node, path);
  });
}
