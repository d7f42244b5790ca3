// A partner's page in a sandboxed frame: no origin, so no storage, no cookies, no locks and no channel to other tabs.
import type { FrameLocator, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant, PASSWORD } from '../support/merchant-console.ts';
import { useBrowser } from '../support/open-page.ts';
import { goods, MONEY, said } from '../ui-text/common.ts';

const visit = useBrowser();
const words = said.en;
beforeEach(merchant.reset);

/** A card and a cart button in a frame that may only run scripts and send forms. */
async function framed(page: Page): Promise<FrameLocator> {
  const { partner, shop, sandbox } = places();
  // Any document of the partner's works: the frame inherits its policy and its network origin.
  await page.goto(`${partner}/harbourline.css`);
  await page.evaluate(
    (html) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts allow-forms');
      frame.srcdoc = html;
      frame.width = '900';
      frame.height = '800';
      document.body.replaceChildren(frame);
    },
    `<!doctype html><html lang="en">
     <script type="module" src="${shop}/embed/clinicart.js" data-api="${sandbox}" data-site="${shop}"
       data-language="en" data-storage="session"></script>
     <clinic-cart-button></clinic-cart-button>
     <clinic-product-card product-id="${goods.paste.id}"></clinic-product-card>`,
  );
  return page.frameLocator('iframe');
}

test('sells in a frame that is denied storage, cookies, locks and channels', async () => {
  const page = await visit({ site: '', mayHear: /status of 404/ });
  const frame = await framed(page);
  const card = frame.locator('clinic-product-card');
  await see(card.getByText(words.hidden).first()).toBeVisible();

  const denied = await page.frames()[1]?.evaluate(async () => {
    const nameOf = (error: unknown) =>
      error instanceof Error || error instanceof DOMException ? error.name : 'no';
    const refused = (use: () => unknown) => {
      try {
        use();
        return 'no';
      } catch (error) {
        return nameOf(error);
      }
    };
    return {
      origin: self.origin,
      storage: refused(() => sessionStorage),
      cookies: refused(() => document.cookie),
      locks: await navigator.locks.request('any', () => 'no').catch(nameOf),
    };
  });
  expect(denied, 'what this browser denies').toEqual({
    origin: 'null',
    storage: 'SecurityError',
    cookies: 'SecurityError',
    locks: 'SecurityError',
  });

  await card.getByRole('button', { name: words.logIn, exact: true }).click();
  const login = frame.locator('clinic-login');
  await login.getByRole('tab', { name: words.byEmail }).click();
  await login.getByRole('textbox', { name: words.email }).fill(emailOf('verified'));
  await login.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: words.logIn, exact: true }).click();
  await see(frame.getByRole('dialog', { name: words.dialog })).toBeHidden();
  await see(card.getByText(MONEY).first()).toBeVisible();

  await card.getByRole('button', { name: words.add, exact: true }).click();
  await see(frame.getByRole('link', { name: words.cartOf(1), exact: true })).toBeVisible();
  expect((await merchant.account('verified')).cartLines).toBe(1);
});
