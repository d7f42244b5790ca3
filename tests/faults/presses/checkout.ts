// Presses at order confirmation.
import type { Locator, Page } from 'playwright';
import { PAY_PASSWORD } from '../../flows/payments.ts';
import type { World } from '../world.ts';
import { button, dialog, inDialog, openFirst, PICTURE, type Press, type Settled } from './press.ts';

const CHECKOUT = '<clinic-checkout></clinic-checkout>';

/** An order that needs a stamped form. */
async function beginMedicines({ beginOrder, reset }: World): Promise<undefined> {
  // Forms that were uploaded before stay with the draft order.
  await reset();
  await beginOrder('regular', '10010');
}

async function chooseBill(page: Page, settled: Settled): Promise<Locator> {
  await page.locator('input[type=file]').first().setInputFiles(PICTURE);
  await settled();
  return button(page, /^Upload stamped form/);
}

export const CHECKOUT_PRESSES: readonly Press[] = [
  {
    row: 'order.create',
    as: 'regular',
    html: CHECKOUT,
    async before({ beginOrder }) {
      await beginOrder('regular');
      return undefined;
    },
    steps: async (page) => button(page, 'Place order'),
  },
  {
    row: 'order.changeAddress',
    as: 'regular',
    html: CHECKOUT,
    async before({ addAddress, beginOrder }) {
      await addAddress('regular');
      await beginOrder('regular');
      return undefined;
    },
    steps: async (page) =>
      page
        .getByRole('group', { name: 'Deliver to' })
        .getByRole('radio', { checked: false })
        .first(),
  },
  {
    row: 'order.blankBill',
    as: 'regular',
    html: CHECKOUT,
    before: beginMedicines,
    steps: async (page) => button(page, 'Download form'),
  },
  {
    row: 'order.uploadBills',
    as: 'regular',
    html: CHECKOUT,
    before: beginMedicines,
    steps: chooseBill,
  },
  {
    row: 'order.billPictures',
    as: 'regular',
    html: CHECKOUT,
    before: beginMedicines,
    steps: chooseBill,
    removes: true,
  },
  {
    row: 'cashier.validatePassword',
    as: 'finance',
    html: CHECKOUT,
    async before({ beginOrder }) {
      await beginOrder('finance');
      return undefined;
    },
    async steps(page, settled) {
      await page.getByRole('radio', { name: /cheque/i }).check();
      await openFirst(page, /^Place order/, settled);
      await dialog(page)
        .getByLabel(/^Payment password/)
        .fill(PAY_PASSWORD);
      return inDialog(page, 'Confirm payment');
    },
  },
  {
    row: 'order.check',
    as: 'regular',
    html: CHECKOUT,
    async before({ beginOrder }) {
      await beginOrder('regular');
      return undefined;
    },
    lost: 'order.create',
    steps: async (page) => button(page, 'Place order'),
  },
];
