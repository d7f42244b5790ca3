// Actions of a buyer at the cashier, by the words on the screen.
import type { FrameLocator, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { cashierSaid } from '../ui-text/cashier.ts';
import type { Lang } from '../ui-text/common.ts';
import { see } from './expect.ts';
import { merchant } from './merchant-console.ts';
import type { MadeOrder } from './orders.ts';

/** The payment password of every seed account that has one: six digits. */
export const PAY_PASSWORD = '246810';

/** Any expiry date in the future, and any security code. */
const EXPIRY = '1240';
const CVC = '123';

export interface Desk {
  way(name: string): Locator;
  /** Chooses a way to pay, which may be folded. */
  choose(name: string): Promise<void>;
  /** Unfolds the ways to pay after the first ones. */
  readonly more: Locator;
  readonly balance: Locator;
  readonly password: Locator;
  /** The button that pays; it names the sum. */
  readonly pay: Locator;
  readonly alert: Locator;
  /** The form of the card provider. */
  readonly form: FrameLocator;
  fillCard(number: string): Promise<void>;
}

/** Matches a method's name, which its hint follows; AlipayHK must not match AlipayHK by QR code. */
function startingWith(name: string): RegExp {
  const literal = name.replaceAll(/[()]/g, String.raw`\$&`);
  return new RegExp(String.raw`^${literal}(?! 掃碼| \(QR code\))`);
}

export function deskOf(
  page: Page | FrameLocator,
  language: Lang,
  order: MadeOrder,
  main = page.getByRole('main'),
): Desk {
  const words = cashierSaid[language];
  const form = page.frameLocator(`iframe[title="${words.cardFrame}"]`);
  const way = (name: string) => main.getByRole('radio', { name: startingWith(name) });
  const more = main.getByRole('button', { name: words.moreWays });
  return {
    way,
    more,
    async choose(name) {
      await see(way(name).or(more).first()).toBeVisible();
      if ((await way(name).count()) === 0) await more.click();
      await way(name).check();
    },
    balance: main.getByRole('checkbox', { name: words.balance }),
    password: main
      .getByRole('textbox', { name: words.password })
      .or(main.getByLabel(words.password)),
    pay: main.getByRole('button', { name: words.pay(order.total), exact: true }),
    alert: main.getByRole('alert'),
    form,
    async fillCard(number) {
      await form.getByLabel(words.number).fill(number);
      await form.getByLabel(words.expiry).fill(EXPIRY);
      await form.getByLabel(words.cvc).fill(CVC);
    },
  };
}

/** Expects the result page of a paid order. */
export async function isPaidOnScreen(page: Page, language: Lang): Promise<void> {
  await see(page).toHaveURL(/\/payResult\?/);
  await see(
    page.getByRole('heading', { name: cashierSaid[language].paid, level: 1 }),
  ).toBeVisible();
}

type Paid = {
  readonly payType: string;
  readonly fromBalance: number;
  readonly fromProvider: number;
};

/** Returns the one payment of an order, as the merchant has it. Fails if there is none, or more than one. */
export async function paidOnce(account: string, { orderNo }: MadeOrder): Promise<Paid> {
  const paid = async () => {
    const orders = await merchant.orders(account);
    const order = orders.find((each) => each.orderNo === orderNo);
    return order?.payments.filter(({ status }) => status === 'paid') ?? [];
  };
  await expect.poll(async () => (await paid()).length).toBe(1);
  const [payment] = await paid();
  if (!payment) throw new Error(`Nothing was paid of ${orderNo}`);
  const { payType, fromBalance, fromProvider } = payment;
  return { payType, fromBalance, fromProvider };
}
