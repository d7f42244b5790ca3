// A press on a card of a partner's page before the code of a purchase has come, and where it does not come.
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { cartLink, dialogOf, enter } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { foreignPage } from '../support/foreign-page.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { useBrowser } from '../support/open-page.ts';
import { goods, MONEY, mainly, said } from '../ui-text/common.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const PURCHASE = /\/chunks\/buying-/;

const card = (page: Page) => page.locator('clinic-product-card');
const add = (page: Page, language: 'zh' | 'en') =>
  card(page).getByRole('button', { name: said[language].add, exact: true });

/** A partner's page with a card, on which a buyer has logged in: the card then shows prices. */
async function opened(language: 'zh' | 'en') {
  const page = await visit({ site: '', language, mayHear: /Failed to load resource|ERR_FAILED/ });
  const { shop, sandbox } = places();
  const address = await foreignPage(
    `<script type="module" src="${shop}/embed/clinicart.js" data-api="${sandbox}" data-language="${language}"></script>
     <clinic-cart-button></clinic-cart-button>
     <clinic-product-card product-id="${goods.burs.id}"></clinic-product-card>`,
  );
  await page.goto(address);
  await page.getByRole('link', { name: said[language].cartLogIn }).click();
  await enter(page, language, emailOf('verified'));
  await see(dialogOf(page, language)).toBeHidden();
  return page;
}

/** Loads the page anew: the code of a purchase, which came at rest, is requested again. */
async function reloaded(page: Page) {
  await page.reload();
  await see(card(page).getByText(MONEY).first()).toBeVisible();
}

describe.each(mainly('en'))('a press on a card (%s)', (language) => {
  test('waits for the code of a purchase that is still on its way, and adds once', async () => {
    const page = await opened(language);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(PURCHASE, async (route) => {
      await released;
      await route.continue();
    });
    const added: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/addShoppingCart') && request.method() === 'POST')
        added.push(request.url());
    });
    await reloaded(page);
    await add(page, language).click();
    const busy = card(page).locator('button[aria-busy="true"]');
    await busy.click({ force: true });
    expect(added).toEqual([]);
    release();
    await see(cartLink(page, language, 1)).toBeVisible();
    expect(added).toHaveLength(1);
  });

  test('says that the code of a purchase did not come, keeps the quantity, and can be repeated', async () => {
    const page = await opened(language);
    await page.route(PURCHASE, (route) => route.abort());
    await reloaded(page);
    const quantity = card(page).getByRole('spinbutton');
    await quantity.fill('15');
    await quantity.blur();
    await add(page, language).click();
    await see(card(page).getByRole('status')).toHaveText(said[language].noConnection);
    await see(quantity).toHaveValue('15');
    await see(add(page, language)).toBeEnabled();

    await page.unroute(PURCHASE);
    await add(page, language).click();
    await see(cartLink(page, language, 1)).toBeVisible();
    await see(quantity).toHaveValue('15');
  });
});
