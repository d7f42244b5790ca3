// Delivery addresses in the account centre.
import type { Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { enter, logInButton, remember, signOut } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { expectStill, watchShifts } from '../support/faults/layout-shifts.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import type { Lang } from '../ui-text/common.ts';

const said = {
  zh: {
    heading: '送貨地址',
    add: '新增地址',
    dialog: '新增送貨地址',
    editing: '編輯送貨地址',
    name: '收貨人姓名',
    phone: '手機號碼',
    region: '地區',
    street: '大廈／屋苑及街道',
    unit: /^單位及樓層/,
    save: '儲存',
    cancel: '取消',
    fill: '請填寫完整資料。',
    enterStreet: '請輸入大廈及街道。',
    chooseRegion: '請選擇地區。',
    saved: '地址已儲存。',
    remove: /^刪除/,
    confirm: '確認刪除？',
    removed: '地址已刪除。',
    setDefault: /^設為預設/,
    isDefault: '預設',
    none: '未有送貨地址',
    incomplete: '資料不全',
    complete: /^補全資料/,
    places: ['澳門', '澳門半島', '大堂區'],
    line: /^澳門 澳門半島 大堂區/,
  },
  en: {
    heading: 'Delivery addresses',
    add: 'Add address',
    dialog: 'Add delivery address',
    editing: 'Edit delivery address',
    name: 'Recipient',
    phone: 'Phone number',
    region: 'Region',
    street: 'Building or estate, and street',
    unit: /^Unit and floor/,
    save: 'Save',
    cancel: 'Cancel',
    fill: 'Some fields are missing.',
    enterStreet: 'Enter the building and street.',
    chooseRegion: 'Choose a region.',
    saved: 'Address saved.',
    remove: /^Delete/,
    confirm: 'Confirm delete?',
    removed: 'Address deleted.',
    setDefault: /^Set as default/,
    isDefault: 'Default',
    none: 'No delivery addresses yet',
    incomplete: 'Incomplete',
    complete: /^Complete details/,
    // English names of regions are an assumed field.
    places: ['澳門', '澳門半島', '大堂區'],
    line: /^澳門 澳門半島 大堂區/,
  },
} satisfies Record<Lang, unknown>;

const visit = useBrowser();
afterEach(() => merchant.reset());

const ADD = '/authapi/user/addDeliveryAddress';
const LIST = '/authapi/user/searchDeliveryAddress';
const UPDATE = '/authapi/user/updateDeliveryAddress';
const DELETE = '/authapi/user/deleteDeliveryAddress';

async function open(language: Lang, width: number, mayHear?: RegExp): Promise<Page> {
  const as = await remember(visit, 'verified');
  const page = await visit({
    language,
    width,
    as,
    at: '/user/address',
    ...(mayHear && { mayHear }),
  });
  await isSettled(page);
  return page;
}
const items = (page: Page, language: Lang) =>
  page.getByRole('list', { name: said[language].heading }).getByRole('listitem');

describe.each([
  ['zh', 360],
  ['en', 1440],
] as const)('addresses in %s at %i px (Spec: 2§2.16, 2§5)', (language, width) => {
  const words = said[language];

  test('adds one after inline errors, edits it, makes it the default and deletes it', async () => {
    await merchant.answers('documented');
    const page = await open(language, width);
    await see(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
    const before = await items(page, language).count();
    await page.getByRole('button', { name: words.add }).click();
    const dialog = page.getByRole('dialog', { name: words.dialog });
    await dialog.getByRole('textbox', { name: words.name }).fill('陳嘉欣');
    await dialog.getByRole('textbox', { name: words.phone }).fill('6123 0002');
    await dialog.getByRole('button', { name: words.save }).click();
    for (const sentence of [words.fill, words.enterStreet, words.chooseRegion])
      await see(dialog.getByText(sentence)).toBeVisible();
    await isAccessible(page);

    // After an accidental close and a reload, the form still has the typed values.
    await page.keyboard.press('Escape');
    await page.reload();
    await see(dialog.getByRole('textbox', { name: words.name })).toHaveValue('陳嘉欣');
    await dialog.getByRole('textbox', { name: words.street }).fill('南灣大馬路 517 號');
    await dialog.getByRole('textbox', { name: words.unit }).fill('3 樓 B');
    await dialog.getByRole('button', { name: words.region, exact: true }).click();
    for (const place of words.places) {
      const option = dialog.getByRole('option', { name: place, exact: true });
      if (language === 'en') await see(option).toHaveAttribute('lang', 'zh-Hant-HK');
      await option.click();
    }
    await see(dialog.getByRole('listbox')).toBeHidden();
    await see(dialog.getByText(words.line)).toBeVisible();

    await merchant.fault(ADD, { kind: 'drop' }, 1);
    await dialog.getByRole('button', { name: words.save }).dblclick();
    await see(page.getByRole('status').filter({ hasText: words.saved })).toHaveCount(1);
    await see(dialog).toBeHidden();
    await see(items(page, language)).toHaveCount(before + 1);
    const added = items(page, language).filter({ hasText: '陳嘉欣' });
    await see(added).toHaveCount(1);

    await added.getByRole('button', { name: words.setDefault }).click();
    await see(added.getByText(words.isDefault, { exact: true })).toBeVisible();
    await see(items(page, language).getByText(words.isDefault, { exact: true })).toHaveCount(1);
    await added.getByRole('button', { name: words.remove }).click();
    const question = page.getByRole('dialog', { name: words.confirm });
    await question.getByRole('button', { name: words.remove }).click();
    await see(page.getByRole('status').filter({ hasText: words.removed })).toHaveCount(1);
    await see(items(page, language)).toHaveCount(before);
  });
});

test('stays open while an address is saved, so that a refusal is seen', async () => {
  const language = 'en';
  const words = said[language];
  const page = await open(language, 768, /500/);
  await items(page, language).first().getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: words.editing });
  // An area code that is pasted with the number moves into its own field.
  await dialog.getByRole('textbox', { name: words.phone }).fill('+853 6612 3456');
  await see(dialog.getByRole('textbox', { name: words.phone })).toHaveValue('66123456');
  await see(dialog.getByRole('combobox')).toHaveValue('+853');
  const answer = await holdAnswers(page, UPDATE);
  await merchant.fault(UPDATE, { kind: 'status', status: 500 });
  await dialog.getByRole('button', { name: words.save }).click();
  await see(dialog.getByRole('button', { name: words.cancel })).toBeDisabled();
  await page.keyboard.press('Escape');
  await see(dialog).toBeVisible();
  answer();
  await see(dialog.getByRole('alert')).toBeVisible();
  await see(dialog.getByRole('button', { name: words.cancel })).toBeEnabled();
  await page.keyboard.press('Escape');
  await see(dialog).toBeHidden();
});

test('completes an address by keyboard alone, its region by arrows and letters', async () => {
  const language = 'en';
  const words = said[language];
  // The index letters come from English names, which are an assumed field.
  await merchant.answers('all');
  const page = await open(language, 768);
  const incomplete = items(page, language).filter({ hasText: words.incomplete });
  await see(incomplete).toHaveCount(1);
  await incomplete.getByRole('button', { name: words.complete }).press('Enter');
  const dialog = page.getByRole('dialog', { name: words.editing });
  await dialog.getByRole('button', { name: words.region, exact: true }).press('Enter');
  // The province is already chosen, so the form loads its cities next.
  const kowloon = dialog.getByRole('option', { name: 'Kowloon', exact: true });
  await see(dialog.getByRole('option', { name: 'Hong Kong Island' })).toBeFocused();
  await page.keyboard.press('k');
  await see(kowloon).toBeFocused();
  await page.keyboard.press('Enter');
  await see(dialog.getByRole('tab', { name: 'Kowloon' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await see(dialog.getByRole('listbox')).toBeHidden();
  await see(dialog.getByRole('button', { name: words.region, exact: true })).toBeFocused();
  await dialog.getByRole('textbox', { name: words.street }).fill('388 Lockhart Road');
  await page.keyboard.press('Enter');
  await see(page.getByRole('status').filter({ hasText: words.saved })).toHaveCount(1);
  await see(items(page, language).filter({ hasText: words.incomplete })).toHaveCount(0);
});

test('shows the server’s refusal, and an empty state without addresses (Spec: 2§2.16, 2§8)', async () => {
  const language = 'en';
  const words = said[language];
  const message = 'fault injected';
  const page = await open(language, 768);
  const before = await items(page, language).count();
  await merchant.fault(DELETE, { kind: 'result', resultID: 1399 }, 1);
  await items(page, language).last().getByRole('button', { name: words.remove }).click();
  const question = page.getByRole('dialog', { name: words.confirm });
  await question.getByRole('button', { name: words.remove }).click();
  await see(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await see(items(page, language)).toHaveCount(before);

  const as = await remember(visit, 'credit');
  await merchant.fault(LIST, { kind: 'result', resultID: 1399 });
  const other = await visit({ language, width: 768, as, at: '/user/address' });
  const failure = other.getByRole('main').getByRole('alert').filter({ hasText: message });
  await see(failure).toBeVisible();
  await merchant.clearFaults();
  await failure.getByRole('button').click();
  await see(other.getByText(words.none)).toBeVisible();
  await see(other.getByRole('button', { name: words.add })).toBeVisible();
  await isAccessible(other);
});

test('restores a half-filled form after a logout in another tab and the next login', async () => {
  const language = 'zh';
  const words = said[language];
  const page = await open(language, 1440);
  await page.getByRole('button', { name: words.add }).click();
  const dialog = page.getByRole('dialog', { name: words.dialog });
  await dialog.getByRole('textbox', { name: words.name }).fill('倉務部');
  const other = await page.context().newPage();
  await other.goto('/');
  await isSettled(other);
  await signOut(other, language, '何靜怡醫生');
  await see(dialog).toBeHidden();
  expect(await page.locator('clinic-addresses').innerText()).not.toContain('倉務部');
  await logInButton(page, language).click();
  await enter(page, language, emailOf('verified'));
  await see(dialog.getByRole('textbox', { name: words.name })).toHaveValue('倉務部');
  await dialog.getByRole('button', { name: words.cancel }).click();
  await page.reload();
  await isSettled(page);
  await see(dialog).toBeHidden();
});

test('names regions in English from the first byte, although their whole tree comes late', async () => {
  await merchant.answers('all');
  const as = await remember(visit, 'verified');
  const page = await visit({ language: 'en', as, first: watchShifts });
  // The list of all regions never comes.
  await page.route('**/api/getAddress', () => {});
  const html = (await (await page.goto('/user/address'))?.text()) ?? '';
  expect(html).toContain('Hong Kong Island');
  const address = page.getByRole('main').getByRole('listitem').filter({ hasText: '+852' });
  await see(address.first()).toContainText('Hong Kong Island');
  await see(page.getByText('香港島')).toHaveCount(0);
  await expectStill(page, 'while the regions are awaited');
});
