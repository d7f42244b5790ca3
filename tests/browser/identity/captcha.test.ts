// Story 3: the fourth code within an hour requires a captcha. Spec: 1§4, 1§5, 1§7
import { createShop } from '@clinicart/sdk';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { loginOf } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { mainly, said } from '../ui-text/common.ts';

const visit = useBrowser();
beforeEach(merchant.reset);
afterAll(merchant.reset);

const words = {
  zh: {
    field: '圖形驗證碼',
    another: '換一張圖片',
    cannotSee: /^看不到圖片？/,
    asked: '請輸入圖片中的 4 個字元。',
    empty: '請輸入圖形驗證碼。',
    noCode: '請輸入 6 位驗證碼。',
    wrong: '圖片字元不正確，請再試一次。',
    sent: '驗證碼已發送至',
  },
  en: {
    field: 'Captcha',
    another: 'Another picture',
    cannotSee: /^Cannot see the picture\?/,
    asked: 'Enter the 4 characters in the picture.',
    empty: 'Enter the captcha.',
    noCode: 'Enter the 6-digit code.',
    wrong: 'The characters do not match the picture. Try again.',
    sent: 'Code sent to',
  },
};

const MINUTE_MS = 60_000;
const PHONE = /\d{8}$/;

/** Three codes to one number, a minute apart. */
async function askThrice(phone: string): Promise<void> {
  const { sandbox, captchaKey } = places();
  const { session } = createShop({ apiBase: sandbox, captchaKey });
  for (let sent = 0; sent < 3; sent++) {
    await session.sendCode({ purpose: 'login', contact: { phone, areaCode: '+852' } });
    await merchant.advanceClock(MINUTE_MS + 1000);
  }
}

async function newestAnswer(): Promise<string> {
  const state = await fetch(`${places().sandbox}/console/api/state`);
  const { captchas }: { captchas: readonly string[] } = await state.json();
  return captchas[0] ?? '';
}

describe.each(mainly('en'))('a fourth code (%s)', (language) => {
  const { field, another, asked, cannotSee, empty, noCode, wrong, sent } = words[language];
  const isSaid = language === 'zh';
  const own = said[language];

  test('is sent once the captcha is solved, and logs in on the way to the cart', async () => {
    const [phone = ''] = PHONE.exec((await merchant.account('verified')).phone) ?? [];
    await merchant.answers(isSaid ? 'all' : 'documented');
    await askThrice(phone);
    const page = await visit({ language, at: '/', width: language === 'zh' ? 1440 : 360 });
    await isSettled(page);
    await page.getByRole('banner').getByRole('link', { name: own.cartLogIn }).click();
    const login = loginOf(page);
    await login.getByRole('button', { name: own.useCode }).click();
    await login.getByRole('textbox', { name: own.phone }).fill(phone);
    await see(login.getByRole('button', { name: own.logIn, exact: true })).toBeDisabled();
    await login.getByRole('button', { name: own.sendCode }).click();

    const captcha = login.getByRole('textbox', { name: field });
    await see(captcha).toBeFocused();
    await isAccessible(page);
    if (isSaid) {
      await captcha.press('Enter');
      await see(login.getByText(empty)).toBeVisible();
      // The code that demands a captcha is assumed, and so is a question in its place.
      await see(login.getByRole('button', { name: cannotSee })).toBeVisible();
    } else {
      // Only the server's message names the reason of the refusal; the support staff help people who cannot see the
      // picture.
      await see(login.getByText(asked)).toBeVisible();
      await see(login.getByRole('link', { name: cannotSee })).toHaveAttribute('href', '/contactUs');
      await see(login.getByRole('button', { name: cannotSee })).toHaveCount(0);
    }

    const picture = login.locator('img[src*="getValidcode"]');
    const first = await picture.getAttribute('src');
    await login.getByRole('button', { name: another }).press('Enter');
    await see(picture).not.toHaveAttribute('src', first ?? '');
    await see(captcha).toBeFocused();

    // The fourth character starts the check without a click; the next check runs 2 s later at the earliest.
    const sendings: number[] = [];
    page.on('request', (request) => {
      if (request.url().includes('getCaptchaNew')) sendings.push(Date.now());
    });
    await page.keyboard.type('0000');
    await see(login.getByText(wrong)).toBeVisible();
    await see(captcha).toHaveValue('0000');
    await see(login.getByRole('textbox', { name: own.phone })).toHaveValue(phone);
    await page.keyboard.type((await newestAnswer()).toLowerCase());
    await see(login.getByText(sent)).toBeVisible();
    expect(sendings).toHaveLength(2);
    expect((sendings[1] ?? 0) - (sendings[0] ?? 0)).toBeGreaterThan(1_500);

    const code = login.getByRole('textbox', { name: own.code, exact: true });
    await see(code).toBeFocused();
    // The message about the code's destination survives a switch to another window.
    await code.evaluate((input) => {
      const { hasFocus } = document;
      document.hasFocus = () => false;
      input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      document.hasFocus = hasFocus;
    });
    await see(login.getByText(sent)).toBeVisible();
    await see(login.getByText(noCode)).toHaveCount(0);
    await page.keyboard.type(await merchant.codeFor(phone));
    await page.keyboard.press('Enter');
    await see(page).toHaveURL(/\/shopCart$/);
    await see(page.getByText(own.emptyCart)).toBeVisible();
  });
});
