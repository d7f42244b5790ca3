// From a partner's page to the shop's site: language, session and partner go along, and a stranger's session does not.
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { cartLink, dialogOf, enter, logInButton, signIn } from '../support/buyer.ts';
import { stopClock } from '../support/clock.ts';
import { see } from '../support/expect.ts';
import { documentWith, foreignPage, servedUntilEnd } from '../support/foreign-page.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { useOwnServers } from '../support/own-servers.ts';
import { saidAtCheckout } from '../ui-text/checkout.ts';
import { goods, type Lang, people, said, TAGS } from '../ui-text/common.ts';

const visit = useBrowser();
const { startSite } = useOwnServers();
beforeEach(merchant.reset);

const MINUTE_MS = 60_000;
const { paste } = goods;
const sentence = {
  zh: '你已來到商店網站，請再登入一次，以繼續剛才的操作。',
  en: 'You are now on the shop’s own site. Log in once more to continue as on the page that you came from.',
} as const;
const CREATE = '/authapi/user/createHandover';
const REDEEM = '/api/login-by-handover';

const contentOf = (head = '', shop = places().shop) =>
  `${head}<script type="module" src="${shop}/embed/clinicart.js"
    data-api="${places().sandbox}" data-partner="Harbourline"></script>
  <clinic-cart-button></clinic-cart-button>
  <clinic-product-card product-id="${paste.id}"></clinic-product-card>`;

const pageIn = (language: Lang, head?: string, shop?: string) =>
  servedUntilEnd(
    documentWith(contentOf(head, shop)).replace('lang="en"', `lang="${TAGS[language]}"`),
  );

interface Opened {
  readonly language?: Lang;
  readonly width?: number;
  readonly account?: string;
  readonly head?: string;
  /** The shop's site, if it is not that of this run. */
  readonly shop?: string;
  /** Runs before the page opens. */
  readonly before?: (page: Page) => Promise<void>;
}

/** Opens a partner's page and logs in there. */
async function open({
  language = 'en',
  width,
  account = 'verified',
  head,
  shop,
  before,
}: Opened = {}) {
  const page = await visit({ site: '', ...(width !== undefined && { width }) });
  await before?.(page);
  const address = await pageIn(language, head, shop);
  await page.goto(address);
  await page.getByRole('link', { name: said[language].cartLogIn }).click();
  await enter(page, language, emailOf(account));
  await see(dialogOf(page, language)).toBeHidden();
  await see(page.locator('clinic-cart').getByText(said[language].emptyCart).first()).toBeVisible();
  await page.keyboard.press('Escape');
  return { page, address };
}

const link = (page: Page) => page.locator('clinic-product-card a[href*="/product/"]').first();

/** Waits for the product's page of the shop's site, and returns its address, which no longer names the language. */
async function arrive(page: Page): Promise<string> {
  await page.waitForURL((url) => url.origin === places().shop && url.hash === '');
  await isSettled(page);
  await page.waitForURL(({ searchParams }) => !searchParams.has('lang'));
  return page.url();
}

const isLoggedIn = async (page: Page, language: Lang) => {
  await see(page.locator('clinic-product').first()).toBeVisible();
  await see(logInButton(page, language)).toBeHidden();
};

describe.each<[Lang, number]>([
  ['en', 1440],
  ['zh', 1440],
])('a member who follows a link to the shop (%s)', (language, width) => {
  test('is logged in there in the same language, and no address carries a secret', async () => {
    await merchant.answers('all');
    const { page } = await open({ language, width });
    const referrers: string[] = [];
    page.on('request', (request) => {
      const { referer } = request.headers();
      if (referer && request.isNavigationRequest()) referrers.push(referer);
      expect(request.url()).not.toContain('handover=');
    });
    const own = new URL(page.url()).origin;
    const pageToken = await page.evaluate(() => sessionStorage.getItem('token'));
    await link(page).click();
    expect(await arrive(page)).toBe(`${places().shop}/product/${paste.id}`);
    await isLoggedIn(page, language);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(TAGS[language]);
    expect(referrers).toEqual([`${own}/`]);
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).not.toBe(pageToken);
    await page.reload();
    await isLoggedIn(page, language);
  });

  test('reads a sentence where the server names no such call, and logs in once more', async () => {
    const { page } = await open({ language, width });
    await link(page).click();
    await arrive(page);
    const dialog = dialogOf(page, language);
    await see(dialog).toBeVisible();
    await see(dialog.getByText(sentence[language])).toBeVisible();
    await isAccessible(page);
    await enter(page, language, emailOf('verified'));
    await see(dialog).toBeHidden();
    await isLoggedIn(page, language);
  });
});

describe('a code that the shop refuses', () => {
  beforeEach(() => merchant.answers('all'));
  const asksAgain = async (page: Page) => {
    await see(dialogOf(page, 'en').getByText(sentence.en)).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  };
  /** Opens a page with a link to the shop that carries this code. */
  const followed = async (page: Page, code: string, at = page.url()) => {
    const target = `${places().shop}/product/${paste.id}?lang=en#?handover=${code}&member=1`;
    await page.goto(at);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      Object.assign(link, { href, textContent: 'The offer', referrerPolicy: 'origin' });
      document.body.append(link);
    }, target);
    await page.getByRole('link', { name: 'The offer' }).click();
    await arrive(page);
  };
  /** Makes a code on the page of a partner, as its script does. */
  const codeAt = (page: Page) =>
    page.evaluate(
      async ({ api, site }) => {
        const answer = await fetch(api, {
          method: 'POST',
          headers: { Authorization: sessionStorage.getItem('token') ?? '' },
          body: JSON.stringify({ site }),
        });
        return String((await answer.json()).data.code);
      },
      { api: places().sandbox + CREATE, site: places().shop },
    );

  test('was used before', async () => {
    const { page, address } = await open();
    const code = await codeAt(page);
    await followed(page, code, address);
    await isLoggedIn(page, 'en');
    await page.context().clearCookies();
    await followed(page, code, address);
    await asksAgain(page);
  });

  test('is a minute old', async () => {
    const { page, address } = await open();
    const code = await codeAt(page);
    await merchant.advanceClock(MINUTE_MS);
    await followed(page, code, address);
    await asksAgain(page);
  });

  test.each([
    ['another page', 'origin'],
    ['a page that hides its origin', 'no-referrer'],
  ])('comes by the link of %s: the visitor stays a visitor', async (_, policy) => {
    const stranger = await open();
    const code = await codeAt(stranger.page);
    const page = await visit({ site: '' });
    const target = `${places().shop}/product/${paste.id}?lang=en#?handover=${code}`;
    await page.goto(
      await foreignPage(`<a href="${target}" referrerpolicy="${policy}">The offer</a>`),
    );
    await page.getByRole('link', { name: 'The offer' }).click();
    await arrive(page);
    await asksAgain(page);
  });

  test('would open the shop in a frame: the shop refuses frames', async () => {
    const { page } = await open();
    const code = await codeAt(page);
    const calls: string[] = [];
    const framed = await visit({ site: '', mayHear: /frame|refused|policy/i });
    framed.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await framed.goto(
      await foreignPage(`<iframe src="${places().shop}/#?handover=${code}"></iframe>`),
    );
    await framed.waitForTimeout(500);
    expect(calls).not.toContain(REDEEM);
    expect((await framed.context().cookies()).map(({ name }) => name)).not.toContain('token');
  });
});

test('a shop whose site passes the calls on to the API takes a code too', async () => {
  await merchant.answers('all');
  const shop = await startSite({ API_BASE: places().sandbox, API_PROXY: '1' });
  const { page } = await open({ shop });
  await link(page).click();
  await page.waitForURL((url) => url.origin === shop && url.hash === '');
  await isSettled(page);
  await isLoggedIn(page, 'en');
});

describe('another account that is logged in at the shop', () => {
  test.each([
    ['Stay logged in', people.finance],
    ['Use the other account', people.verified],
  ])('changes only when the buyer says so: “%s”', async (choice, name) => {
    await merchant.answers('all');
    const { page } = await open({
      before: async (page) => {
        await page.goto(`${places().shop}/?lang=en`);
        await signIn(page, 'en', 'finance');
      },
    });
    await link(page).click();
    await arrive(page);
    const question = page.getByRole('dialog', { name: 'Which account?' });
    await see(question).toBeVisible();
    await see(question.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
    await see(question.getByText(people.finance)).toBeVisible();
    await see(question.getByText(people.verified)).toBeVisible();
    await see(question.getByText('127.0.0.1')).toBeVisible();
    await isAccessible(page);
    await see(page.getByRole('banner').getByRole('button', { name: people.finance })).toBeVisible();
    await question.getByRole('button', { name: choice }).click();
    await see(question).toBeHidden();
    await see(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  });
});

describe('a member who leaves', () => {
  test('in a new tab arrives without the session, and reads the sentence', async () => {
    await merchant.answers('all');
    const { page } = await open();
    const href = await link(page).getAttribute('href');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link(page).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await arrive(tab);
    await see(dialogOf(tab, 'en').getByText(sentence.en)).toBeVisible();
    await expect.poll(() => link(page).getAttribute('href')).toBe(href);
    expect(href).toBe(`${places().shop}/product/${paste.id}?lang=en`);
    const [middle] = await Promise.all([
      page.context().waitForEvent('page'),
      link(page).click({ button: 'middle' }),
    ]);
    await arrive(middle);
    await see(dialogOf(middle, 'en').getByText(sentence.en)).toBeVisible();
    await tab.close();
    await middle.close();
  });

  test('waits a second and a half for a slow server, then leaves without the session', async () => {
    await merchant.answers('all');
    const { page } = await open();
    await merchant.fault(CREATE, { kind: 'delay', ms: 30_000 });
    await stopClock(page);
    const asked = page.waitForRequest((request) => request.url().includes(CREATE));
    await link(page).click();
    await asked;
    await page.clock.runFor(1400);
    expect(new URL(page.url()).origin).not.toBe(places().shop);
    await page.clock.runFor(200);
    await page.waitForURL((url) => url.origin === places().shop, { waitUntil: 'commit' });
    await page.clock.resume();
    await arrive(page);
    await see(dialogOf(page, 'en').getByText(sentence.en)).toBeVisible();
  });

  test('a page without referrers hands the session over too', async () => {
    await merchant.answers('all');
    const { page } = await open({ head: '<meta name="referrer" content="no-referrer">' });
    await link(page).click();
    await arrive(page);
    await isLoggedIn(page, 'en');
  });
});

test('a visitor who follows a link arrives in the language of the page, and reads nothing', async () => {
  const page = await visit({ site: '' });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(await pageIn('en'));
  await link(page).click();
  await arrive(page);
  await see(logInButton(page, 'en')).toBeVisible();
  await see(dialogOf(page, 'en')).toBeHidden();
  expect(calls.filter((path) => [CREATE, REDEEM].includes(path))).toEqual([]);
});

test('the language that is chosen on a partner’s page survives a reload, and goes along', async () => {
  const page = await visit({ site: '' });
  await page.goto(await pageIn('en'));
  await see(link(page)).toHaveAttribute('href', /lang=en$/);
  const script = `${places().shop}/embed/clinicart.js`;
  // As text: the test runner would rewrite the import.
  await page.evaluate(
    `import('${script}').then(({ shop }) => shop()).then(({ language }) => language.use('zh'))`,
  );
  await see(link(page)).toHaveAttribute('href', /lang=zh$/);
  await page.reload();
  await see(page.getByRole('link', { name: said.zh.cartLogIn })).toBeVisible();
  await link(page).click();
  await arrive(page);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(TAGS.zh);
});

describe('an order that a customer of a partner places', () => {
  beforeEach(() => merchant.answers('all'));

  async function withGoods() {
    const { page } = await open();
    const card = page.locator('clinic-product-card');
    await card.getByRole('button', { name: said.en.add, exact: true }).click();
    await see(cartLink(page, 'en', 1)).toBeVisible();
    return page;
  }

  async function place(page: Page) {
    const placing = page.waitForResponse((answer) => answer.url().endsWith('/createOrder2'));
    await page.locator('clinic-cart').getByRole('button', { name: said.en.checkout }).click();
    await page
      .locator('clinic-checkout')
      .getByRole('button', { name: saidAtCheckout.en.place })
      .click();
    await placing;
  }

  const isCounted = async () => {
    const [order] = await merchant.orders('verified');
    expect(order?.partner).toBe('harbourline');
    const total = order?.total ?? 0;
    expect(await merchant.partners()).toEqual([
      { partner: 'harbourline', accounts: 0, orders: 1, paid: 0, total, paidTotal: 0 },
    ]);
    return total;
  };

  test('in the drawer is counted for the partner, and the console shows it', async () => {
    const page = await withGoods();
    await cartLink(page, 'en', 1).click();
    await place(page);
    const total = await isCounted();
    for (const [locale, words] of [
      ['en-HK', ['Partners', 'Orders: 1 · paid: 0', 'Registrations: 0']],
      ['zh-HK', ['合作夥伴', '訂單 1 · 已付款 0', '註冊 0']],
    ] as const) {
      const language = locale === 'en-HK' ? 'en' : 'zh';
      const desk = await visit({ site: '', language, at: `${places().sandbox}/console` });
      const row = desk.locator('#partners li');
      await see(desk.getByRole('heading', { name: words[0], exact: true })).toBeVisible();
      await see(row.getByText('harbourline', { exact: true })).toBeVisible();
      await see(row.getByText(words[1])).toBeVisible();
      await see(row.getByText(words[2])).toBeVisible();
      await see(row.getByText(`$${(total / 100).toFixed(2)}`).first()).toBeVisible();
    }
  });

  test('on the shop’s site is counted too, on every page of that tab', async () => {
    const page = await withGoods();
    await link(page).click();
    await arrive(page);
    await cartLink(page, 'en', 1).click();
    await place(page);
    await isCounted();
  });

  test('is placed without the partner where the server does not know the field', async () => {
    await merchant.answers('documented');
    const page = await withGoods();
    await cartLink(page, 'en', 1).click();
    await place(page);
    expect(await merchant.orders('verified')).toHaveLength(1);
    expect(await merchant.partners()).toEqual([]);
  });
});
