// Logout is complete: no tab and no store keeps anything of the person who logged out. Spec: 1§3, 1§6
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { enter, type Identity, logInButton, remember, signOut } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { everythingIn, isSettled, useBrowser } from '../support/open-page.ts';
import { goods, MONEY, people } from '../ui-text/common.ts';
import { saidAtHome } from '../ui-text/home.ts';

const visit = useBrowser();
/** Names of price fields in the server's answers and in the stored copies of them. */
const FIGURES = /"(cents|was|percentOff|lowPrice|highPrice|offers)":(?!\{"kind":"hidden")/;

interface Person {
  readonly identity: Identity;
  readonly token: string;
  /** Facts that the server knows of this person alone, by name. */
  readonly facts: Readonly<Record<string, string>>;
}

async function person(scenario: string): Promise<Person> {
  const identity = await remember(visit, scenario);
  const token = identity.cookies.find(({ name }) => name === 'token')?.value ?? '';
  const answer = await fetch(`${places().sandbox}/authapi/user/userinfo2`, {
    method: 'POST',
    headers: { Authorization: decodeURIComponent(token), 'Content-Type': 'application/json' },
    body: '{"type":-1}',
  });
  const { data } = (await answer.json()) as { data: Record<string, string | undefined> };
  const licence = new URL(data['businessLicense'] ?? '', 'http://none').pathname;
  const { email, phone, companyName, street } = data;
  const facts = { email, phone, companyName, street, licence };
  return {
    identity,
    token,
    facts: Object.fromEntries(
      Object.entries(facts).flatMap(([name, fact]) => (fact ? [[name, fact]] : [])),
    ),
  };
}

let verified: Person;
beforeEach(async () => {
  await merchant.reset();
  verified = await person('verified');
  expect(Object.keys(verified.facts)).toHaveLength(5);
}, 60_000);

/** Reads the whole page and everything that its origin stores. */
async function leftIn(page: Page): Promise<string> {
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, document.cookie]));
  return `${await everythingIn(page)}\n${kept.replaceAll('\\', '')}`;
}

async function holdsNothingOf({ facts, token }: Person, page: Page): Promise<void> {
  const left = await leftIn(page);
  const at = page.url();
  expect(left, at).not.toMatch(MONEY);
  expect(left, at).not.toMatch(FIGURES);
  for (const [name, fact] of Object.entries(facts))
    expect(left, `${name} at ${at}`).not.toContain(fact);
  expect(left, at).not.toContain(people.verified);
  expect(left, at).not.toContain(token);
}

/** Pages: one with lower parts never scrolled into view, one with offers, lists, and the person's own pages. */
const PRODUCT = `/product/${goods.files.id}`;
const PAGES = [
  PRODUCT,
  '/',
  '/search?keyword=ALL&searchType=keyword',
  '/active11/1',
  '/user',
  '/user/information',
  '/user/address',
  '/shopCart',
];

describe('the server’s HTML for a member', () => {
  test.each([...PAGES, '/contactUs', '/quickOrder', '/order/confirm2'])(
    '%s carries no personal data that it does not show',
    async (path) => {
      const answer = await fetch(places().shop + path, {
        headers: { cookie: `token=${verified.token}; language=2` },
      });
      const html = (await answer.text()).replaceAll('&amp;', '&');
      const snapshot = /<script[^>]*id="clinicart-snapshot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
      expect(snapshot).toMatch(/\|member/);
      const shown = html.replace(snapshot ?? '', '');
      for (const [name, fact] of Object.entries(verified.facts))
        if (!shown.includes(fact)) expect(snapshot, name).not.toContain(fact);
      expect(html).not.toContain(verified.token);
      const told = html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? [];
      expect(told.join(), 'search engines have no account').not.toMatch(/"(price|offers)"/);
    },
  );
});

test('removes the snapshot from the page, which still shows prices', async () => {
  const page = await visit({ language: 'en', as: verified.identity, at: PRODUCT });
  await isSettled(page);
  await see(page.locator('#clinicart-snapshot')).toHaveCount(0);
  await see(page.getByText(goods.files.price).first()).toBeVisible();
  const all = await everythingIn(page);
  expect(all).not.toMatch(FIGURES);
  expect(all).not.toContain(verified.facts['email']);
});

test.each(PAGES)('%s holds no data of the buyer after a logout, in either tab', async (at) => {
  const one = await visit({ language: 'en', as: verified.identity, at });
  const two = await one.context().newPage();
  await two.goto(PRODUCT);
  await isSettled(one);
  await isSettled(two);
  expect(await leftIn(one), 'before').toContain(people.verified);
  await signOut(two, 'en', people.verified);
  await see(logInButton(one, 'en')).toBeVisible();
  for (const page of [one, two]) {
    await isSettled(page);
    await holdsNothingOf(verified, page);
  }
});

test.each([
  ['an element', /\/catalogue-product\.[\w-]+\.js$/, false],
  ['parts of one', /\/(coupons|product-aside|description)\.[\w-]+\.js$/, true],
] as const)(
  '%s whose script has not loaded shows no data of the buyer either',
  async (_, late, isHere) => {
    const page = await visit({ language: 'en', as: verified.identity });
    let held = 0;
    await page.route(late, () => {
      held += 1;
    });
    await page.goto(PRODUCT);
    await see(page.getByText(goods.files.price).first()).toBeVisible();
    const two = await page.context().newPage();
    await two.goto('/contactUs');
    await isSettled(two);
    await signOut(two, 'en', people.verified);
    await see(logInButton(page, 'en')).toBeVisible();
    const isDefined = () => page.evaluate(() => customElements.get('clinic-product') !== undefined);
    expect(await isDefined()).toBe(isHere);
    expect(held).toBeGreaterThan(0);
    await holdsNothingOf(verified, page);
  },
);

describe('the featured list that is kept for a return', () => {
  async function leaveHome(page: Page): Promise<void> {
    await page.goto('/');
    await isSettled(page);
    const featured = page.getByRole('region', { name: saidAtHome.en.featured, exact: true });
    await featured.getByRole('button', { name: saidAtHome.en.loadMore }).press('Enter');
    // The next page may load by itself, since its button is near.
    await see(featured.getByRole('status')).toHaveText(/page [23] of \d+ loaded/);
    await page.goto('/contactUs');
    await isSettled(page);
    expect(await leftIn(page), 'kept').toMatch(FIGURES);
  }

  test.each(['this tab', 'another tab'])('is dropped by a logout in %s', async (where) => {
    const one = await visit({ language: 'en', as: verified.identity });
    await leaveHome(one);
    const leaving = where === 'this tab' ? one : await one.context().newPage();
    if (leaving !== one) await leaving.goto('/contactUs');
    await isSettled(leaving);
    await signOut(leaving, 'en', people.verified);
    await see(logInButton(one, 'en')).toBeVisible();
    await holdsNothingOf(verified, one);
  });

  test('is not shown to a colleague who logged in while the tab was elsewhere', async () => {
    const one = await visit({ language: 'en', as: verified.identity });
    await leaveHome(one);
    await one.goto('about:blank');
    const two = await one.context().newPage();
    await two.goto('/contactUs');
    await isSettled(two);
    await signOut(two, 'en', people.verified);
    await logInButton(two, 'en').click();
    await see(await enter(two, 'en', emailOf('finance'))).toBeHidden();
    await one.goto('/contactUs');
    await isSettled(one);
    await see(one.getByRole('banner').getByText(people.finance)).toBeVisible();
    await holdsNothingOf(verified, one);
  });
});

test('rechecks a page in the background when it returns after a logout in another tab', async () => {
  const page = await visit({ language: 'en', as: verified.identity, at: PRODUCT });
  await isSettled(page);
  // Simulates tabs without a channel between them.
  await page.context().clearCookies({ name: 'token' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await see(logInButton(page, 'en')).toBeVisible();
  await isSettled(page);
  await holdsNothingOf(verified, page);
});
