// The login dialog: its ways in, its links, what it remembers, and what continues after login. Spec: 1§2, 1§4, 1§5, 1§6
import type { Page } from 'playwright';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  cartLink,
  dialogOf,
  enter,
  logInButton,
  loginOf,
  remember,
  type,
} from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { goods, languages, mainly, said } from '../ui-text/common.ts';

const visit = useBrowser();
const { burs, paste } = goods;
beforeEach(merchant.reset);
afterAll(merchant.reset);

const words = {
  zh: {
    forgot: '忘記密碼',
    register: '登記診所',
    service: /^服務協議/,
    privacy: /^私隱政策/,
    usePassword: '改用密碼登入',
    areaCode: '區號',
    save: '收藏',
    saved: '已收藏',
  },
  en: {
    forgot: 'Forgot password',
    register: 'Register clinic',
    service: /^service agreement/,
    privacy: /^privacy policy/,
    usePassword: 'Use a password instead',
    areaCode: 'Area code',
    save: 'Save',
    saved: 'Saved',
  },
};

/** Saves a product as a visitor, which opens the login dialog. */
async function askToSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${words.en.save}`) }).click();
  await see(dialogOf(page, 'en')).toBeVisible();
}

test.each(languages)('says where it cannot be loaded, and loads again (%s)', async (language) => {
  const page = await visit({ language, mayHear: /Failed to load resource|ERR_FAILED/ });
  const code = /\/login-dialog\./;
  await page.route(code, (route) => route.abort());
  await page.goto('/contactUs');
  await isSettled(page);
  await logInButton(page, language).click();
  const why = page.locator('clinic-login').getByRole('alert');
  await see(why).toBeInViewport();
  await page.unroute(code);
  await why.getByRole('button').click();
  await see(dialogOf(page, language)).toBeVisible();
  await see(why).toBeHidden();
});

test.each(mainly('zh'))(
  'keeps the input, and continues to the next page (%s)',
  async (language) => {
    const own = words[language];
    const other = said[language];
    const page = await visit({ language, at: '/contactUs' });
    await isSettled(page);
    await logInButton(page, language).click();
    const login = loginOf(page);
    const dialog = dialogOf(page, language);
    const link = (name: string | RegExp) => login.getByRole('link', { name });
    const phone = login.getByRole('textbox', { name: other.phone });
    const email = login.getByRole('textbox', { name: other.email });
    const password = login.getByLabel(other.password, { exact: true });
    const code = login.getByRole('textbox', { name: other.code, exact: true });
    const areas = login.getByRole('combobox', { name: own.areaCode });
    // The server's list, in which each entry but the chosen one shows its name. Spec: 1§7
    await see(areas.getByRole('option')).toHaveText(['+852', /^\+853 ./, /^\+86 ./, /^\+1 ./]);
    await areas.selectOption('+853');
    await phone.fill('66123456');
    await password.fill('Half-typed1');
    await see(link(own.forgot)).toHaveAttribute('href', /\/rorgotPassword\?phoneOrEmail=0$/);

    // A password manager searches only the document, and for both fields at once.
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('form input')].map((one) => one.autocomplete),
    );
    expect(seen).toEqual(['username', 'current-password']);

    await login.getByRole('tab', { name: other.byEmail }).click();
    await email.fill('half@clinic');
    await see(link(own.forgot)).toHaveAttribute('href', /\/rorgotPassword\?phoneOrEmail=1$/);
    await login.getByRole('button', { name: other.useCode }).click();
    await see(code).toHaveAttribute('autocomplete', 'one-time-code');
    await see(code).toHaveAttribute('inputmode', 'numeric');
    await code.fill('20 48 17');
    await see(code).toHaveValue('204817');
    // Readers of the page's attributes, such as a style sheet or a session recorder, learn nothing.
    const mirrored = await login.evaluate(
      (element) =>
        [...element.querySelectorAll('input')].filter((input) => input.hasAttribute('value'))
          .length,
    );
    expect(mirrored).toBe(0);
    await page.keyboard.press('Escape');
    await see(dialog).toBeHidden();

    await logInButton(page, language).click();
    await see(email).toHaveValue('half@clinic');
    await see(code).toHaveValue('204817');
    await login.getByRole('button', { name: own.usePassword }).click();
    await see(password).toHaveValue('Half-typed1');
    await login.getByRole('tab', { selected: false }).click();
    await see(phone).toHaveValue('66123456');
    await isAccessible(page);

    await see(link(own.register)).toHaveAttribute('href', /\/register$/);
    for (const [name, path] of [
      [own.service, /\/about\/4$/],
      [own.privacy, /\/about\/3$/],
    ] as const) {
      await see(link(name)).toHaveAttribute('href', path);
      await see(link(name)).toHaveAttribute('target', '_blank');
    }
    // A reload keeps the contact and drops the secret.
    await page.reload();
    await isSettled(page);
    await logInButton(page, language).click();
    await see(phone).toHaveValue('66123456');
    await see(login.getByRole('combobox', { name: own.areaCode })).toHaveValue('+853');
    await see(password).toHaveValue('');
  },
);

test('resumes a visitor’s action: adds to the cart, saves a product, buys one at once', async () => {
  const other = said.zh;
  const page = await visit({ language: 'zh', at: `/product/${burs.id}`, width: 768 });
  await isSettled(page);
  const quantity = page.getByRole('spinbutton', { name: other.quantityOf(burs.article) });
  await type(quantity.first(), String(burs.step * 2));
  await page.getByRole('button', { name: other.add, exact: true }).click();
  await see(await enter(page, 'zh', emailOf('verified'))).toBeHidden();
  await see(cartLink(page, 'zh', 1)).toBeVisible();

  const buyer = await visit({ language: 'en', at: `/product/${paste.id}` });
  await isSettled(buyer);
  const pieces = { name: said.en.quantityOf(paste.article) };
  await type(buyer.getByRole('spinbutton', pieces), String(paste.step));
  await buyer.getByRole('button', { name: said.en.buyNow, exact: true }).click();
  await enter(buyer, 'en', emailOf('verified'));
  await see(buyer).toHaveURL(/\/order\/confirm2$/);
  await see(buyer.getByRole('main').getByText(paste.en)).toBeVisible();
  expect((await merchant.account('verified')).cartLines, 'beside the cart').toBe(1);

  const second = await visit({ language: 'en', at: `/product/${burs.id}`, width: 360 });
  await isSettled(second);
  await askToSave(second);
  await see(await enter(second, 'en', emailOf('verified'))).toBeHidden();
  await see(second.getByRole('button', { name: new RegExp(`^${words.en.saved}`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('opens from its address and removes it; a required dialog cannot be closed', async () => {
  const page = await visit({ language: 'en', at: '/?login=1' });
  const dialog = dialogOf(page, 'en');
  await see(dialog).toBeVisible();
  await see(page).toHaveURL(/:\d+\/$/);
  await page.keyboard.press('Escape');
  await see(dialog).toBeHidden();
  await page.reload();
  await isSettled(page);
  await see(dialog).toBeHidden();

  // An account call without a token: the page stops it, and the dialog cannot be closed. Spec: 1§6
  const as = await remember(visit, 'verified');
  const member = await visit({ language: 'en', at: `/product/${burs.id}`, as });
  await see(member.getByText(burs.price).first()).toBeVisible();
  await isSettled(member);
  await member.context().clearCookies({ name: 'token' });
  await askToSave(member);
  const required = dialogOf(member, 'en');
  await see(required.getByRole('button', { name: said.en.close, exact: true })).toHaveCount(0);
  await member.keyboard.press('Escape');
  await see(required).toBeVisible();
  await see(await enter(member, 'en', emailOf('verified'))).toBeHidden();
  await see(member.getByText(burs.price).first()).toBeVisible();
});
