// Story 4: every element and every open tab share language, session and cart. Spec: 2§2.15
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartLink, dialogOf, enter, logInButton, signIn, signOut, type } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { everythingIn, isSettled, useBrowser } from '../support/open-page.ts';
import { goods, type Lang, MONEY, people, SWITCHES, said, TAGS } from '../ui-text/common.ts';

const visit = useBrowser();
const { burs } = goods;
beforeEach(merchant.reset);

const use = (page: Page, language: Lang) =>
  page.getByRole('banner').getByRole('button', { name: SWITCHES[language], exact: true }).click();

/** Tells whether the document and every element use a language. */
async function speaks(page: Page, language: Lang): Promise<void> {
  await see(page.locator('html')).toHaveAttribute('lang', TAGS[language]);
  await isSettled(page);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap(
          ({ shadowRoot }) => shadowRoot?.querySelector('.clinic-root')?.getAttribute('lang') ?? [],
        ),
      ),
    )
    .toSatisfy(
      (tags: string[]) =>
        tags.length >= 3 && new Set(tags).size === 1 && tags[0] === TAGS[language],
    );
}

describe.each([
  ['zh', 'en'],
  ['en', 'zh'],
] as const)('language, from %s to %s', (from, to) => {
  test.each([
    ['/', (words: (typeof said)[Lang]) => words.featured],
    ['/search?keyword=ALL&searchType=keyword', (words) => words.hidden],
    [`/product/${burs.id}`, (words) => words.description],
    ['/shopCart', (words) => words.cartSignIn],
  ] as [string, (words: (typeof said)[Lang]) => string][])(
    'switches on %s at once and persists',
    async (at, sentence) => {
      const page = await visit({ language: from, at });
      await speaks(page, from);
      await see(page.getByText(sentence(said[from])).first()).toBeVisible();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await use(page, to);
      await speaks(page, to);
      await see(page.getByText(sentence(said[to])).first()).toBeVisible();
      await see(page.getByText(sentence(said[from]), { exact: true })).toHaveCount(0);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await page.reload();
      await speaks(page, to);
    },
  );

  test('switches a second tab too, with the server’s texts', async () => {
    const one = await visit({ language: from, at: '/' });
    const two = await one.context().newPage();
    await two.goto(`/product/${burs.id}`);
    await see(two.getByRole('heading', { level: 1, name: burs[from] })).toBeVisible();
    await speaks(two, from);
    await use(one, to);
    await speaks(two, to);
    await see(two.getByRole('heading', { level: 1, name: burs[to] })).toBeVisible();
  });

  test('is read from the address, which is then cleaned', async () => {
    const page = await visit({ language: from, at: `/product/${burs.id}?lang=${to}` });
    await speaks(page, to);
    await see(page.getByRole('heading', { level: 1, name: burs[to] })).toBeVisible();
    await see(page).toHaveURL(new RegExp(`/product/${burs.id}$`));
    await page.goto('/');
    await speaks(page, to);
  });
});

test('a second tab follows login, cart and logout', async () => {
  const one = await visit({ language: 'en', at: `/product/${burs.id}` });
  const two = await one.context().newPage();
  await two.goto('/search?keyword=ALL&searchType=keyword');
  await see(logInButton(two, 'en')).toBeVisible();

  await signIn(one, 'en', 'verified');
  await see(two.getByRole('banner').getByText(people.verified)).toBeVisible();
  await see(
    two.getByRole('list', { name: said.en.results }).getByText(MONEY).first(),
  ).toBeVisible();

  const field = one.getByRole('spinbutton', {
    name: said.en.quantityOf(burs.article),
    exact: true,
  });
  await field.fill(String(burs.step));
  await one.getByRole('button', { name: said.en.add, exact: true }).click();
  await see(cartLink(one, 'en', 1)).toBeVisible();
  await see(cartLink(two, 'en', 1)).toBeVisible();
  await type(field, '10');

  await signOut(two, 'en', people.verified);
  await see(logInButton(one, 'en')).toBeVisible();
  await see(one.getByText(said.en.hidden).first()).toBeVisible();
  await see(one.getByRole('link', { name: said.en.cartLogIn })).toBeVisible();
  await see(field, 'what is not added yet is still chosen').toHaveValue('10');
  expect(await everythingIn(one)).not.toMatch(MONEY);
});

test('closes an open login dialog when another tab logs in', async () => {
  const one = await visit({ language: 'en', at: `/product/${burs.id}` });
  const two = await one.context().newPage();
  await two.goto('/');
  await logInButton(one, 'en').click();
  await logInButton(two, 'en').click();
  await enter(two, 'en', emailOf('finance'));
  await see(dialogOf(two, 'en')).toBeHidden();
  await see(dialogOf(one, 'en')).toBeHidden();
  await see(one.getByText(burs.price).first()).toBeVisible();
});
