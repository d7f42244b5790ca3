// Presses of the login, and of the forms that ask for a code by message.
import type { Locator, Page } from 'playwright';
import { readPicture } from '../../browser/support/buyer.ts';
import { emailOf, merchant } from '../../browser/support/merchant-console.ts';
import type { World } from '../world.ts';
import {
  box,
  button,
  chooseRegion,
  openFirst,
  PICTURE,
  type Press,
  type Settled,
  typeLogin,
} from './press.ts';

/** A person without an account. */
const NEWCOMER = 'ho@clinic.test';
const NEW_PASSWORD = 'Fresh2027';
const NEW_PHONE = '68880041';

/** A new shop: a fourth code within an hour needs a captcha, and an account may change once. */
const before = async ({ reset }: World) => void (await reset());

/** Requests a code and types the one that arrived. */
async function typeCode(page: Page, settled: Settled, contact: string): Promise<void> {
  await button(page, 'Send code').click();
  await settled();
  await box(page, /\bcode$/i).fill(await merchant.codeFor(contact));
}

/** Types the characters of the captcha, which sends the code, and then the code that arrived. */
async function typeCaptcha(page: Page, settled: Settled, contact: string): Promise<void> {
  const answer = await readPicture(page.locator('body'));
  await box(page, 'Captcha').fill(answer);
  await settled();
  await box(page, 'Code').fill(await merchant.codeFor(contact));
}

/** The first step of a registration; returns its button. */
async function registerContact(page: Page, settled: Settled): Promise<Locator> {
  await page.getByRole('tab', { name: 'E-mail' }).click();
  await box(page, 'E-mail address').fill(NEWCOMER);
  await button(page, 'Send code').click();
  await settled();
  await typeCaptcha(page, settled, NEWCOMER);
  return button(page, 'Next');
}

/** The second step, filled in. */
async function registerPassword(page: Page, settled: Settled): Promise<void> {
  await (await registerContact(page, settled)).click();
  await settled();
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD);
}

/** Proves the present contact in the profile's dialog, and fills in the new one. */
function changeContact(change: RegExp, present: string, field: string, fresh: string) {
  return async (page: Page, settled: Settled) => {
    await openFirst(page, change, settled);
    await typeCode(page, settled, present);
    await button(page, 'Next').click();
    await settled();
    await box(page, field).fill(fresh);
    await typeCode(page, settled, fresh);
    return button(page, 'Save');
  };
}

const PROFILE = '<clinic-profile></clinic-profile>';

export const CODES_PRESSES: readonly Press[] = [
  {
    row: 'session.login',
    as: 'visitor',
    html: '<clinic-login></clinic-login>',
    async steps(page, settled) {
      await page.evaluate(() => void window.fixture.shop().session.requestLogin());
      await settled();
      return typeLogin(page, 'verified');
    },
  },
  {
    row: 'session.sendCode',
    as: 'visitor',
    html: '<clinic-login></clinic-login>',
    steps: codeButton,
  },
  {
    row: 'session.cipherKey',
    as: 'visitor',
    html: '<clinic-login></clinic-login>',
    steps: codeButton,
  },
  {
    row: 'session.loginByCode',
    as: 'visitor',
    html: '<clinic-login></clinic-login>',
    before,
    async steps(page, settled) {
      await codeButton(page, settled);
      await typeCode(page, settled, emailOf('verified'));
      return page.locator('clinic-login').getByRole('button', { name: 'Log in', exact: true });
    },
  },
  {
    row: 'session.verifyCode',
    as: 'visitor',
    html: '<clinic-register></clinic-register>',
    before,
    steps: registerContact,
  },
  {
    row: 'registration.registerOnly',
    as: 'visitor',
    html: '<clinic-register></clinic-register>',
    before,
    async steps(page, settled) {
      await registerPassword(page, settled);
      return button(page, 'Verify later and log in');
    },
  },
  {
    row: 'registration.register',
    as: 'visitor',
    html: '<clinic-register></clinic-register>',
    before,
    async steps(page, settled) {
      await registerPassword(page, settled);
      await openFirst(page, /^Next/, settled);
      await box(page, 'Clinic name').fill('Sunny Dental');
      await box(page, 'Your name').fill('Ho');
      await chooseRegion(page, settled);
      await box(page, /^Building/).fill('44 Yun Ping Road');
      await box(page, /^Unit/).fill('12/F');
      await page.locator('input[type=file]').setInputFiles(PICTURE);
      return button(page, 'Submit and log in');
    },
  },
  {
    row: 'recovery.resetPassword',
    as: 'visitor',
    html: '<clinic-forgot-password></clinic-forgot-password>',
    before,
    async steps(page, settled) {
      await button(page, 'Use e-mail instead').click();
      await box(page, 'E-mail address').fill(emailOf('verified'));
      await openFirst(page, /^Next/, settled);
      await button(page, 'Send code').click();
      await settled();
      await typeCaptcha(page, settled, emailOf('verified'));
      const light = page.locator('clinic-forgot-password .clinic-light');
      await light.getByRole('button', { name: 'Next' }).click();
      await settled();
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
      return button(page, 'Set new password');
    },
  },
  {
    row: 'profile.updateEmail',
    as: 'verified',
    html: PROFILE,
    before,
    steps: changeContact(/^Change e-mail/, emailOf('verified'), 'New e-mail address', NEWCOMER),
  },
  {
    row: 'profile.updatePhone',
    as: 'verified',
    html: PROFILE,
    before,
    steps: changeContact(/^Change phone/, '61230001', 'New phone number', NEW_PHONE),
  },
  {
    row: 'payPassword.set',
    as: 'new-customer',
    html: PROFILE,
    before,
    async steps(page, settled) {
      await openFirst(page, /^Set payment password/, settled);
      await typeCode(page, settled, '61230005');
      await button(page, 'Next').click();
      await settled();
      await page.getByLabel(/^Payment password, 6/).fill('204817');
      await page.getByLabel(/^Repeat payment password/).fill('204817');
      return button(page, 'Set password');
    },
  },
];

async function codeButton(page: Page, settled: Settled): Promise<Locator> {
  await page.evaluate(() => void window.fixture.shop().session.requestLogin());
  await settled();
  await page.getByRole('tab', { name: 'E-mail' }).click();
  await page.getByRole('button', { name: 'Use a code instead' }).click();
  await box(page, 'E-mail address').fill('verified@clinicart.test');
  return button(page, 'Send code');
}
