// A partner's page whose `<base>` is of another origin, or whose path begins with two slashes: no token stays in its address.
import { expect, test } from 'vitest';
import { see } from '../support/expect.ts';
import { servedUntilEnd } from '../support/foreign-page.ts';
import { useBrowser } from '../support/open-page.ts';
import { said } from '../ui-text/common.ts';
import { sellingPage } from './partner-cashier.ts';

const visit = useBrowser();

const PAGE_RETURN = '?page=7&clinic-order=CC-1&clinic-result=success#burs?clinic-token=EC-1';
const WALLET_RETURN = '?page=7&token=EC-1&orderNo=CC-1#burs';

test.each([
  ['base', 'clinic-cart-button', '', PAGE_RETURN],
  ['base', 'clinic-wallet-return', '', WALLET_RETURN],
  ['path', 'clinic-cart-button', '/tray', PAGE_RETURN],
  ['path', 'clinic-wallet-return', '/tray', WALLET_RETURN],
])('removes the order and the token in spite of the %s (%s)', async (why, tag, path, back) => {
  const page = await visit({ site: '' });
  const html = sellingPage('en', `<${tag}></${tag}>`);
  const base = why === 'base' ? '<base href="https://assets.example/">' : '';
  const served = await servedUntilEnd(html.replace('<head>', `<head>${base}`));
  const address = served + path;
  await page.goto(address + back);
  await see(page.getByRole('button', { name: said.en.logIn, exact: true })).toBeVisible();
  expect(page.url()).toBe(`${address}?page=7#burs`);
});
