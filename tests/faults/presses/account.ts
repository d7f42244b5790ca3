// Presses in the account, and on the pages around it.
import { box, button, chooseRegion, dialog, inDialog, openFirst, type Press } from './press.ts';

const PROFILE = '<clinic-profile></clinic-profile>';

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
      await page.getByLabel('Old password').fill('Clinic2026');
      await page.getByLabel('New password', { exact: true }).fill('Another2027');
      await page.getByLabel('Confirm new password').fill('Another2027');
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
];
