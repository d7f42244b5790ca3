// A product page on a slow line: the server's markup works before its script, and late content finds its place.
// Spec: 1§8, 1§9
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { cartLink, type Identity, remember, type } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { expectStill, watchShifts } from '../support/faults/layout-shifts.ts';
import { hold } from '../support/held-answers.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAwake, isSettled, useBrowser } from '../support/open-page.ts';
import { goods, said } from '../ui-text/common.ts';
import { saidOfProducts } from '../ui-text/product.ts';

const visit = useBrowser();
const words = said.en;
const { burs } = goods;
const DETAIL = '/api/product/detail';
const COLLECT = '/user/collectProduct';
const STANDARDS = '/api/product/getAllStandard2';

let verified: Identity;
beforeEach(async () => {
  await merchant.reset();
  verified = await remember(visit, 'verified');
});

/** Holds a script file back until the test releases it. */
const holdScript = (page: Page, name: string) => hold(page, new RegExp(`/${name}\\.[\\w-]+\\.js$`));

test('replays input and presses that came before the product’s script', async () => {
  const page = await visit({ language: 'en', as: verified, first: watchShifts });
  const { release, count } = await holdScript(page, 'catalogue-product');
  await page.goto(`/product/${burs.id}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => customElements.get('clinic-header'));
  const quantity = page.getByRole('spinbutton', {
    name: words.quantityOf(burs.article),
    exact: true,
  });
  await type(quantity, '10');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  expect((await merchant.account('verified')).cartLines).toBe(0);
  release();
  await see(cartLink(page, 'en', 1)).toBeVisible();
  await see(quantity, 'the choice is done').toHaveValue('0');
  expect((await merchant.account('verified')).cartLines).toBe(1);
  expect(count(), 'held files').toBeGreaterThan(0);
  await expectStill(page, 'with a late script');
});

/** Presses once the product's script has loaded, just before hydration. */
function pressAtWaking() {
  customElements.whenDefined('clinic-product').then(() => {
    const root = document.querySelector('clinic-product')?.shadowRoot;
    root
      ?.querySelector<HTMLElement>('button[aria-pressed=false]:has(.clinic-product-heart)')
      ?.click();
  });
}

test.each([
  ['awake', undefined],
  ['waking', pressAtWaking],
] as const)(
  'runs a press on a part whose script is still loading once, as soon as it arrives: the product is %s',
  async (_, first) => {
    const { collect, collected, collectedNow } = saidOfProducts.en;
    const page = await visit({ language: 'en', as: verified, width: 360, ...(first && { first }) });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const aside = await holdScript(page, 'product-aside');
    await page.goto(`/product/${burs.id}`);
    await isAwake(page);
    const save = page.getByRole('button', { name: collect });
    await save.scrollIntoViewIfNeeded();
    await expect.poll(aside.count).toBeGreaterThan(0);
    if (!first) await save.click();
    await see(save).toHaveAttribute('aria-pressed', 'false');
    aside.release();
    const saved = page.getByRole('button', { name: collected });
    await see(saved).toHaveAttribute('aria-pressed', 'true');
    await see(page.getByText(collectedNow).last()).toBeVisible();
    expect(asked.filter((path) => path.endsWith(COLLECT))).toHaveLength(1);
  },
);

test('shows the skeleton of a late product first, and then shifts nothing', async () => {
  for (const path of [DETAIL, STANDARDS]) await merchant.fault(path, { kind: 'delay', ms: 4000 });
  const page = await visit({ language: 'en', as: verified, first: watchShifts, mayHear: /503/ });
  await page.goto(`/product/${burs.id}`);
  await isAwake(page);
  const main = page.getByRole('main');
  await see(main.locator('.clinic-skeleton').first()).toBeVisible();
  await see(main.getByRole('heading', { level: 1, name: burs.en })).toBeVisible();
  await see(main.getByText(burs.price).first()).toBeVisible();
  await isSettled(page);
  await expectStill(page, 'with a late product');
});
