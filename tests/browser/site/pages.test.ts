// Pages of the host site that no other test file covers: what they leave out of the header, and where they link.
// Spec: 1§2
import { describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { loginOf, readPicture, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { shopOf } from '../support/orders.ts';
import { goods, said, TAGS } from '../ui-text/common.ts';
import { saidAtHome } from '../ui-text/home.ts';

const visit = useBrowser();
const sent = async (path: string) => (await fetch(`${places().shop}${path}?lang=en`)).text();

describe('the header', () => {
  const parts = { search: 'role="search"', categories: 'All categories', cart: 'href="/shopCart"' };
  const partsOf = (html: string) =>
    Object.entries(parts).flatMap(([name, mark]) => (html.includes(mark) ? [name] : []));

  test.each([
    ['/brandIndex', ['search', 'categories', 'cart']],
    ['/shopCart', []],
    ['/rorgotPassword', ['cart']],
    ['/forgotPasswordSecond', ['cart']],
  ])('of %s has %j', async (path, has) => {
    expect(partsOf(await sent(path))).toEqual(has);
  });
});

test('the page for an unknown address retries and goes back', async () => {
  const page = await visit({ language: 'en', at: '/question', mayHear: /404/ });
  await page.evaluate(() => location.assign('/nothing/here'));
  const main = page.getByRole('main');
  await see(main.getByRole('heading', { level: 1, name: said.en.notFound })).toBeVisible();
  await isSettled(page);
  await Promise.all([
    page.waitForEvent('load'),
    main.getByRole('link', { name: 'Try again' }).click(),
  ]);
  await see(page).toHaveURL(/\/nothing\/here$/);
  await isSettled(page);
  await main.getByRole('link', { name: 'Go back' }).click();
  await see(page).toHaveURL(/\/question$/);
});

test('the page of a crash works without a script, and offers home and a retry', async () => {
  const html = await sent('/500');
  expect(html).toContain('Something went wrong on our side');
  expect(html).toMatch(/<a class="way" href="">Reload<\/a>/);
  expect(html).toMatch(/<a class="way way-first" href="\/">Return home<\/a>/);
  expect(html).not.toContain('<script');
  expect(html, 'the mark of the shop').toContain('<img src="/favicon.svg"');
  expect(html).toMatch(/Hotline, 8:00–23:00.*<a href="tel:\+85230008123">\+852 3000 8123<\/a>/s);
  expect(html).toMatch(/Reference\s*<strong>[0-9A-F]{8}<\/strong>/);
});

test.each(['zh', 'en'] as const)(
  'the console speaks the browser’s language (%s)',
  async (language) => {
    const page = await visit({ language, site: '', at: `${places().sandbox}/console` });
    await see(page.locator('html')).toHaveAttribute('lang', TAGS[language]);
    await see(page.locator('#home-blocks textarea').first()).toBeVisible();
    const cut = await page
      .locator('#home-blocks textarea')
      .evaluateAll(
        (fields) =>
          fields.filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
          ).length,
      );
    expect(cut).toBe(0);
    await isAccessible(page);
  },
);

test('a mail that stays on says so beside a switch that looks on', async () => {
  await merchant.reset();
  // Which mails stay on is an assumed field.
  await merchant.answers('all');
  const as = await remember(visit, 'verified');
  const page = await visit({ language: 'en', at: '/mailSubscription', as });
  const locked = page.getByRole('listitem').filter({ hasText: 'Always on' });
  await see(locked).toHaveCount(2);
  await see(locked.first().getByRole('switch')).toBeDisabled();
  await see(locked.first().getByRole('switch')).toBeChecked();
});

test('validates a field on blur: the e-mail at login, the password of a registration', async () => {
  await merchant.reset();
  const page = await visit({ language: 'en', at: '/?login=1' });
  const login = loginOf(page);
  await login.getByRole('tab', { name: said.en.byEmail }).click();
  const email = login.getByRole('textbox', { name: said.en.email });
  await email.fill('ho@clinic');
  await see(email).toHaveAccessibleDescription('');
  await email.press('Tab');
  await see(email).toHaveAccessibleDescription(said.en.badEmail);

  await page.goto('/register');
  await isSettled(page);
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: 'E-mail' }).click();
  await main.getByRole('textbox', { name: 'E-mail address' }).fill('ho@clinic.test');
  await main.getByRole('textbox', { name: 'Captcha' }).fill(await readPicture(main));
  const code = main.getByRole('textbox', { name: 'Code', exact: true });
  await see(code).toBeFocused();
  await code.fill(await merchant.codeFor('ho@clinic.test'));
  await main.getByRole('button', { name: 'Next' }).click();
  const password = main.getByLabel('Password', { exact: true });
  await password.pressSequentially('onlyletters');
  await see(password).toHaveAccessibleDescription('');
  await password.press('Tab');
  await see(password).toHaveAccessibleDescription('Enter 6–15 characters with letters and digits.');
  await password.fill('');
  await password.pressSequentially('abcdefghij1234567');
  await see(password, 'typing ends at 15').toHaveValue('abcdefghij12345');
});

test('lays the brands of the home page out in two rows of six', async () => {
  const page = await visit({ language: 'en', at: '/', width: 1440 });
  const { brands } = saidAtHome.en;
  const wall = page.locator('clinic-home').locator('.clinic-home-brands');
  await wall.scrollIntoViewIfNeeded();
  await see(wall.getByRole('heading', { name: brands, exact: true })).toBeVisible();
  await see(wall.locator('a[href="/brandIndex"]')).toBeVisible();
  const places = () =>
    wall.locator('.clinic-carousel-view').evaluate((view) => {
      const { left, right } = view.getBoundingClientRect();
      const boxes = [...view.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
      const seen = boxes.filter((box) => box.left >= left - 1 && box.right <= right + 1);
      const kinds = (edge: 'left' | 'top') =>
        new Set(seen.map((box) => Math.round(box[edge]))).size;
      return { rows: kinds('top'), columns: kinds('left'), brands: seen.length };
    });
  await expect.poll(places).toEqual({ rows: 2, columns: 6, brands: 12 });
});

test('the cart links to its products and to the home page', async () => {
  await merchant.reset();
  const as = await remember(visit, 'verified');
  const page = await visit({ language: 'en', at: '/shopCart', as });
  const main = page.getByRole('main');
  await see(main.getByRole('link', { name: 'Go shopping' })).toHaveAttribute('href', '/');
  const shop = shopOf(as);
  const { specifications } = await shop.catalogue.specifications.get({ id: goods.burs.id });
  const [first] = specifications;
  if (!first) throw new Error('nothing to buy');
  await shop.cart.add([{ specificationId: first.id, quantity: first.step }]);
  await page.reload();
  const line = main.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await see(line.getByRole('link', { name: goods.burs.en })).toHaveAttribute(
    'href',
    /^\/product\/\d+$/,
  );
  await see(main.locator('.clinic-cart-on')).toHaveAttribute('href', '/');
});

test('the page for new customers begins with banners that link', async () => {
  await merchant.reset();
  const as = await remember(visit, 'new-customer');
  const page = await visit({ language: 'en', at: '/newCustomers', as });
  const banners = page.getByRole('region', { name: 'For new customers', exact: true }).first();
  await see(banners).toHaveAttribute('aria-roledescription', 'carousel');
  await see(banners.getByRole('link').first()).toHaveAttribute('href', /^\//);
});
