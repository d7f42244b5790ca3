// From visitor to first prices, by the long way; and a contact changed by proof of the other one.
// Spec: 1§2 Register, Account profile, 1§4, 1§5
import type { Locator, Page } from 'playwright';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readPicture, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { everythingIn, isSettled, useBrowser } from '../support/open-page.ts';
import { goods, said } from '../ui-text/common.ts';

const visit = useBrowser();
beforeEach(merchant.reset);
afterAll(merchant.reset);

const CONTACT = 'lam@clinic.test';
const PASSWORD = 'Fresh2027';
const MINUTE_MS = 60_000;
const LICENCE = {
  name: 'br.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Registers by e-mail and postpones the certificate. */
async function registerWithout(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: 'E-mail' }).click();
  await main.getByRole('textbox', { name: 'E-mail address' }).fill(CONTACT);
  await main.getByRole('textbox', { name: 'Captcha' }).fill(await readPicture(main));
  const code = main.getByRole('textbox', { name: 'Code', exact: true });
  await see(code).toBeFocused();
  await code.fill(await merchant.codeFor(CONTACT));
  await main.getByRole('button', { name: 'Next' }).click();
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Next: verify the clinic' }).click();
  await main.getByRole('button', { name: 'Skip and log in' }).dblclick();
}

async function fillCertification(dialog: Locator): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Clinic name' }).fill('Lam Dental');
  await dialog.getByRole('button', { name: 'Region' }).click();
  // English names of regions are an assumed field.
  for (const place of [/^(Macau|澳門)$/, /^(Macau Peninsula|澳門半島)$/, /^(Cathedral|大堂區)$/])
    await dialog.getByRole('option', { name: place }).click();
  await dialog.getByRole('textbox', { name: 'Building and street' }).fill('Avenida da Praia 517');
  await dialog.locator('input[type=file]').setInputFiles(LICENCE);
  await see(dialog.getByText(LICENCE.name)).toBeVisible();
}

test('submits a skipped certificate later, is rejected, resubmits, is approved and sees prices', async () => {
  const page = await visit({ language: 'en', width: 360, at: '/register' });
  await isSettled(page);
  await registerWithout(page);
  const notice = page.getByRole('dialog', { name: 'You are registered' });
  await notice.getByRole('link', { name: 'Get verified' }).click();

  // Any change leads an uncertified person to the certification. Spec: 1§4
  const profile = page.locator('clinic-profile');
  await profile.getByRole('button', { name: 'Edit picture and name' }).click();
  const certification = page.getByRole('dialog', { name: 'Clinic verification' });
  await fillCertification(certification);
  await certification.getByRole('button', { name: 'Submit' }).dblclick();
  await see(certification).toBeHidden();
  await see(profile.getByText('Lam Dental').first()).toBeVisible();

  const { id } = await merchant.registered(CONTACT);
  await merchant.reject(id, { zh: '證書已過期', en: 'The certificate has expired' });
  await page.reload();
  await see(profile.getByText(/The certificate has expired/).first()).toBeVisible();
  await profile.getByRole('button', { name: 'Edit and submit again' }).click();
  const clinic = page.getByRole('dialog', { name: 'Clinic information' });
  await clinic.getByRole('textbox', { name: 'Clinic name' }).fill('Lam Dental Macau');
  await clinic.getByRole('button', { name: 'Submit' }).click();
  await see(clinic).toBeHidden();
  await see(profile.getByText('Lam Dental Macau').first()).toBeVisible();

  await page.goto(`/product/${goods.burs.id}`);
  const product = page.locator('clinic-product');
  await see(product.getByText(said.en.hidden).first()).toBeVisible();
  await merchant.approve(id);
  await page.reload();
  await see(product.getByText(goods.burs.price).first()).toBeVisible();
});

test('changes an e-mail address by a code to the phone, and refuses expired and used codes', async () => {
  const page = await visit({
    language: 'zh',
    at: '/user/information',
    as: await remember(visit, 'verified'),
  });
  const profile = page.locator('clinic-profile');
  const button = (name: string) => profile.getByRole('button', { name, exact: true });
  const code = (name: string) => profile.getByRole('textbox', { name, exact: true });
  const send = async () => {
    await button('發送驗證碼').click();
    await see(profile.getByRole('button', { name: /秒後重發$/ })).toBeDisabled();
  };
  const change = button('更改電郵');
  await change.click();
  await send();
  const late = await merchant.codeFor(emailOf('verified'));
  await merchant.advanceClock(6 * MINUTE_MS);
  await code('電郵驗證碼').fill(late);
  await button('下一步').click();
  await see(code('電郵驗證碼')).toHaveAccessibleDescription('驗證碼已失效，請重新獲取。');

  await button('電郵已停用？改用手機驗證').click();
  await send();
  const used = await merchant.codeFor('61230001');
  await code('短訊驗證碼').fill(used);
  await button('下一步').dblclick();
  await code('新電郵地址').fill('ho@clinic.test');
  await send();
  const fresh = await merchant.codeFor('ho@clinic.test');
  await code('驗證碼').fill(fresh);
  expect(await everythingIn(page), 'in the field alone').not.toContain(`value="${fresh}"`);
  await button('儲存').dblclick();
  await see(profile.getByRole('status').filter({ hasText: '已更新。' })).toHaveCount(1);
  await see(profile.getByText('h•••@clinic.test')).toBeVisible();

  // A code that has proved the contact once proves nothing again.
  await change.click();
  await button('電郵已停用？改用手機驗證').click();
  await code('短訊驗證碼').fill(used);
  await button('下一步').click();
  await see(code('短訊驗證碼')).toHaveAccessibleDescription('驗證碼不正確，請核對後再輸入。');
});
