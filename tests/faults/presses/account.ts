// Presses in the account, and on the pages around it.
import type { Locator, Page } from 'playwright';
import {
  box,
  button,
  chooseRegion,
  dialog,
  inDialog,
  openFirst,
  PICTURE,
  type Press,
  type Settled,
} from './press.ts';

const PROFILE = '<clinic-profile></clinic-profile>';

/** Chooses the picture of a certificate; returns the button of the form. */
async function chooseLicence(page: Page, settled: Settled): Promise<Locator> {
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await settled();
  return inDialog(page, 'Submit');
}

export const ACCOUNT_PRESSES: readonly Press[] = [
  {
    row: 'content.sendMail',
    as: 'visitor',
    html: '<clinic-contact></clinic-contact>',
    async steps(page) {
      await box(page, 'Name').fill('Ho');
      await box(page, 'E-mail').fill('ho@clinic.test');
      await box(page, 'Message').fill('Do you sell this in Macau?');
      return button(page, 'Send');
    },
  },
  {
    row: 'content.saveMailPreferences',
    as: 'regular',
    html: '<clinic-mail-preferences></clinic-mail-preferences>',
    async steps(page) {
      await page.getByRole('switch').and(page.locator(':enabled')).first().click();
      return button(page, 'Save');
    },
  },
  {
    row: 'address.add',
    as: 'regular',
    html: '<clinic-addresses></clinic-addresses>',
    async steps(page, settled) {
      await openFirst(page, /^Add address/, settled);
      await box(page, 'Recipient').fill('Chan');
      await box(page, 'Phone number').fill('61230002');
      await box(page, /^Building or estate/).fill('517 Praia Grande');
      await box(page, /^Unit and floor/).fill('3B');
      await chooseRegion(page, settled);
      return inDialog(page, 'Save');
    },
  },
  {
    row: 'address.edit',
    as: 'regular',
    html: '<clinic-addresses></clinic-addresses>',
    async steps(page, settled) {
      await openFirst(page, /^Edit/, settled);
      await box(page, 'Recipient').fill('Chan');
      return inDialog(page, 'Save');
    },
  },
  {
    row: 'address.setDefault',
    as: 'regular',
    html: '<clinic-addresses></clinic-addresses>',
    async before({ addAddress }) {
      await addAddress('regular');
      return undefined;
    },
    steps: async (page) => button(page, /^Set as default/),
  },
  {
    row: 'address.delete',
    as: 'regular',
    html: '<clinic-addresses></clinic-addresses>',
    async before({ addAddress }) {
      await addAddress('regular');
      return undefined;
    },
    async steps(page, settled) {
      await openFirst(page, /^Delete/, settled);
      return inDialog(page, /^Delete/);
    },
  },
  {
    row: 'profile.updatePassword',
    as: 'credit',
    html: PROFILE,
    before: async ({ reset }) => void (await reset()),
    async steps(page, settled) {
      await openFirst(page, /^Change password/, settled);
      await page.getByLabel('Old password', { exact: true }).fill('Clinic2026');
      await page.getByLabel('New password', { exact: true }).fill('Another2027');
      await page.getByLabel('Confirm new password', { exact: true }).fill('Another2027');
      return button(page, 'Save');
    },
  },
  {
    row: 'profile.updateUser',
    as: 'regular',
    html: PROFILE,
    async steps(page, settled) {
      await openFirst(page, /^Edit picture and name/, settled);
      await dialog(page).getByRole('textbox').first().fill('Dr Chan');
      return inDialog(page, 'Save');
    },
  },
  {
    row: 'profile.updateClinicAddress',
    as: 'regular',
    html: PROFILE,
    async steps(page, settled) {
      await openFirst(page, /^Change clinic address/, settled);
      await dialog(page).getByRole('textbox').last().fill('12/F');
      return inDialog(page, 'Save');
    },
  },
  {
    row: 'profile.certify',
    as: 'unverified',
    html: PROFILE,
    before: async ({ reset }) => void (await reset()),
    async steps(page, settled) {
      await openFirst(page, /^Edit picture and name/, settled);
      await box(page, 'Clinic name').fill('Sunny Dental');
      await chooseRegion(page, settled);
      await box(page, /^Building/).fill('44 Yun Ping Road');
      await box(page, /^Unit/).fill('12/F');
      return chooseLicence(page, settled);
    },
  },
  {
    row: 'profile.submitClinic',
    as: 'rejected',
    html: PROFILE,
    before: async ({ reset }) => void (await reset()),
    async steps(page, settled) {
      await openFirst(page, /^Edit and submit again/, settled);
      await box(page, 'Clinic name').fill('Sunny Dental');
      return chooseLicence(page, settled);
    },
  },
  {
    row: 'session.logout',
    as: 'regular',
    html: '<clinic-account current="centre"></clinic-account>',
    before: async ({ reset }) => void (await reset()),
    steps: async (page) => button(page, 'Log out'),
    isQuiet: 'The login ends here without an answer.',
  },
];
