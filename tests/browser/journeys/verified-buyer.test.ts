// Story 3: a verified buyer. Spec: 1§4, 1§5, 1§6

import { beforeEach, describe, expect, test } from 'vitest';
import {
  cartLink,
  dialogOf,
  enter,
  type Identity,
  logInButton,
  loginOf,
  remember,
  signIn,
  signOut,
  type,
} from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant, PASSWORD } from '../support/merchant-console.ts';
import { everythingIn, isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { goods, languages, MONEY, mainly, people, said } from '../ui-text/common.ts';

const visit = useBrowser();
const { burs, files, paste } = goods;

describe.each(languages)('a verified buyer (%s)', (language) => {
  const words = said[language];
  beforeEach(merchant.reset);

  test('logs in with e-mail and password and sees every price without a reload', async () => {
    const page = await visit({ language, at: `/product/${files.id}` });
    await see(page.getByText(words.hidden).first()).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const chosen = page.getByRole('spinbutton', {
      name: words.quantityOf(files.article),
      exact: true,
    });
    await type(chosen, '12');
    await signIn(page, language, 'verified');
    await see(chosen, 'what a visitor chose is kept').toHaveValue('12');
    const offer = page.getByRole('article').filter({ hasText: files.price }).first();
    await see(offer).toContainText(files.was);
    await see(page.getByRole('row').filter({ hasText: files.article }).first()).toContainText(
      files.price,
    );
    await see(page.getByText(words.hidden)).toHaveCount(0);
    await see(page.getByRole('banner').getByText(people.verified)).toBeVisible();
    await see(cartLink(page, language, 0)).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await isAccessible(page);

    await signOut(page, language, people.verified);
    await see(page.getByText(words.hidden).first()).toBeVisible();
    expect(await everythingIn(page)).not.toMatch(MONEY);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('token');
  });

  test('logs in with a phone number and a code', async () => {
    const { phone } = await merchant.account('new-customer');
    const page = await visit({ language, at: '/search?keyword=ALL&searchType=keyword' });
    await logInButton(page, language).click();
    const dialog = dialogOf(page, language);
    const login = loginOf(page);
    await login.getByRole('textbox', { name: words.phone }).fill(phone);
    await login.getByRole('button', { name: words.useCode }).click();
    await login.getByRole('button', { name: words.sendCode, exact: true }).click();
    const wait = login.getByRole('button', { name: words.resendIn });
    await see(wait).toBeVisible();
    await see(wait).toBeDisabled();
    const code = await merchant.codeFor(phone);

    const field = login.getByRole('textbox', { name: words.code });
    const wrong = code.startsWith('A') ? 'BBBBBB' : 'AAAAAA';
    await field.fill(wrong);
    await login.getByRole('button', { name: words.logIn, exact: true }).click();
    await see(field).toHaveAttribute('aria-invalid', 'true');
    await see(field).toHaveAccessibleDescription(/\S/);
    await see(field).toHaveValue(wrong);
    await see(login.getByRole('textbox', { name: words.phone })).toHaveValue(phone);
    await isAccessible(page);

    await field.fill(code);
    await field.press('Enter');
    await see(dialog).toBeHidden();
    await see(
      page.getByRole('list', { name: words.results }).getByText(MONEY).first(),
    ).toBeVisible();
    expect(page.url()).not.toContain(code);
  });

  test('shows inline errors and keeps the input', async () => {
    const page = await visit({ language, at: '/' });
    await logInButton(page, language).click();
    const dialog = dialogOf(page, language);
    const login = loginOf(page);
    const send = login.getByRole('button', { name: words.logIn, exact: true });
    await send.click();
    const phone = login.getByRole('textbox', { name: words.phone });
    await see(phone).toHaveAccessibleDescription(words.enterPhone);
    await see(phone).toBeFocused();

    await enter(page, language, 'nobody', '');
    const email = login.getByRole('textbox', { name: words.email });
    await see(email).toHaveAccessibleDescription(words.badEmail);
    await email.fill(emailOf('finance'));
    await send.click();
    const password = login.getByLabel(words.password, { exact: true });
    await see(password).toHaveAccessibleDescription(words.enterPassword);
    await see(password).toBeFocused();
    await password.fill('Wrong12345');
    await send.click();
    await see(password).toHaveAttribute('aria-invalid', 'true');
    await see(password).toHaveAccessibleDescription(/\S/);
    await see(password).toHaveValue('Wrong12345');
    await see(email).toHaveValue(emailOf('finance'));

    await login.getByRole('button', { name: words.close, exact: true }).click();
    await logInButton(page, language).click();
    await see(email, 'closed and opened again').toHaveValue(emailOf('finance'));
    await password.fill(PASSWORD);
    await password.press('Enter');
    await see(dialog).toBeHidden();
  });

  describe('logged in', () => {
    let verified: Identity;
    beforeEach(async () => {
      verified = await remember(visit, 'verified');
    });

    test('chooses a specification and a quantity, and adds it to the cart', async () => {
      const page = await visit({ language, as: verified, at: `/product/${burs.id}` });
      const field = (article: string) =>
        page.getByRole('spinbutton', { name: words.quantityOf(article), exact: true });
      const first = field(burs.article);
      await type(first, '7');
      await see(first).toHaveValue('5');
      await see(first).toHaveAccessibleDescription(words.roundedDown(5, burs.step, burs.unit));
      const short = field(burs.short.article);
      await type(short, '99999');
      await see(short).toHaveValue(String(burs.short.most));
      await see(short).toHaveAccessibleDescription(words.capped(burs.short.most));
      await type(short, 'abc');
      await see(short).toHaveValue('5');
      await see(short).toHaveAccessibleDescription(words.notDigits(5));
      await type(short, '0');
      await see(short).toHaveValue('0');
      await isAccessible(page);

      await page.getByRole('button', { name: words.add, exact: true }).click();
      await see(cartLink(page, language, 1)).toBeVisible();
      await see(first, 'the choice is done').toHaveValue('0');
      await page.getByRole('button', { name: words.add, exact: true }).click();
      await see(page.getByRole('alert').getByText(words.selectOne)).toBeVisible();
      await see(cartLink(page, language, 1)).toBeVisible();
      expect((await merchant.account('verified')).cartLines).toBe(1);
    });

    test('cannot order a product without a price, and sees whom to ask', async () => {
      const page = await visit({ language, as: verified, at: `/product/${goods.lamp.id}` });
      await see(page.getByText(words.enquire).first()).toBeVisible();
      await see(page.getByRole('link', { name: words.askUs }).first()).toBeVisible();
      await see(page.getByRole('button', { name: words.add, exact: true })).toHaveCount(0);
      for (const field of await page.getByRole('spinbutton').all()) await see(field).toBeDisabled();
      // The product's coupons name amounts that are not prices.
      for (const part of ['.clinic-product-price', '.clinic-specs', '.clinic-product-bar'])
        await see(page.locator(part)).not.toContainText(MONEY);
      const told = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(told.join()).not.toMatch(/"price|1000000/);
    });

    test('changes quantities in the cart, removes a line after a confirmation, and logs out', async () => {
      const page = await visit({ language, as: verified, at: `/product/${burs.id}` });
      const chosen = { name: words.quantityOf(burs.article), exact: true };
      await type(page.getByRole('spinbutton', chosen), '5');
      await page.getByRole('button', { name: words.add, exact: true }).click();
      await see(cartLink(page, language, 1)).toBeVisible();
      await page.goto(`/product/${paste.id}`);
      await isSettled(page);
      const field = page.getByRole('spinbutton', { name: words.quantityOf(paste.article) });
      await type(field, '2');
      await page.getByRole('button', { name: words.add, exact: true }).click();
      await cartLink(page, language, 2).click();
      await see(page).toHaveURL(/\/shopCart$/);

      const lines = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox') });
      await see(lines).toHaveCount(2);
      const line = lines.filter({ hasText: burs.article });
      await see(line).toContainText(burs.price);
      const quantity = line.getByRole('spinbutton', { name: words.lineQuantity });
      await see(quantity).toHaveValue('5');
      await line.getByRole('button', { name: /^(增加|Increase )/ }).click();
      await see(quantity).toHaveValue('10');
      await see(line).toContainText('HK$280.00');
      await type(quantity, '18');
      await see(quantity).toHaveValue('15');
      await see(quantity).toHaveAccessibleDescription(words.roundedDown(15, burs.step));
      await see(line).toContainText('HK$420.00');
      await page.reload();
      await see(quantity, 'the shop keeps it').toHaveValue('15');
      await isSettled(page);
      await isAccessible(page);

      await page.getByRole('button', { name: words.edit, exact: true }).click();
      const remove = page.getByRole('button', { name: words.remove(burs[language]) });
      const question = page.getByRole('dialog', { name: words.confirmDelete });
      await remove.click();
      await see(question).toContainText(burs[language]);
      await isAccessible(page);
      await question.getByRole('button', { name: words.cancel, exact: true }).click();
      await see(question).toBeHidden();
      await see(lines).toHaveCount(2);
      await remove.click();
      await question.getByRole('button', { name: words.delete, exact: true }).click();
      await see(question).toBeHidden();
      await see(lines).toHaveCount(1);
      await see(lines).toContainText(paste.article);
      expect((await merchant.account('verified')).cartLines).toBe(1);

      await signOut(page, language, people.verified);
      await see(page.getByText(words.cartSignIn)).toBeVisible();
      expect(await everythingIn(page)).not.toMatch(MONEY);
    });
  });
});

describe.each(mainly('en'))('an unverified buyer (%s)', (language) => {
  const words = said[language];
  beforeEach(merchant.reset);

  test('sees no price, cannot choose, and sees the way to certification', async () => {
    const page = await visit({ language, at: `/product/${burs.id}` });
    await signIn(page, language, 'unverified');
    const certify = page.getByRole('main').getByRole('link', { name: words.certify });
    await see(certify.first()).toHaveAttribute('href', /\/user\/information#certify$/);
    const fields = page.getByRole('spinbutton');
    await see(fields).toHaveCount(4);
    for (const field of await fields.all()) await see(field).toBeDisabled();
    await see(page.getByRole('button', { name: words.add, exact: true })).toHaveCount(0);
    expect(await everythingIn(page)).not.toMatch(MONEY);
    await isAccessible(page);
    await page.goto('/search?keyword=ALL&searchType=keyword');
    await see(page.getByRole('main').getByRole('link', { name: words.certify })).toBeVisible();
    expect(await everythingIn(page)).not.toMatch(MONEY);
  });

  test('sees prices on the next page once the merchant has approved', async () => {
    const { id } = await merchant.account('under-review');
    const page = await visit({ language, at: `/product/${burs.id}` });
    await signIn(page, language, 'under-review');
    await see(page.getByText(words.hidden).first()).toBeVisible();
    expect(await everythingIn(page)).not.toMatch(MONEY);
    await merchant.approve(id);
    await page.reload();
    await see(page.getByText(burs.price).first()).toBeVisible();
  });
});
