// The account centre: a visitor who opens one of its pages signs in there, and a buyer edits person and clinic.
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { dialogOf, enter, logInButton, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { goods, MONEY, said } from '../ui-text/common.ts';

const visit = useBrowser();
const at = '/user/information';
beforeEach(merchant.reset);

/** Locates the profile, whose forms with codes and passwords are in the light DOM. */
const profile = (page: Page) => page.locator('clinic-profile');
const button = (page: Page, name: string | RegExp) =>
  profile(page).getByRole('button', { name, exact: true });
/** The text of a toast, as a screen reader announces it. */
const news = (page: Page, text: string) =>
  profile(page).getByRole('status').filter({ hasText: text });
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

/** Draws a picture and lets the browser encode it as a file, so that the page can decode it. */
async function drawn(page: Page, type: 'image/png' | 'image/jpeg'): Promise<Buffer> {
  const address = await page.evaluate((kind) => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 150;
    const pen = canvas.getContext('2d');
    for (const [left, colour] of [
      [0, '#b00'],
      [100, '#0b0'],
      [200, '#00b'],
    ] as const) {
      if (pen) pen.fillStyle = colour;
      pen?.fillRect(left, 0, 100, 150);
    }
    return canvas.toDataURL(kind);
  }, type);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  profile(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

/** Requests a code at the code field and types the one that arrived. */
async function proveBy(page: Page, send: string, label: string, contact: string): Promise<void> {
  await button(page, send).click();
  await see(button(page, /秒後重發|Resend|in \d+ s/)).toBeDisabled();
  await profile(page)
    .getByRole('textbox', { name: label })
    .fill(await merchant.codeFor(contact));
}

test('a rejected clinic resubmits its form from a product, is approved and sees prices (zh, 360 px)', async () => {
  const as = await remember(visit, 'rejected');
  const page = await visit({ width: 360, at: `/product/${goods.burs.id}`, as, mayHear: /503/ });
  await isSettled(page);
  await page.locator('clinic-product').getByRole('link', { name: '去認證' }).first().click();
  const dialog = page.getByRole('dialog', { name: '診所資料' });
  await see(dialog.getByText('商業登記證影像模糊')).toBeVisible();
  await see(page).toHaveURL(at);
  await isAccessible(page);

  // A file with a valid name but without picture data leaves the previous picture in place.
  await choose(page, 'br.jpg', Buffer.from('%PDF-1.7 not a picture'));
  await see(dialog.getByText('這個檔案不是 JPG 或 PNG 圖片，請選擇另一個。')).toBeVisible();
  const name = dialog.getByRole('textbox', { name: '診所名稱' });
  await name.fill('');
  await dialog.getByRole('button', { name: '提交' }).click();
  await see(dialog.getByText('請填妥資料。')).toBeVisible();
  await see(name).toBeFocused();
  await name.fill('康庭綜合診所（中環）');
  await choose(page, 'scan.pdf', await drawn(page, 'image/png'));
  await see(dialog.getByText('scan.pdf')).toBeVisible();

  // A failure keeps every typed value.
  await merchant.fault('/authapi/user/userAuthNew', { kind: 'status', status: 503 }, 1);
  await dialog.getByRole('button', { name: '提交' }).click();
  await see(dialog.getByText('已填寫的內容仍然保留。')).toBeVisible();
  await see(name).toHaveValue('康庭綜合診所（中環）');
  await dialog.getByRole('button', { name: '提交' }).click();
  await see(news(page, '已提交。')).toBeVisible();
  await see(profile(page).getByText('審核中，暫不能修改。')).toBeVisible();
  await see(profile(page).getByRole('heading', { level: 1 })).toContainText('康庭綜合診所（中環）');
  await fits(page);
  await button(page, '查看診所資料').click();
  await see(dialog.getByRole('button', { name: '提交' })).toHaveCount(0);
  await see(dialog.getByRole('textbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: '關閉' }).last().click();

  await merchant.approve((await merchant.account('rejected')).id);
  await page.reload();
  await see(profile(page).getByText('已認證').first()).toBeVisible();
  await page.goto(`/product/${goods.burs.id}`);
  await see(page.locator('clinic-product').getByText(MONEY).first()).toBeVisible();
});

test('changes a phone number by codes to the present one and then the new one (en, 768 px)', async () => {
  const as = await remember(visit, 'verified');
  const page = await visit({ language: 'en', width: 768, at, as });
  await see(profile(page).getByText('+852 6123 ••01')).toBeVisible();
  await isAccessible(page);
  await button(page, 'Change phone number').click();
  const proving = page.getByRole('dialog', { name: 'Identity verification' });
  await see(proving).toBeVisible();
  await isAccessible(page);
  const next = button(page, 'Next');
  await see(next).toBeDisabled();
  await proveBy(page, 'Send code', 'SMS code', '61230001');
  const code = await profile(page).getByRole('textbox', { name: 'SMS code' }).inputValue();
  await profile(page)
    .getByRole('textbox', { name: 'SMS code' })
    .fill(code === '000000' ? '111111' : '000000');
  await next.click();
  await see(profile(page).getByText(/The code is not correct/)).toBeVisible();
  await profile(page).getByRole('textbox', { name: 'SMS code' }).fill(code);
  await next.click();

  const fresh = profile(page).getByRole('textbox', { name: 'New phone number' });
  await see(page.getByRole('dialog', { name: 'Change phone number' })).toBeVisible();
  await fresh.fill('61230001');
  await fresh.press('Tab');
  await see(
    profile(page).getByText('This is already your contact. Enter a different one.'),
  ).toBeVisible();
  await fresh.fill('6888 0041');
  await see(button(page, 'Save')).toBeDisabled();
  await proveBy(page, 'Send code', 'Code', '68880041');
  await button(page, 'Save').click();
  await see(news(page, 'Updated.')).toBeVisible();
  await see(profile(page).getByText('+852 6888 ••41')).toBeVisible();
  expect(await page.content()).not.toContain('68880041');
});

test('verifies by e-mail when the phone is out of use, and binds a missing contact (zh)', async () => {
  const page = await visit({ at, as: await remember(visit, 'credit') });
  await button(page, '更改手機號碼').click();
  await button(page, '手機號碼已停用？改用電郵驗證').click();
  await proveBy(page, '發送驗證碼', '電郵驗證碼', emailOf('credit'));
  await button(page, '下一步').click();
  await see(profile(page).getByRole('textbox', { name: '新手機號碼' })).toBeVisible();
  await page.keyboard.press('Escape');
  await see(page.getByRole('dialog')).toHaveCount(0);

  const other = await visit({ at, as: await remember(visit, 'email-only') });
  await see(profile(other).getByText('未綁定')).toBeVisible();
  await button(other, '綁定手機號碼').click();
  await profile(other).getByRole('textbox', { name: '新手機號碼' }).fill('68880042');
  await proveBy(other, '發送驗證碼', '驗證碼', '68880042');
  await button(other, '儲存').click();
  await see(news(other, '帳戶已更新。')).toBeVisible();
  await see(profile(other).getByText('+852 6888 ••42')).toBeVisible();
});

test('logs out three seconds after a new password, and logs in with it (zh, 360 px)', async () => {
  const page = await visit({ width: 360, at, as: await remember(visit, 'verified') });
  await button(page, '更改登入密碼').click();
  const field = (name: string) => profile(page).getByLabel(name, { exact: true });
  await field('原密碼').fill('12345');
  await field('新密碼').fill('abcdef');
  await field('確認新密碼').fill('abcdeg');
  await button(page, '儲存').click();
  for (const why of ['原密碼格式不正確。', '密碼須包含英文字母及數字。', '兩次輸入的密碼不一致。'])
    await see(profile(page).getByText(why)).toBeVisible();
  await see(field('原密碼')).toBeFocused();
  await isAccessible(page);
  await field('原密碼').fill('Clinic2025');
  await field('新密碼').fill('Fresh2027');
  await field('確認新密碼').fill('Fresh2027');
  await button(page, '儲存').click();
  await see(profile(page).getByText('原密碼不正確。')).toBeVisible();
  await see(field('新密碼')).toHaveValue('Fresh2027');
  await field('原密碼').fill('Clinic2026');
  await button(page, '儲存').click();
  await see(profile(page).getByText('已更新，請重新登入。')).toBeVisible();
  await see(dialogOf(page, 'zh')).toBeVisible();
  await see(await enter(page, 'zh', emailOf('verified'), 'Fresh2027')).toBeHidden();
  await see(profile(page).getByText('+852 6123 ••01')).toBeVisible();
});

test('logs out at once where the page is left within the three seconds, and the next one asks to log in (en)', async () => {
  const page = await visit({ language: 'en', at, as: await remember(visit, 'verified') });
  await button(page, 'Change password').click();
  const field = (name: string) => profile(page).getByLabel(name, { exact: true });
  await field('Old password').fill('Clinic2026');
  await field('New password').fill('Fresh2027');
  await field('Confirm new password').fill('Fresh2027');
  // A server may leave the session as it is.
  await page.route('**/authapi/user/updatePassword', (route) =>
    route.fulfill({ json: { resultID: 1200, message: '', data: null } }),
  );
  await button(page, 'Save').click();
  await see(profile(page).getByText('Updated. Please log in again.')).toBeVisible();
  await page.goto('/user/orderList');
  const login = dialogOf(page, 'en');
  await see(login).toBeVisible();
  await see(login.getByText('Updated. Please log in again.')).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  await see(page.locator('clinic-orders').getByRole('article')).toHaveCount(0);
});

test('validates a picture, crops it by keyboard and shows it in the header (en)', async () => {
  const page = await visit({ language: 'en', at, as: await remember(visit, 'verified') });
  const worn = () => page.locator('clinic-header .clinic-avatar img').first().getAttribute('src');
  const before = await worn();
  await button(page, 'Edit picture and name').click();
  const dialog = page.getByRole('dialog', { name: 'Edit picture and name' });
  await choose(page, 'me.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await see(
    dialog.getByText('This file is not a JPG or PNG picture. Choose another.'),
  ).toBeVisible();
  await choose(page, 'me.png', await drawn(page, 'image/jpeg'));
  const stage = dialog.getByRole('group', { name: 'Crop area' });
  await see(stage).toBeVisible();
  await isAccessible(page);

  /** The colour in the middle of the preview: the bands are red, green, blue. */
  const middle = () =>
    dialog.getByRole('img', { name: 'Preview' }).evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return [];
      const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      dot?.drawImage(canvas, canvas.width / 2, canvas.height / 2, 1, 1, 0, 0, 1, 1);
      return [...(dot?.getImageData(0, 0, 1, 1).data ?? [])].map((part) => (part > 90 ? 1 : 0));
    });
  await expect.poll(middle).toEqual([0, 1, 0, 1]);
  await stage.focus();
  await stage.press('+');
  await stage.press('+');
  for (let press = 0; press < 8; press++) await stage.press('ArrowRight');
  await expect.poll(middle).toEqual([0, 0, 1, 1]);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Dr Ho');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await see(news(page, 'Updated.')).toBeVisible();
  await see(page.getByRole('banner').getByRole('button', { name: 'Dr Ho' })).toBeVisible();
  await expect.poll(worn).not.toBe(before);
  await page.reload();
  await see(page.getByRole('banner').getByRole('button', { name: 'Dr Ho' })).toBeVisible();
});

test('says that the picture can no longer be read, and keeps the name that was typed (en)', async () => {
  const page = await visit({
    language: 'en',
    at,
    as: await remember(visit, 'verified'),
    first: () => {
      const decode = window.createImageBitmap.bind(window);
      const slow = async (...input: Parameters<typeof decode>) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        return decode(...input);
      };
      Object.assign(window, { createImageBitmap: slow });
    },
  });
  await button(page, 'Edit picture and name').click();
  const dialog = page.getByRole('dialog', { name: 'Edit picture and name' });
  const folder = mkdtempSync(join(tmpdir(), 'clinicart-picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'me.png');
  await writeFile(path, await drawn(page, 'image/png'));
  const chooseIt = () => profile(page).locator('input[type=file]').setInputFiles(path);
  await chooseIt();
  // A picture that is not drawn yet would be left out.
  const save = dialog.getByRole('button', { name: 'Save' });
  await see(save).toBeDisabled();
  await see(save).toBeEnabled();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Dr Ho');
  await writeFile(path, await drawn(page, 'image/jpeg'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await see(dialog.getByText(/This file cannot be read/)).toBeVisible();
  await see(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Dr Ho');
  await isAccessible(page);
  await chooseIt();
  await see(dialog.getByText(/This file cannot be read/)).toBeHidden();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await see(news(page, 'Updated.')).toBeVisible();
});

test('asks to log in on the requested page, and keeps the input when the session ends (zh)', async () => {
  const page = await visit({ at: `${at}#certify` });
  const login = dialogOf(page, 'zh');
  await see(login).toBeVisible();
  await page.keyboard.press('Escape');
  const centre = page.locator('clinic-account');
  await see(centre.getByText('請先登入').first()).toBeVisible();
  await isAccessible(page);
  await centre.getByRole('button', { name: said.zh.logIn, exact: true }).click();
  await see(await enter(page, 'zh', emailOf('unverified'))).toBeHidden();
  await see(page).toHaveURL(at);

  // For an uncertified clinic, any change opens the certification.
  const dialog = page.getByRole('dialog', { name: '診所認證' });
  await see(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '提交' }).click();
  for (const why of ['請輸入診所名稱。', '請選擇地區。', '請輸入診所地址。', '請上載商業登記證。'])
    await see(dialog.getByText(why)).toBeVisible();
  await dialog.getByRole('textbox', { name: '診所名稱' }).fill('晴天牙科');

  // Another tab logs out.
  const other = await page.context().newPage();
  await other.goto(`${places().shop}${at}`);
  await other.locator('clinic-account').getByRole('button', { name: said.zh.logOut }).click();
  await see(other.locator('clinic-account').getByText('你已登出').first()).toBeVisible();
  await see(dialog).toBeHidden();
  await see(centre.getByText('你已登出').first()).toBeVisible();
  await see(logInButton(page, 'zh')).toBeVisible();
  await centre.getByRole('button', { name: said.zh.logIn, exact: true }).click();
  await see(await enter(page, 'zh', emailOf('unverified'))).toBeHidden();
  await see(dialog.getByRole('textbox', { name: '診所名稱' })).toHaveValue('晴天牙科');

  // A reload and Esc keep the draft, cancel discards it.
  await page.reload();
  await isSettled(page);
  await button(page, '修改頭像及名稱').click();
  await see(dialog.getByRole('textbox', { name: '診所名稱' })).toHaveValue('晴天牙科');
  await page.keyboard.press('Escape');
  await see(dialog).toBeHidden();
  await button(page, '修改頭像及名稱').click();
  await see(dialog.getByRole('textbox', { name: '診所名稱' })).toHaveValue('晴天牙科');
  await dialog.getByRole('button', { name: '取消' }).click();
  await button(page, '修改頭像及名稱').click();
  await see(dialog.getByRole('textbox', { name: '診所名稱' })).toHaveValue('');
});

test('aligns “Log out” with the entries of the menu (en, 1440 px)', async () => {
  const as = await remember(visit, 'verified');
  const page = await visit({ language: 'en', as, at });
  await isSettled(page);
  const starts = await page
    .locator('.clinic-account-side li > a, .clinic-account-out > .clinic-button-label')
    .evaluateAll((entries) =>
      entries.map((entry) => {
        const words = new Range();
        words.selectNodeContents(entry);
        words.setStart(entry, 1);
        return [
          entry.querySelector('svg')?.getBoundingClientRect().x,
          words.getBoundingClientRect().x,
        ];
      }),
    );
  expect(starts.length).toBeGreaterThan(3);
  expect(new Set(starts.map(String)).size).toBe(1);
});
