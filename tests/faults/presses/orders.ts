// Presses after the purchase: orders, their parcels, and returns.
import { merchant } from '../../browser/support/merchant-console.ts';
import type { World } from '../world.ts';
import { box, button, dialog, inDialog, openFirst, type Press } from './press.ts';

const ORDER = (orderNo: string) => `<clinic-order order-id="${orderNo}"></clinic-order>`;

/** The button of a parcel, which names its waybill. */
const WAYBILL = /[A-Z]{2}\d{6,}/;

/** A return that the merchant has accepted. */
async function acceptedReturn({ applied }: World): Promise<string> {
  const returnNo = await applied('regular');
  await merchant.approveReturn(returnNo);
  return `<clinic-after-sale after-sale-no="${returnNo}"></clinic-after-sale>`;
}

export const ORDERS_PRESSES: readonly Press[] = [
  {
    row: 'orders.close',
    as: 'regular',
    html: '',
    before: async ({ order }) => ORDER(await order('regular')),
    async steps(page, settled) {
      await openFirst(page, /^Cancel order/, settled);
      return inDialog(page, /^Cancel order/);
    },
  },
  {
    row: 'orders.confirmReceipt',
    as: 'regular',
    html: '',
    before: async ({ shipped }) => ORDER(await shipped('regular')),
    async steps(page, settled) {
      await openFirst(page, /^Confirm receipt/, settled);
      return inDialog(page, /^Confirm receipt/);
    },
  },
  {
    row: 'afterSales.apply',
    as: 'regular',
    html: '',
    before: async ({ shipped }) =>
      `<clinic-return order-id="${await shipped('regular')}" type="1"></clinic-return>`,
    async steps(page, settled) {
      await page.getByRole('checkbox').first().check();
      await button(page, 'Next').click();
      await settled();
      await page.getByRole('radio', { name: /^Quality problem/ }).check();
      await box(page, /^What happened/).fill('Two packs are torn.');
      return button(page, 'Submit application');
    },
  },
  {
    row: 'afterSales.cancel',
    as: 'regular',
    html: '',
    before: async ({ applied }) =>
      `<clinic-after-sale after-sale-no="${await applied('regular')}"></clinic-after-sale>`,
    async steps(page, settled) {
      await openFirst(page, /^Cancel application/, settled);
      return inDialog(page, /^Cancel application/);
    },
  },
  {
    row: 'orders.parcelGoods',
    as: 'regular',
    html: '',
    before: async ({ shipped }) => ORDER(await shipped('regular')),
    steps: async (page) => button(page, WAYBILL),
  },
  {
    row: 'afterSales.carriers',
    as: 'regular',
    html: '',
    before: acceptedReturn,
    steps: async (page) => button(page, 'Fill in the waybill'),
  },
  {
    row: 'afterSales.waybill',
    as: 'regular',
    html: '',
    before: acceptedReturn,
    async steps(page, settled) {
      await openFirst(page, /^Fill in the waybill/, settled);
      await dialog(page).getByLabel('Carrier').selectOption({ index: 1 });
      await dialog(page).getByLabel('Waybill number').fill('SF1234567890');
      return inDialog(page, 'Submit waybill');
    },
  },
];
