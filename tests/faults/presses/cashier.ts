// Presses at the cashier.
import { merchant } from '../../browser/support/merchant-console.ts';
import { PAY_PASSWORD } from '../../flows/payments.ts';
import { button, type Press } from './press.ts';

const CASHIER = (orderNo: string) => `<clinic-cashier order-id="${orderNo}"></clinic-cashier>`;

/** A day and an hour: an order has to be paid within a day. */
const TIME_TO_PAY_MS = 25 * 3_600_000;

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
    // The check of the payment takes the place of the methods; another way to pay begins with an empty password.
    removes: true,
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
  {
    row: 'cashier.cancelExpired',
    // The order that nothing can pay any more takes the place of the methods.
    removes: true,
    isAutomatic: 'Where the server refuses, the order itself says that its time is over.',
    as: 'regular',
    html: '',
    async before({ order, reset }) {
      await reset();
      return CASHIER(await order('regular'));
    },
    steps: async (page) => button(page, /^Pay HK/),
    async use(control, turn) {
      if (turn > 0) return;
      await merchant.advanceClock(TIME_TO_PAY_MS);
      await control.evaluate((_, ms) => window.fixture.faults.pass(ms), TIME_TO_PAY_MS);
    },
  },
];
