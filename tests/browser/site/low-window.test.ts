// A window of 320 × 256 px, as on a desk at 400 % zoom: nothing that sticks may keep the page from being read. Spec: 2§2.15
import { expect, test } from 'vitest';
import { useBegunOrder } from '../support/begun-order.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { goods, languages } from '../ui-text/common.ts';

const visit = useBrowser();
const WINDOW = { width: 320, height: 256 };
/** Part of the window that bars and tiles may cover. */
const MOST = 0.15;

const begun = useBegunOrder(visit, { cart: [['10006', 2]] });

/** Share of the window whose top element sticks to it, seen at a grid of points. */
function coveredShare(): number {
  const sticks = (element: Element | null): boolean => {
    for (let at = element; at; ) {
      if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return true;
      const root = at.getRootNode();
      at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    return false;
  };
  let covered = 0;
  let all = 0;
  for (let x = 4; x < innerWidth; x += 12)
    for (let y = 4; y < innerHeight; y += 12) {
      let found = document.elementFromPoint(x, y);
      while (found?.shadowRoot) {
        const inner = found.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === found) break;
        found = inner;
      }
      all += 1;
      if (sticks(found)) covered += 1;
    }
  return covered / all;
}

test.each(languages)('is not filled with bars on any page with a bar (%s)', async (language) => {
  const paths = [
    `/product/${goods.files.id}`,
    '/shopCart',
    '/order/confirm2',
    '/pay/:order',
    '/quickOrder',
    '/user/orderDetail/:order',
  ];
  const page = await visit({ language, as: begun.credit });
  await page.setViewportSize(WINDOW);
  const shares: Record<string, number> = {};
  for (const path of paths) {
    await page.goto(begun.address(path));
    await isSettled(page);
    // Down and up again, so that a header that comes back is counted.
    for (const y of [900, 700]) await page.evaluate((top) => scrollTo(0, top), y);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    const share = await page.evaluate(coveredShare);
    if (share > MOST) shares[path] = share;
  }
  expect(shares).toEqual({});
});
