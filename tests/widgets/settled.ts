// Waits for an element to settle: the page looks at itself, so that a wait costs one message and no copy of the element.
import type { Page, Request } from 'playwright';

interface Line {
  readonly open: Set<Request>;
  begun: number;
}
const lines = new WeakMap<Page, Line>();

/** Counts a page's requests from now on, and those still open. */
export function followRequests(page: Page): void {
  const line: Line = { open: new Set(), begun: 0 };
  lines.set(page, line);
  page.on('request', (request) => {
    line.begun++;
    line.open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void line.open.delete(request));
}

const SETTLE_MS = 30_000;
/** The page looks for at most so long before the test checks the requests again. */
const LOOKS_MS = 5000;

/**
 * Waits until the element is upgraded and rendered, with no open requests but those that the test holds back, and
 * nothing left to draw.
 */
export async function settled(
  page: Page,
  selector: string,
  isHeld: (request: Request) => boolean = () => false,
): Promise<void> {
  const line = lines.get(page);
  if (!line) throw new Error('The page belongs to no visit.');
  const isAnswered = () => [...line.open].every(isHeld);
  const deadline = performance.now() + SETTLE_MS;
  while (performance.now() < deadline) {
    const { begun } = line;
    const isQuiet =
      isAnswered() && (await page.evaluate(isQuietFor, [selector, LOOKS_MS] as const));
    if (isQuiet && line.begun === begun && isAnswered()) return;
    if (!isQuiet) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`<${selector}> does not settle.`);
}

/**
 * Tells whether a rendered element stays as it is, its transitions done, for several frames, each followed by an idle moment; runs in the
 * page. An idle page may get no further frame, so each wait has a time limit.
 */
async function isQuietFor([selector, looksMs]: readonly [string, number]): Promise<boolean> {
  const LOOKS = 8;
  // A part that loads on scroll keeps its skeleton, so a skeleton that stays this long counts as settled.
  const SKELETON_LOOKS = 16;
  const LONGEST_MS = 80;
  const SHORT_MS = 1000;
  const end = performance.now() + looksMs;
  let looked: Element | null = null;
  let isChanged = false;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  for (let looks = 0; performance.now() < end; looks++) {
    for (const wait of [requestAnimationFrame, requestIdleCallback])
      await new Promise((resolve) => {
        wait(resolve);
        setTimeout(resolve, LONGEST_MS);
      });
    const host = document.querySelector(selector);
    const root = host?.shadowRoot;
    const isMounted = host && Reflect.get(host, Symbol.for('r2wc.context'));
    const isRendered = isMounted && root?.querySelector('.clinic-root[lang]');
    // A skeleton's shimmer never ends, and a carousel's turn lasts long.
    const isMoving = root
      ?.getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) <= SHORT_MS,
      );
    if (host !== looked || !isRendered || isChanged || isMoving) looks = 0;
    isChanged = false;
    if (!host || !root || !isRendered) continue;
    if (host !== looked) {
      looked = host;
      observer.disconnect();
      observer.observe(host, all);
      observer.observe(root, all);
    }
    if (looks >= (root.querySelector('.clinic-skeleton') ? SKELETON_LOOKS : LOOKS)) {
      observer.disconnect();
      return true;
    }
  }
  observer.disconnect();
  return false;
}
