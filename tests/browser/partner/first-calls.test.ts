// The requests of a partner's page and their order: the calls of cards before the engine, and nothing before an interaction.
import type { Page, Request } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { dialogOf, enter } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { foreignPage } from '../support/foreign-page.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { useBrowser } from '../support/open-page.ts';
import { goods, MONEY, said } from '../ui-text/common.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const { burs, paste } = goods;
const script = (attributes = '') =>
  `<script type="module" src="${places().shop}/embed/clinicart.js" data-api="${places().sandbox}" ${attributes}></script>`;
const cardOf = (id: string) => `<clinic-product-card product-id="${id}"></clinic-product-card>`;
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** The requests of a page to the shop and to its server, preflights left out. */
function requestsOf(page: Page): Request[] {
  const made: Request[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (Object.values(places()).includes(origin) && request.method() !== 'OPTIONS')
      made.push(request);
  });
  return made;
}
const callsIn = (made: readonly Request[]) =>
  made
    .filter((one) => one.method() === 'POST')
    .map((one) => `${new URL(one.url()).pathname} ${one.postData()}`);
const bothOf = (id: string) => [
  `/api/product/detail {"id":"${id}"}`,
  `/api/product/getAllStandard2 {"id":"${id}"}`,
];

describe('the calls of cards', () => {
  const policy = () => {
    const { shop, sandbox } = places();
    return {
      'content-security-policy': `default-src 'none'; script-src ${shop}; connect-src ${sandbox}; img-src data: ${sandbox}`,
    };
  };
  test.each([
    ['without a policy', () => ({})],
    ['under a strict policy', policy],
  ])('%s: are sent before the engine has come, each once', async (_, headers) => {
    const page = await visit({ site: '', language: 'en' });
    const made = requestsOf(page);
    // The engine comes when both calls have been sent: they cannot be its own.
    await page.route(/\/chunks\/shared-/, async (route) => {
      await expect.poll(() => callsIn(made).length).toBe(4);
      await route.continue();
    });
    const cards = cardOf(paste.id) + cardOf(paste.id) + cardOf(burs.id);
    await page.goto(await foreignPage(script() + cards, headers()));
    await see(heading(page, paste.en)).toHaveCount(2);
    await see(heading(page, burs.en)).toBeVisible();
    expect(callsIn(made).toSorted()).toEqual([...bothOf(paste.id), ...bothOf(burs.id)].toSorted());
  });

  test('are not sent for elements that the page does not have', async () => {
    const page = await visit({ site: '', language: 'en' });
    const made = requestsOf(page);
    await page.goto(await foreignPage(`${script()}<clinic-cart-button></clinic-cart-button>`));
    await see(page.getByRole('link', { name: said.en.cartLogIn })).toBeVisible();
    expect(callsIn(made)).toEqual([]);
  });

  test('carry the chosen language and the login of the tab', async () => {
    const page = await visit({ site: '', language: 'en' });
    const made = requestsOf(page);
    const address = await foreignPage(
      `${script()}<clinic-cart-button></clinic-cart-button>${cardOf(burs.id)}`,
    );
    await page.goto(address);
    await page.getByRole('link', { name: said.en.cartLogIn }).click();
    await enter(page, 'en', emailOf('verified'));
    await see(dialogOf(page, 'en')).toBeHidden();
    await see(page.locator('clinic-product-card').getByText(MONEY).first()).toBeVisible();
    await page.evaluate(`import('${places().shop}/embed/clinicart.js')
      .then(async ({ shop }) => (await shop()).language.use('zh'))`);
    made.length = 0;
    await page.reload();
    await see(heading(page, burs.zh)).toBeVisible();
    await see(page.locator('clinic-product-card').getByText(MONEY).first()).toBeVisible();
    const ofCard = made.filter((one) => new URL(one.url()).pathname.startsWith('/api/product/'));
    expect(callsIn(ofCard).toSorted()).toEqual(bothOf(burs.id));
    for (const one of ofCard) {
      expect(one.headers()['langenv']).toBe('3');
      expect(one.headers()['authorization']).toBeTruthy();
    }
  });

  test('that fail are sent again by the card', async () => {
    const page = await visit({ site: '', language: 'en', mayHear: /./ });
    const made = requestsOf(page);
    await page.route(/\/api\/product\/detail/, (route) => route.fulfill({ status: 503 }), {
      times: 1,
    });
    await page.goto(await foreignPage(script() + cardOf(paste.id)));
    await see(heading(page, paste.en)).toBeVisible();
    const [detail, other] = bothOf(paste.id);
    expect(callsIn(made).toSorted()).toEqual([detail, detail, other]);
  });
});

/** Holds back what the browser may send by itself, as after a layout below a pointer, until the visitor acts. */
function holdOwnEvents() {
  for (const name of ['pointermove', 'focusin', 'scroll'])
    addEventListener(
      name,
      (event) => {
        if (!Reflect.get(window, 'acts')) event.stopImmediatePropagation();
      },
      true,
    );
}

describe('data-load="interaction"', () => {
  const tag = () => script('data-load="interaction"');
  const acts: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['moves the pointer', (page) => page.mouse.move(40, 40)],
    ['focuses by the keyboard', (page) => page.keyboard.press('Tab')],
    ['scrolls', (page) => page.evaluate(() => scrollTo(0, 200))],
  ];
  test.each(acts)('fetches the script alone until the visitor %s', async (_, act) => {
    const page = await visit({ site: '', language: 'en' });
    const made = requestsOf(page);
    await page.addInitScript(holdOwnEvents);
    const tall = '<div style="height: 3000px"><a href="#end">End</a></div>';
    await page.goto(await foreignPage(tag() + cardOf(paste.id) + tall));
    await page.evaluate(() => document.fonts.ready);
    expect(made.map((one) => new URL(one.url()).pathname)).toEqual(['/embed/clinicart.js']);
    expect(await page.locator('link[rel=preconnect], link[rel=modulepreload]').count()).toBe(0);
    const room = await page.locator('clinic-product-card').boundingBox();
    expect(room?.height).toBeGreaterThan(200);
    await page.evaluate(() => Reflect.set(window, 'acts', true));
    await act(page);
    await see(heading(page, paste.en)).toBeVisible();
    expect(callsIn(made).toSorted()).toEqual(bothOf(paste.id));
  });

  test('an action of the page starts at once', async () => {
    const page = await visit({ site: '', language: 'en' });
    await page.goto(await foreignPage(`${tag()}<clinic-cart-button></clinic-cart-button>`));
    await page.evaluate(`void import('${places().shop}/embed/clinicart.js')
      .then(async ({ actions }) => (await actions()).logIn())`);
    await see(dialogOf(page, 'en')).toBeVisible();
  });
});
