// Opens every page once per language: resizes it from a small phone to a wide screen, then reads its texts.
import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { goods, type Lang } from '../../ui-text/common.ts';
import { useBegunOrder } from '../begun-order.ts';
import { isSettled, type Visit } from '../open-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { skippedHeadings, unmarkedTexts } from './spoken-faults.ts';
import { changesBetween, type QueriedBoxes, queriedBoxes } from './width-changes.ts';

const NARROWEST = 320;
const WIDEST = 1920;
/** The page may overflow at none of these widths, nor on the lower side of a change of the layout. */
const STEP = 128;
/** At each third of these widths, and where a new layout begins and is tightest, no part may be cut or overlap another either. */
const LOOKS_APART = 3;

const pages: readonly (readonly [path: string, isMember: boolean])[] = [
  ['/', false],
  ['/?member', true],
  [`/product/${goods.burs.id}`, false],
  [`/product/${goods.files.id}`, true],
  ['/product/10266', true],
  ['/search?keyword=ALL&searchType=keyword', true],
  ['/search?keyword=nothinglikeit&searchType=keyword', false],
  ['/compare', false],
  ['/compare?products=10001,10041,10017,10030', true],
  ['/compare?products=10001,10041', false],
  ['/brandIndex', false],
  ['/newProductZone', false],
  ['/discountZone', false],
  ['/newCustomers', false],
  ['/newCustomers?member', true],
  ['/active11/1', false],
  ['/quickOrder', true],
  ['/shopCart', true],
  ['/order/confirm2', true],
  ['/pay/:order', true],
  ['/payResult?type=fail&orderId=1', true],
  ['/mailSubscription', true],
  ['/about/1', false],
  ['/contactUs', false],
  ['/question', false],
  ['/questiondetails/7/x', false],
  ['/register', false],
  ['/rorgotPassword', false],
  ['/forgotPasswordSecond', false],
  ['/redirect?url=javascript:alert(1)', false],
  ['/no-such-page', false],
  ['/user', true],
  ['/user/information', true],
  ['/user/address', true],
  ['/user/orderList', true],
  ['/user/orderDetail/:order', true],
  ['/user/afterSales', true],
  ['/user/history', true],
  ['/user/coupon', true],
  ['/user/wallet', true],
  ['/pointsMall', false],
  ['/pointsMall?member', true],
  ['/pointsMall/detail/6003', true],
  ['/pointsMall/confirm?pointsProductId=6004&amount=1', true],
  ['/pointsMall/pointsRecord', true],
  ['/pointsMall/exchangeRecord', true],
];

/** Sets the width of the window and waits for the frame that shows it. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** Presses Escape again and again: a page that would leave for another one after seconds stays, on a slow machine too. */
function stayHere() {
  const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  setInterval(press, 500);
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the faults of a page at any width, each with the widths where it was found; `second` is the width after 320. */
export async function faultsAtAnyWidth(page: Page, second: number, withFrame: boolean) {
  const overflowing: number[] = [];
  const begins = new Set<number>();
  const looked = new Set<number>();
  const found: Record<string, string> = {};
  const look = async (width: number) => {
    looked.add(width);
    for (const fault of await layoutFaults(page)) found[fault] = `${found[fault] ?? 'at'} ${width}`;
  };
  const tryWidth = async (width: number) => {
    await resize(page, width);
    if ((await overflowOf(page)) > 0) overflowing.push(width);
  };
  const widths = [NARROWEST];
  for (let width = second; width <= WIDEST; width += STEP) widths.push(width);
  let last: readonly [number, QueriedBoxes] | undefined;
  for (const [at, width] of widths.entries()) {
    await tryWidth(width);
    const now = [width, await queriedBoxes(page, withFrame)] as const;
    for (const change of last ? changesBetween(last, now) : []) begins.add(change);
    last = now;
    if (at % LOOKS_APART === 0) await look(width);
  }
  for (const width of begins) await tryWidth(width - 1);
  for (const width of new Set([...overflowing, ...begins])) {
    if (looked.has(width)) continue;
    await page.setViewportSize({ width, height: 900 });
    await look(width);
  }
  if (overflowing.length > 0) found['overflows'] = `at ${overflowing.join(' ')}`;
  return found;
}

/** Adds the tests of each page. The second width differs between the languages, so that together they halve the step. */
export function checkEveryPage(visit: Visit, language: Lang, second: number): void {
  const begun = useBegunOrder(visit, { answers: 'all' });

  describe.each(pages)(`%s (${language})`, (path, isMember) => {
    let page: Page | undefined;
    let leave = async () => {};
    afterAll(() => leave());
    /** Opens the page for the first test; the next one finds it at another width. */
    async function open(): Promise<Page> {
      if (page) return page;
      page = await visit({
        language,
        width: NARROWEST,
        as: isMember ? begun.credit : undefined,
        // The server answers some of these addresses with an error status on purpose.
        mayHear: /Failed to load resource/,
        first: stayHere,
      });
      leave = visit.keep(page);
      await page.goto(begun.address(path));
      await isSettled(page);
      return page;
    }

    test('breaks at no width', async () => {
      expect(await faultsAtAnyWidth(await open(), second, path === '/')).toEqual({});
    });

    test('marks texts in another language', async () => {
      const shown = await open();
      await resize(shown, 1440);
      expect(await unmarkedTexts(shown, language)).toEqual([]);
      expect(await skippedHeadings(shown)).toEqual([]);
    });
  });
}
