// Password reset, by each way and with every failure. Spec: 1§2, 1§4, 1§5, 2§5, 2§8
import type { Page } from 'playwright';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  cartLink,
  dialogOf,
  enter,
  logInButton,
  loginOf,
  readPicture,
  signOut,
} from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { everythingIn, isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { type Lang, people, said } from '../ui-text/common.ts';

const visit = useBrowser();
beforeEach(merchant.reset);
afterAll(merchant.reset);

const NEW = 'Fresh2027';
const RESET = '/api/forgetPwd_UpdatePwd';
const MINUTE_MS = 60_000;

const words = {
  zh: {
    title: '忘記密碼',
    useEmail: '改用電郵',
    usePhone: '改用手機',
    next: '下一步',
    dialog: '輸入驗證碼',
    captcha: '圖形驗證碼',
    cannotSee: '看不到圖片？',
    usePicture: '改用圖片',
    question: /^驗證問題：.*數字/,
    digits: '零一二三四五六七八九',
    wrongCaptcha: '圖片字元不正確，請再試一次。',
    sent: /^驗證碼已發送至/,
    submit: '設定新密碼',
    password: '新密碼',
    confirmation: '確認新密碼',
    form: '請輸入 6 至 15 個字元，須包含英文字母及數字。',
    mismatch: '兩次輸入的密碼不一致。',
    done: '新密碼已設定，請以新密碼登入。',
    newCode: '重新取得驗證碼',
    codeFirst: '設定新密碼前須先取得驗證碼，請由此開始。',
    wrongCode: '驗證碼不正確，請核對後再輸入。',
    expired: '驗證碼已失效，請重新獲取。',
    badPhone: '請輸入正確的手機號碼。',
    notYet: '未收到商店回覆，新密碼尚未生效，請再試。',
  },
  en: {
    title: 'Forgot password',
    useEmail: 'Use e-mail instead',
    usePhone: 'Use phone instead',
    next: 'Next',
    dialog: 'Enter the code',
    captcha: 'Captcha',
    cannotSee: 'Cannot see the picture?',
    usePicture: 'Use a picture',
    question: /^Question: .*digits/,
    digits: '',
    wrongCaptcha: 'The characters do not match the picture. Try again.',
    sent: /^Code sent to/,
    submit: 'Set new password',
    password: 'New password',
    confirmation: 'Confirm new password',
    form: 'Enter 6–15 characters with letters and digits.',
    mismatch: 'The two passwords do not match.',
    done: 'New password set. Log in with it.',
    newCode: 'Get a new code',
    codeFirst: 'You need a code to set a new password. Start here.',
    wrongCode: 'The code is not correct. Check it and enter it again.',
    expired: 'The code is no longer valid. Get a new one.',
    badPhone: 'Enter a valid phone number.',
    notYet: 'We did not hear back, and your new password does not work yet. Try again.',
  },
} as const satisfies Record<Lang, object>;

const parts = (page: Page, language: Lang) => {
  const own = words[language];
  const main = page.locator('clinic-forgot-password');
  return {
    own,
    phone: main.getByRole('textbox', { name: said[language].phone }),
    email: main.getByRole('textbox', { name: said[language].email }),
    dialog: page.getByRole('dialog', { name: own.dialog }),
    captcha: main.getByRole('textbox', { name: own.captcha }),
    code: main.getByRole('textbox', { name: said[language].code, exact: true }),
    next: main.locator('.clinic-recovery > form').getByRole('button', { name: own.next }),
    // The light DOM gives password managers and code autofill access.
    proceed: main.locator('.clinic-light').getByRole('button', { name: own.next }),
    password: main.getByLabel(own.password, { exact: true }),
    confirmation: main.getByLabel(own.confirmation, { exact: true }),
    submit: main.getByRole('button', { name: own.submit, exact: true }),
  };
};

/** Goes from the first step to the second: reads the captcha and types the code. */
async function prove(page: Page, language: Lang, contact: string): Promise<void> {
  const { captcha, code, next, dialog, own } = parts(page, language);
  await next.click();
  await see(dialog).toBeVisible();
  await see(captcha).toBeFocused();
  await page.keyboard.type(await readPicture(page.locator('body')));
  await see(page.getByText(own.sent)).toBeVisible();
  await see(code).toBeFocused();
  await page.keyboard.type(await merchant.codeFor(contact));
  await page.keyboard.press('Enter');
  await see(page).toHaveURL(/\/forgotPasswordSecond$/);
}

test('resets by phone without a mouse or a captcha, from the login dialog and back', async () => {
  // A question in place of the picture is an assumed call.
  await merchant.answers('all');
  const { phone: number } = await merchant.account('verified');
  const page = await visit({ language: 'zh', at: '/', width: 360 });
  const { own, phone, dialog, captcha, code, proceed, password, confirmation } = parts(page, 'zh');
  await isSettled(page);
  await page.getByRole('banner').getByRole('link', { name: said.zh.cartLogIn }).press('Enter');
  const login = loginOf(page);
  await see(login.getByRole('textbox', { name: said.zh.phone })).toBeFocused();
  await page.keyboard.type(number);
  await login.getByRole('link', { name: own.title }).press('Enter');

  await see(page).toHaveURL(/\/rorgotPassword\?phoneOrEmail=0$/);
  await see(phone, 'what was typed in the dialog').toHaveValue(number);
  await see(page.getByRole('search')).toHaveCount(0);
  await isSettled(page);
  await isAccessible(page);
  await phone.press('Enter');
  await see(dialog).toBeVisible();
  await see(captcha).toBeFocused();
  await isAccessible(page);

  // The question names the focused field; its answer has four characters too.
  const answer = page.getByRole('textbox', { name: own.question });
  // It comes once the server has said that it has questions.
  await see(page.getByRole('button', { name: own.cannotSee })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await see(page.getByRole('button', { name: own.cannotSee })).toBeFocused();
  await page.keyboard.press('Enter');
  await see(answer).toBeFocused();
  await isAccessible(page);
  const asked = page.getByText(own.question);
  const first = await asked.innerText();
  await page.keyboard.type('abcd');
  await see(page.getByText(own.wrongCaptcha)).toBeVisible();
  await see(asked, 'another question').not.toHaveText(first);
  await see(answer).toBeFocused();
  const digits = [...(await asked.innerText())].flatMap((sign) =>
    own.digits.includes(sign) ? own.digits.indexOf(sign) : [],
  );
  // 「這四個數字」 names their number before they come.
  await page.keyboard.type(digits.slice(-4).join(''));
  await see(page.getByText(own.sent)).toBeVisible();
  await see(code).toBeFocused();
  await see(proceed).toBeDisabled();

  // The pause and the account survive a reload.
  await page.reload();
  await see(phone).toHaveValue(number);
  await isSettled(page);
  await phone.press('Enter');
  await see(page.getByRole('button', { name: /^\d+ 秒後重發$/ })).toBeDisabled();
  await see(captcha).toHaveCount(0);
  await see(code).toBeFocused();
  const right = await merchant.codeFor(number);
  await page.keyboard.type(right === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await see(code).toHaveAccessibleDescription(own.wrongCode);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(right);
  await page.keyboard.press('Enter');

  await see(page).toHaveURL(/\/forgotPasswordSecond$/);
  await see(password).toBeFocused();
  await isSettled(page);
  await isAccessible(page);
  await page.keyboard.type('abc12');
  await page.keyboard.press('Enter');
  await see(password).toHaveAccessibleDescription(own.form);
  await see(password).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(NEW);
  await confirmation.press('x');
  await page.keyboard.press('Enter');
  await see(confirmation).toHaveAccessibleDescription(own.mismatch);
  await see(confirmation).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(NEW);
  await page.keyboard.press('Enter');

  const again = dialogOf(page, 'zh');
  await see(again).toBeVisible();
  await see(again).toHaveAccessibleDescription(own.done);
  await see(page).toHaveURL(/:\d+\/$/);
  await see(login.getByRole('textbox', { name: said.zh.phone })).toHaveValue(number);
  await see(login.getByLabel(said.zh.password, { exact: true })).toBeFocused();
  await page.keyboard.type(NEW);
  await page.keyboard.press('Enter');
  await see(again).toBeHidden();
  await see(cartLink(page, 'zh', 0)).toBeVisible();
});

test('resets by e-mail, and keeps the input through a login elsewhere and a lost answer', async () => {
  const contact = emailOf('verified');
  const page = await visit({
    language: 'en',
    at: '/rorgotPassword',
    mayHear: /502|ERR_EMPTY_RESPONSE|Failed to load/,
  });
  const { own, phone, email, password, confirmation, submit } = parts(page, 'en');
  await isSettled(page);
  const area = page.locator('clinic-forgot-password').getByRole('combobox');
  await area.selectOption('+86');
  await phone.fill('123');
  await phone.press('Tab');
  await see(phone).toHaveAccessibleDescription(own.badPhone);
  // The other way begins empty, and so does the first way after a return. Spec: 1§2
  await page.getByRole('button', { name: own.useEmail }).click();
  await see(page).toHaveURL(/\?phoneOrEmail=1$/);
  await see(email).toHaveValue('');
  await see(page.getByText(own.badPhone)).toHaveCount(0);
  await page.getByRole('button', { name: own.usePhone }).click();
  await see(phone).toHaveValue('');
  await see(area).toHaveValue('+852');
  await page.getByRole('button', { name: own.useEmail }).click();
  await email.fill(contact);
  await prove(page, 'en', contact);
  const [code = ''] = [await merchant.codeFor(contact)];
  expect(await everythingIn(page)).not.toContain(code);

  await password.fill(NEW);
  await confirmation.fill(NEW);
  const other = await page.context().newPage();
  await other.goto('/shopCart');
  await logInButton(other, 'en').click();
  await see(await enter(other, 'en', emailOf('unverified'))).toBeHidden();
  await see(page.getByRole('banner').getByText(people.unverified)).toBeVisible();
  await signOut(other, 'en', people.unverified);
  await see(logInButton(page, 'en')).toBeVisible();
  await see(password).toHaveValue(NEW);
  await see(confirmation).toHaveValue(NEW);

  await merchant.fault(RESET, { kind: 'status', status: 502 }, 1);
  await submit.click();
  await see(page.getByText(own.notYet)).toBeVisible();
  await see(password).toHaveValue(NEW);
  // The reset succeeds but its answer is lost: a login with the new password proves it, and logs the person in.
  await merchant.fault(RESET, { kind: 'drop' }, 1);
  await submit.dblclick();
  await see(page).toHaveURL(/:\d+\/$/);
  await see(page.getByRole('banner').getByText(people.verified)).toBeVisible();

  // A link in the documents' form with a used code: the page reads it, cleans the address, and refuses the code.
  await page.goto(`/forgotPasswordSecond?phone=&email=${contact}&captcha=${code}&areaCode=`);
  await see(page).toHaveURL(/\/forgotPasswordSecond$/);
  await password.fill('Other2027');
  await confirmation.fill('Other2027');
  await submit.click();
  await see(page.getByText(own.wrongCode)).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: own.newCode }).click();
  await see(page).toHaveURL(/\/rorgotPassword\?phoneOrEmail=1$/);
  await see(email).toHaveValue(contact);
  await see(email).toBeFocused();
});

test('starts at the first step without a code, and again once the code expired', async () => {
  const contact = emailOf('finance');
  const page = await visit({ language: 'en', at: '/forgotPasswordSecond' });
  const { own, email, dialog, captcha, code, next, proceed, password, confirmation, submit } =
    parts(page, 'en');
  await see(page.getByText(own.codeFirst)).toBeVisible();
  await see(page).toHaveURL(/\/rorgotPassword\?phoneOrEmail=0$/);
  await page.getByRole('button', { name: own.useEmail }).click();
  await email.fill(contact);
  await next.click();
  await see(captcha).toBeFocused();
  await page.keyboard.type(await readPicture(page.locator('body')));
  await see(code).toBeFocused();
  const sent = await merchant.codeFor(contact);
  await merchant.advanceClock(6 * MINUTE_MS);
  // Pastes the code with blanks, as the message shows it.
  await code.fill(` ${sent.slice(0, 3)} ${sent.slice(3)} `);
  await see(code).toHaveValue(sent);
  await proceed.click();
  await see(code).toHaveAccessibleDescription(own.expired);

  // After an accidental close, the dialog reopens unchanged.
  await page.keyboard.press('Escape');
  await see(dialog).toBeHidden();
  await next.click();
  await see(code).toHaveValue(sent);

  // A code that was valid at its check may have expired when the password arrives.
  await page.goto(`/forgotPasswordSecond?email=${contact}&captcha=${sent}`);
  await password.fill(NEW);
  await confirmation.fill(NEW);
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(RESET)) tries++;
  });
  await merchant.fault(RESET, { kind: 'delay', ms: 1000 }, 1);
  await submit.dblclick();
  await see(page.getByText(own.expired)).toBeVisible();
  expect(tries, 'two clicks are one try').toBe(1);
  await see(password).toHaveValue(NEW);
});
