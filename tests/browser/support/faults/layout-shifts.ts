// Layout shifts of a page from its first byte, and what moved.
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Less than a person can see. */
const MOST_SHIFT = 0.01;

interface Source {
  readonly node?: Node;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** Draws the page and records every layout shift that no input caused, with what moved: `visit({ first: watchShifts })`. */
export function watchShifts() {
  // The rule DRAWN of setup/painting.ts: a function that runs in the page imports nothing.
  const drawn = new CSSStyleSheet();
  drawn.replaceSync('@media screen { html:root { opacity: 1 !important } }');
  document.adoptedStyleSheets.push(drawn);
  const shifts: { value: number; of: string }[] = [];
  // The entry names no node of a shadow root, so the report names what is there now.
  const elementAt = ({ x, y, width, height }: DOMRectReadOnly) => {
    let found = document.elementFromPoint(x + width / 2, y + height / 2);
    while (found?.shadowRoot) {
      const inner = found.shadowRoot.elementFromPoint(x + width / 2, y + height / 2);
      if (!inner || inner === found) break;
      found = inner;
    }
    return found;
  };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value: number = Reflect.get(entry, 'value');
      const sources: Source[] = Reflect.get(entry, 'sources');
      const of = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const element = (node instanceof Element ? node : node?.parentElement) ?? elementAt(to);
        const moved = `from ${from.y}+${from.height} to ${to.y}+${to.height}`;
        return `${element?.outerHTML.slice(0, 120) ?? 'what is gone or out of sight'} ${moved}`;
      });
      if (!Reflect.get(entry, 'hadRecentInput')) shifts.push({ value, of: of.join(' | ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Expects that layout shifts stay below what a person can see, or below `most`. */
export async function expectStill(page: Page, when: string, most = MOST_SHIFT) {
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts'));
  const sum = shifts.reduce((total: number, { value }: { value: number }) => total + value, 0);
  expect(sum, `${when}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
}
