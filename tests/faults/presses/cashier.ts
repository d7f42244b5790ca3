// Presses at the cashier.
import { PAY_PASSWORD } from '../../flows/payments.ts';
import { button, type Press } from './press.ts';

const CASHIER = (orderNo: string) => `<clinic-cashier order-id="${orderNo}"></clinic-cashier>`;

export const CASHIER_PRESSES: readonly Press[] = [
  {
    row: 'cashier.start',
    as: 'regular',
    html: '',
    before: async ({ order }) => CASHIER(await order('regular')),
    async steps(page) {
      await page.getByRole('radio', { name: /FPS/ }).check();
      return button(page, /^Pay HK/);
    },
  },
  {
    row: 'cashier.payByPassword',
    isAutomatic:
      'The buyer may have paid, so the screen polls the order and offers nothing to press.',
    as: 'finance',
    html: '',
    before: async ({ order }) => CASHIER(await order('finance')),
    async steps(page) {
      await page.getByRole('checkbox', { name: /balance/ }).check();
      await page.getByLabel(/^Payment password/).fill(PAY_PASSWORD);
      return button(page, /^Pay HK/);
    },
  },
  {
    row: 'cashier.pollProvider',
    isAutomatic: 'The screen polls on.',
    as: 'regular',
    html: '',
    before: async ({ order }) => CASHIER(await order('regular')),
    async steps(page, settled) {
      await page.getByRole('radio', { name: /FPS/ }).check();
      await button(page, /^Pay HK/).click();
      await settled();
      return button(page, 'I have paid');
    },
  },
];
