// Pages load without layout shifts, on a line that is slow too, fit the screen, and are as accessible on a phone as on a
// desktop.

import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { triesOf } from '../../setup/retried.ts';
import { places } from '../../setup/servers.ts';
import { useBegunOrder } from '../support/begun-order.ts';
import { dialogOf, logInButton } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { expectStill, watchShifts } from '../support/faults/layout-shifts.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { useOwnServers } from '../support/own-servers.ts';
import { createSlowLine } from '../support/page-in-pieces.ts';
import { goods, mainly } from '../ui-text/common.ts';

const visit = useBrowser();
/** The server answers 404. */
const GONE = '/product/999999';
const pages = [
  ['home', '/', false],
  ['home of a member', '/', true],
  ['search', '/search?keyword=ALL&searchType=keyword', false],
  ['product', `/product/${goods.burs.id}`, false],
  ['product with prices', `/product/${goods.files.id}`, true],
  ['comparison', '/compare?products=10001,10041,10017,10030', false],
  ['brands', '/brandIndex', false],
  ['new products', '/newProductZone', false],
  ['quick order', '/quickOrder', true],
  ['cart', '/shopCart', true],
  ['campaign', '/active11/1', false],
  ['new customers', '/newCustomers', false],
  ['order confirmation', '/order/confirm2', true],
  ['cashier', '/pay/:order', true],
  ['account', '/user', true],
  ['details of the account', '/user/information', true],
  ['addresses', '/user/address', true],
  ['orders', '/user/orderList', true],
  ['order', '/user/orderDetail/:order', true],
  ['applications', '/user/afterSales', true],
  ['history', '/user/history', true],
  ['coupons', '/user/coupon', true],
  ['wallet', '/user/wallet', true],
  ['points mall', '/pointsMall', true],
  ['points mall for a visitor', '/pointsMall', false],
  ['points product', '/pointsMall/detail/6003', true],
  ['points confirmation', '/pointsMall/confirm?pointsProductId=6004&amount=1', true],
  ['points history', '/pointsMall/pointsRecord', true],
  ['exchange records', '/pointsMall/exchangeRecord', true],
  ['e-mail preferences', '/mailSubscription', true],
  ['QR payment', '/qrCodePage?orderNo=:order', true],
  ['payment result', '/payResult?type=fail&orderId=:order', true],
  ['wallet return', '/paypalResult?orderNo=:order', true],
  ['product that is gone', GONE, false],
  ['questions', '/question', false],
  ['a question', '/questiondetails/7/x', false],
  ['article', '/about/1', false],
  ['contact', '/contactUs', false],
  ['registration', '/register', false],
  ['lost password', '/rorgotPassword', false],
  ['new password', '/forgotPasswordSecond', false],
] as const;

const begun = useBegunOrder(visit);
const servers = useOwnServers();
let slow: string;
beforeAll(async () => {
  slow = await servers.listen(createSlowLine(places().shop));
});

/** Turns the wheel several times; the page draws each step before the next. */
async function turnWheel(page: Page, by: number, turns: number) {
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, by);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        ),
    );
  }
}

/** Finds elements that overflow the screen, apart from those in scroll containers. */
async function overflow(page: Page): Promise<{ by: number; widest: string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const by = scrollWidth - clientWidth;
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? all(element.shadowRoot) : []),
      ]);
    const widest =
      by > 0
        ? all(document)
            .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
            .map((element) => element.outerHTML.slice(0, 100))
        : [];
    return { by, widest: widest.slice(0, 5) };
  });
}

describe.each(mainly('zh'))('%s', (language) => {
  const fits = async (at: string, isMember: boolean | undefined) => {
    for (const width of [360, 1440]) {
      const page = await visit({
        site: slow,
        language,
        width,
        first: watchShifts,
        as: isMember ? begun.credit : undefined,
        ...(at === GONE && { mayHear: /status of 404/ }),
      });
      await page.goto(begun.address(at));
      await isSettled(page);
      await page.waitForLoadState('networkidle');
      await expectStill(page, `at ${width}`);
      expect(await overflow(page), `at ${width}`).toEqual({ by: 0, widest: [] });
      if (width === 360) await isAccessible(page);
    }
  };
  for (const [name, at, isMember] of pages) {
    const title = `${name} shifts nothing and fits`;
    test(title, triesOf(title), () => fits(at, isMember));
  }
});

describe('in the language of its address, for a visitor of the other', () => {
  const inEnglish = [
    ['home', '/?lang=en'],
    ['product', `/product/${goods.burs.id}?lang=en`],
  ] as const;
  test.each(inEnglish)('%s keeps its nodes, and shifts nothing', async (_, at) => {
    const page = await visit({ language: 'zh', width: 1440, first: watchShifts });
    await page.goto(at, { waitUntil: 'commit' });
    const logIn = await logInButton(page, 'en').elementHandle();
    await isSettled(page);
    await page.waitForLoadState('networkidle');
    await expectStill(page, at);
    expect(await logIn?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    // The address is as it would be without a language, and the choice outlasts it.
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await see(logInButton(page, 'en')).toBeVisible();
  });

  test('a press on the log-in button counts while the code is still loading', async () => {
    const page = await visit({ language: 'zh', width: 1440 });
    let press = () => {};
    const pressed = new Promise<void>((resolve) => {
      press = resolve;
    });
    // The code of every element.
    await page.route(/\/_astro\/shared\.[^/]+\.js$/, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/?lang=en', { waitUntil: 'domcontentloaded' });
    await logInButton(page, 'en').click();
    press();
    await see(dialogOf(page, 'en')).toBeVisible();
  });
});

describe('on a slow processor', () => {
  // The page shows while a part of the document is still to be read.
  test.each([360, 768])('product shifts nothing at %i px', async (width) => {
    const page = await visit({ language: 'zh', width, first: watchShifts });
    const session = await page.context().newCDPSession(page);
    for (const rate of [3, 5, 8]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      await page.goto(`/product/${goods.burs.id}`);
      // The document has been read; the rest need not be as slow.
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await isSettled(page);
      await expectStill(page, `${rate} times slower`);
    }
  });
});

describe('under the wheel', () => {
  // The pointer rests over the text; hover effects must not move the layout either.
  const scrolled = [
    ['home', '/'],
    ['brands', '/brandIndex'],
    ['product', `/product/${goods.burs.id}`],
    ['search', '/search?keyword=ALL&searchType=keyword'],
    ['campaign', '/active11/1'],
  ] as const;
  for (const [name, at] of scrolled) {
    const title = `${name} shifts nothing`;
    test(title, triesOf(title), async () => {
      for (const width of [360, 1440]) {
        const page = await visit({ language: 'zh', width, first: watchShifts });
        await page.goto(at);
        await isSettled(page);
        await page.mouse.move(width / 2, 300);
        await turnWheel(page, 300, 16);
        await turnWheel(page, -300, 4);
        await expectStill(page, `at ${width}`);
      }
    });
  }

  test('keeps the alphabet of brands below the header that returns at the end of the page', async () => {
    const page = await visit({ language: 'en', width: 1440, at: '/brandIndex' });
    await isSettled(page);
    await page.mouse.move(720, 300);
    const isAtEnd = async () => {
      await turnWheel(page, 400, 1);
      return page.evaluate(
        () => window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 1,
      );
    };
    await expect.poll(isAtEnd).toBe(true);
    const letters = page.getByRole('tab');
    const header = page.getByRole('banner');
    // The header samples the scroll position: turns down and up within one sample may cancel out.
    const isBack = async () => {
      await turnWheel(page, -20, 1);
      return ((await header.boundingBox())?.y ?? -1) >= 0;
    };
    await expect.poll(isBack).toBe(true);
    const clearance = async () => {
      const [bar, first] = [await header.boundingBox(), await letters.first().boundingBox()];
      return bar && first ? first.y - (bar.y + bar.height) : Number.NaN;
    };
    // A fraction of a pixel is lost in rounding.
    await expect.poll(clearance).toBeGreaterThan(-1);
  });
});

test('waking restyles nothing: the sheets of the server stay, and no element inherits a height', async () => {
  const page = await visit({ language: 'en', at: '/' });
  await see(page.getByRole('region', { name: 'Cookie notice' })).toBeVisible();
  const { roots, heights } = await page.evaluate(() => {
    const rulesOf = (sheets: Iterable<CSSStyleSheet>) =>
      [...sheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    const read = (selector: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element).getPropertyValue('--clinic-bottom-notice');
    };
    return {
      roots: ['clinic-header', 'clinic-home', 'clinic-footer'].map((tag) => {
        const root = document.querySelector(tag)?.shadowRoot;
        const sent = new Set(rulesOf(root?.styleSheets ?? []));
        const added = rulesOf(root?.adoptedStyleSheets ?? []);
        return [tag, sent.size > 0, added.filter((rule) => sent.has(rule))];
      }),
      heights: ['html', 'clinic-support', 'clinic-home'].map(read),
    };
  });
  expect(roots).toEqual([
    ['clinic-header', true, []],
    ['clinic-home', true, []],
    ['clinic-footer', true, []],
  ]);
  expect(heights).toEqual([expect.stringMatching(/^[1-9][\d.]*px$/), heights[0], '0px']);
});
