// The payment password: set and changed in three steps, by a code, with a contact bound on the way.
// Spec: 2§2.2, 2§4, 2§5, 2§6, 2§9
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';

const visit = useBrowser();
const at = '/user/information';
const MINUTE_MS = 60_000;
beforeEach(merchant.reset);

const profile = (page: Page) => page.locator('clinic-profile');
const button = (page: Page, name: string | RegExp) =>
  profile(page).getByRole('button', { name, exact: true });
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

/** Counts the boxes with a dot and finds the current box. */
const boxes = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((input) => {
    const all = [...(input.parentElement?.querySelectorAll('.clinic-digit') ?? [])];
    const has = (name: string) => all.map((box) => box.classList.contains(name));
    return {
      dots: has('clinic-digit-filled').filter(Boolean).length,
      current: has('clinic-digit-current').indexOf(true),
    };
  });

/** Asks the server whether it accepts this payment password for the person logged in on the page. */
async function isTaken(page: Page, payPwd: string): Promise<boolean> {
  const cookies = await page.context().cookies();
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'token')?.value ?? '');
  const answer = await fetch(`${places().sandbox}/authapi/pay/validatePayPwd`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', Authorization: token, LangEnv: '2' },
    body: JSON.stringify({ payPwd }),
  });
  const { resultID } = await answer.json();
  return resultID === 1200;
}

test('sets it from the profile on a phone, in boxes that form one field (zh, 360 px)', async () => {
  const as = await remember(visit, 'new-customer');
  const page = await visit({ width: 360, at, as, mayHear: /ERR_EMPTY_RESPONSE/ });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await isSettled(page);
  await see(profile(page).getByText('未設定')).toBeVisible();
  await button(page, '設定支付密碼').click();
  const dialog = page.getByRole('dialog', { name: '設定支付密碼' });
  const code = dialog.getByRole('textbox', { name: '短訊驗證碼' });
  const next = dialog.getByRole('button', { name: '下一步' });
  await see(code).toBeFocused();
  await see(next).toBeDisabled();
  await dialog.getByRole('button', { name: '發送驗證碼' }).click();
  await see(dialog.getByRole('button', { name: /\d+ 秒後重發/ })).toBeDisabled();
  await isAccessible(page);
  const sent = await merchant.codeFor('61230005');
  await code.fill(sent.slice(0, 5));
  await see(next).toBeDisabled();
  await code.fill(sent === '000000' ? '111111' : '000000');
  await next.click();
  await see(dialog.getByText(/驗證碼.*不正確/)).toBeVisible();
  await code.fill(sent);
  await next.click();

  const label = '支付密碼，6 位數字';
  const password = dialog.getByLabel(label, { exact: true });
  await see(password).toBeFocused();
  await page.keyboard.type('２０4');
  expect(await boxes(page, label)).toEqual({ dots: 3, current: 3 });
  await page.keyboard.type('a');
  await see(dialog.getByText('密碼只可包含數字。')).toBeVisible();
  await see(password).toHaveAccessibleDescription('密碼只可包含數字。');
  expect(await boxes(page, label)).toEqual({ dots: 3, current: 3 });
  await page.keyboard.press('Backspace');
  await see(dialog.getByText('密碼只可包含數字。')).toBeHidden();
  await page.keyboard.press('Backspace');
  expect(await boxes(page, label)).toEqual({ dots: 1, current: 1 });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('9');
  expect(await boxes(page, label)).toEqual({ dots: 1, current: 1 });
  await see(password).toHaveValue('9');
  await page.keyboard.press('Tab');
  await see(dialog.getByText('密碼須為 6 位數字。')).toBeVisible();

  // A paste fills the whole code from any caret position, and no attribute holds the code.
  await page.evaluate(() => navigator.clipboard.writeText(' 204 817 '));
  await password.focus();
  await page.keyboard.press('Control+V');
  expect(await boxes(page, label)).toEqual({ dots: 6, current: 5 });
  await see(dialog.getByText('密碼須為 6 位數字。')).toBeHidden();
  expect(await password.getAttribute('value')).toBeNull();
  await see(password).toHaveAttribute('type', 'password');
  const repeated = dialog.getByLabel('再次輸入支付密碼，6 位數字', { exact: true });
  await repeated.focus();
  await page.keyboard.type('204816');
  await dialog.getByRole('button', { name: '確認設定' }).click();
  await see(dialog.getByText('兩次輸入的密碼不一致。')).toBeVisible();
  await see(repeated).toBeFocused();
  await isAccessible(page);
  await fits(page);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('7');

  // The server stores the password but its answer is lost; the password is set nevertheless.
  await merchant.fault('/authapi/pay/setPayPwd', { kind: 'drop' }, 1);
  await page.keyboard.press('Enter');
  await see(dialog.getByText('支付密碼已設定。')).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: '完成' }).click();
  await see(dialog).toBeHidden();
  await see(button(page, '更改支付密碼')).toBeFocused();
  await see(profile(page).getByText('未設定')).toBeHidden();
  expect(await isTaken(page, '204816')).toBe(false);
  expect(await isTaken(page, '204817')).toBe(true);
});

test('binds a missing phone on the way, and asks again for an expired code (en)', async () => {
  const as = await remember(visit, 'email-only');
  const page = await visit({ language: 'en', width: 768, at, as });
  await isSettled(page);
  await page.clock.install();
  await button(page, 'Set payment password').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set payment password' });
  await see(dialog.getByText(/^Add a phone number to your account first/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add phone number' }).click();

  const binding = page.getByRole('dialog', { name: 'Add phone number' });
  await see(binding).toBeVisible();
  await profile(page).getByRole('textbox', { name: 'Phone number' }).fill('61230077');
  await button(page, 'Send code').click();
  await see(button(page, /in \d+ s/)).toBeDisabled();
  await profile(page)
    .getByRole('textbox', { name: 'Code' })
    .fill(await merchant.codeFor('61230077'));
  await button(page, 'Save').click();
  await see(dialog.getByText('Your account is updated.')).toBeVisible();
  await see(dialog.getByText(/sent to \+852\s6123\s••77/)).toBeVisible();
  await isAccessible(page);

  const prove = async () => {
    const sms = dialog.getByRole('textbox', { name: 'SMS code' });
    await see(sms).toBeFocused();
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await see(dialog.getByRole('button', { name: /in \d+ s/ })).toBeDisabled();
    await sms.fill(await merchant.codeFor('61230077'));
    await sms.press('Enter');
  };
  await prove();
  const label = 'Payment password, 6 digits';
  await see(dialog.getByLabel(label, { exact: true })).toBeFocused();
  await page.keyboard.type('135790');
  await page.keyboard.press('Tab');
  await page.keyboard.type('135790');
  // The code has expired meanwhile: the buyer requests another one, and the typed text stays.
  await merchant.advanceClock(31 * MINUTE_MS);
  await page.keyboard.press('Enter');
  await see(dialog.getByRole('textbox', { name: 'SMS code' })).toBeVisible();
  await see(dialog.getByText(/^The code is no longer valid/)).toBeVisible();
  await page.clock.fastForward(MINUTE_MS);
  await prove();
  await see(dialog.getByLabel(label, { exact: true })).toBeFocused();
  expect(await boxes(page, label)).toMatchObject({ dots: 6 });
  await page.keyboard.press('Enter');
  await see(dialog.getByText('Payment password set.')).toBeVisible();
  // The focus moves to the button after the text has appeared.
  await see(dialog.locator('button:focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await see(dialog).toBeHidden();
  await see(button(page, 'Change payment password')).toBeFocused();
  expect(await isTaken(page, '135790')).toBe(true);
  await isAccessible(page);
});
