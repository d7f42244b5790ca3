// Two versions of the shop on one page, or in one tab after the other, share session and cart.
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { cartLink, dialogOf, enter } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { foreignPage } from '../support/foreign-page.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { useBrowser } from '../support/open-page.ts';
import { goods, said } from '../ui-text/common.ts';
import { servedAs, versionBefore } from './other-version.ts';
import { releaseUrl, version } from './pinned-script.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const words = said.en;
const tagOf = (src: string) =>
  `<script type="module" src="${src}" data-api="${places().sandbox}"></script>`;
const elements = `<clinic-cart-button></clinic-cart-button><clinic-product product-id="${goods.burs.id}"></clinic-product>`;

function linesOf(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('clinicart:')) lines.push(message.text());
  });
  return lines;
}

async function logIn(page: Page) {
  await page.getByRole('link', { name: words.cartLogIn }).click();
  await enter(page, 'en', emailOf('verified'));
  await see(dialogOf(page, 'en')).toBeHidden();
  // After the login the drawer opens with the empty cart.
  await see(page.locator('clinic-cart').getByText(words.emptyCart).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await see(page.locator('clinic-cart')).toBeHidden();
}

async function addBurs(page: Page) {
  const box = page.getByRole('spinbutton', {
    name: words.quantityOf(goods.burs.article),
    exact: true,
  });
  await box.fill('25');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await see(cartLink(page, 'en', 1)).toBeVisible();
}

test('two versions of one page share its shop: the first starts the elements, nothing is printed', async () => {
  const other = await servedAs('0.0.9');
  const page = await visit({ site: '', language: 'en' });
  const lines = linesOf(page);
  await page.goto(await foreignPage(tagOf(releaseUrl('clinicart.js')) + tagOf(other) + elements));
  await logIn(page);
  await addBurs(page);
  const seen = await page.evaluate(`(async () => {
    const { shop, load } = await import('${other}');
    await load('clinic-faq');
    const theirs = await shop();
    const record = globalThis[Symbol.for('clinicart.runtime.v1')];
    const { status } = theirs.session.$session.get();
    return {
      version: record.version, status, count: theirs.cart.$count.get(), isOne: theirs === record.shop,
    };
  })()`);
  expect(seen).toEqual({ version, status: 'member', count: 1, isOne: true });
  expect(lines).toEqual([]);
});

test('an element of the other version works with the shop of the first', async () => {
  const other = await servedAs('0.0.9');
  const page = await visit({ site: '', language: 'en' });
  await page.goto(await foreignPage(tagOf(releaseUrl('clinicart.js')) + tagOf(other) + elements));
  await see(
    cartLink(page, 'en', 0).or(page.getByRole('link', { name: words.cartLogIn })),
  ).toBeVisible();
  await page.evaluate(`import('${other}').then(({ load }) => load('clinic-product-card'))`);
  await page.evaluate((id) => {
    const card = document.createElement('clinic-product-card');
    card.setAttribute('product-id', id);
    document.body.append(card);
  }, goods.paste.id);
  await see(page.getByRole('heading', { name: goods.paste.en })).toBeVisible();
});

describe('the version before', () => {
  test('has its definitions kept, and shows the session, cart and language of this one', async () => {
    const page = await visit({ site: '', language: 'en' });
    const lines = linesOf(page);
    const script = tagOf(releaseUrl('clinicart.js'));
    const before = `${versionBefore}${script}<clinic-cart-button></clinic-cart-button>`;
    const written = (html: string) => JSON.stringify(html).replaceAll('</', '<\\/');
    const address = await foreignPage(
      `<script>document.write(location.search ? ${written(before)} : ${written(script + elements)})</script>`,
    );
    await page.goto(address);
    await logIn(page);
    await addBurs(page);

    await page.goto(`${address}?before`);
    await see(page.getByText('before: 1')).toBeVisible();
    expect(await page.locator('clinic-cart-button').evaluate((own) => own.shadowRoot)).toBeNull();
    // It adds a line, and this version finds it.
    await page.evaluate(() => Reflect.get(globalThis, 'addOneLine')());
    await page.goto(address);
    await see(cartLink(page, 'en', 2)).toBeVisible();
    expect(lines).toEqual([]);
  });
});

test('a version that cannot share the page prints one line, and this one does not start', async () => {
  const page = await visit({ site: '', language: 'en', mayHear: /^clinicart:/ });
  const lines = linesOf(page);
  const later = `<script>
    globalThis[Symbol.for('clinicart.runtime.v1')] = { config: {}, started: true, version: '9.0.0', protocol: 9 };
  </script>`;
  await page.goto(await foreignPage(later + tagOf(releaseUrl('clinicart.js')) + elements));
  await expect
    .poll(() => lines)
    .toEqual([expect.stringMatching(`Version ${version} .+9\\.0\\.0 before`)]);
  await see(page.locator('clinic-cart-button:defined')).toHaveCount(0);
});

test('an unknown product id prints one line, which names it', async () => {
  const page = await visit({ site: '', language: 'en', mayHear: /./ });
  const lines = linesOf(page);
  const card = '<clinic-product-card product-id="999999"></clinic-product-card>';
  await page.goto(await foreignPage(tagOf(releaseUrl('clinicart.js')) + card + card));
  await expect
    .poll(() => lines)
    .toEqual([
      expect.stringContaining('<clinic-product-card product-id="999999">: the shop has no product'),
    ]);
});
