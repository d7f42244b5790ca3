// Nothing covers the control that has the focus, and fingers meet every target.
import { expect, test } from 'vitest';
import { useBegunOrder } from '../support/begun-order.ts';
import { see } from '../support/expect.ts';
import { focusFaults, smallTargets } from '../support/faults/focus-faults.ts';
import { isAwake, isSettled, useBrowser } from '../support/open-page.ts';
import { goods } from '../ui-text/common.ts';

const visit = useBrowser();
const WIDTHS = [320, 360, 600, 768, 1024, 1180];

const pages: readonly (readonly [path: string, isMember: boolean])[] = [
  ['/', false],
  [`/product/${goods.burs.id}`, false],
  [`/product/${goods.files.id}`, true],
  ['/search?keyword=ALL&searchType=keyword', true],
  ['/compare?products=10001,10041,10017,10030', true],
  ['/brandIndex', false],
  ['/contactUs', false],
  ['/quickOrder', true],
  ['/shopCart', true],
  ['/order/confirm2', true],
  ['/pay/:order', true],
  ['/register', false],
  ['/user/information', true],
  ['/user/address', true],
  ['/user/orderList', true],
];

const begun = useBegunOrder(visit, { answers: 'all' });

test.each(pages)('%s shows and frees each control that has the focus', async (path, isMember) => {
  const page = await visit({ language: 'en', width: 320, as: isMember ? begun.credit : undefined });
  await page.goto(begun.address(path));
  await isSettled(page);
  const found: Record<string, string> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo(0, 0));
    // Parts that follow the width by script, such as the header, have changed after two frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    for (const fault of await focusFaults(page)) found[fault] = `${found[fault] ?? 'at'} ${width}`;
  }
  // As a finger sees it: the whole page at once, so that no control is cut by the screen.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 360, height: 4000 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const small = await smallTargets(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
  expect({ found, small }).toEqual({ found: {}, small: [] });
});

test('the Tab key begins with the skip link, in sight above the header', async () => {
  const page = await visit({ language: 'en' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/brandIndex');
    await isAwake(page);
    await page.keyboard.press('Tab');
    const skip = page.locator('.skip');
    await see(skip).toBeFocused();
    const isOnTop = await skip.evaluate((link) => {
      const { left, top, width: wide, height } = link.getBoundingClientRect();
      return document.elementFromPoint(left + wide / 2, top + height / 2) === link;
    });
    expect(isOnTop, `at ${width}`).toBe(true);
  }
});

test('a long dialog keeps its actions in view', async () => {
  const page = await visit({ language: 'en', width: 1366, as: begun.credit });
  await page.setViewportSize({ width: 1366, height: 560 });
  await page.goto('/user/address');
  await isSettled(page);
  await page.locator('clinic-addresses').getByRole('button').first().click();
  const actions = page.locator('dialog[open] .clinic-dialog-actions').getByRole('button').last();
  await see(actions).toBeInViewport({ ratio: 1 });
});
