import type { SandboxOptions } from '../index.ts';
import { SCENARIO_PAY_PASSWORD } from '../seed/scenarios.ts';
import { checkoutShop, listOf, type Wish } from './checkout.ts';
import { type Loose, pictureFile } from './shop.ts';

/** A payment: from the balance, by cheque, with a provider, or with a provider and the whole balance. */
export type Payment = 'balance' | 'cheque' | 'provider' | 'mixed';

const HOUR_MS = 3_600_000;

/** Opens a shop with a buyer who orders, pays and applies for after-sales service. */
export async function afterPurchaseShop(scenario = 'regular', options: SandboxOptions = {}) {
  const at = await checkoutShop(scenario, options);
  const { console } = at.shop.sandbox;
  const answer = async (name: string, body: object = {}, language = '2') => {
    const reply = await at.call(name, body, language);
    if (reply.resultID !== 1200) throw new Error(`${name}: ${reply.message}`);
    return reply.data;
  };

  /** Places an order and returns its number. */
  async function order(wishes: readonly Wish[], more: object = {}): Promise<string> {
    const begun = await at.begin(wishes);
    if (begun.resultID !== 1200) throw new Error(begun.message);
    const made = await at.place(more);
    if (made.resultID !== 1200) throw new Error(made.message);
    return String(made.data);
  }

  async function pay(orderNo: string, payment: Payment): Promise<void> {
    const payPwd = SCENARIO_PAY_PASSWORD;
    if (payment === 'balance' || payment === 'cheque') {
      const payType = payment === 'balance' ? '9' : '53';
      await answer('cashier.payByPassword', { orderNo, payPwd, payType });
      return;
    }
    const mixFlag = payment === 'mixed';
    if (mixFlag) await answer('cashier.validatePassword', { payPwd });
    await answer('cashier.start', { orderNo, payType: '51', bank: '', mixFlag, preType: '0' });
    console.completePayment(console.payments()[0]?.id ?? 0);
  }

  const paid = async (
    wishes: readonly Wish[],
    payment: Payment = 'balance',
    more: object = {},
  ): Promise<string> => {
    const orderNo = await order(wishes, more);
    await pay(orderNo, payment);
    return orderNo;
  };

  const detail = (orderNo: string): Promise<Loose> => answer('orders.detail', { orderNo });
  /** The goods of an order as an application names them. */
  const goodsOf = async (orderNo: string) =>
    listOf((await detail(orderNo))['goods']).map((good) => ({
      searchProductId: String(good['searchProductId']),
      amount: Number(good['amount']),
    }));

  return {
    ...at,
    answer,
    order,
    pay,
    paid,
    detail,
    goodsOf,
    /** Uploads bills of a medicine order, which the merchant accepts. */
    async acceptBills(orderNo: string): Promise<void> {
      const medicineBills = pictureFile();
      await answer('order.uploadBills', {
        orderNo,
        medicineBills,
        reUpload: '0',
        isTempOrder: '0',
      });
      console.judgeBills(orderNo, true);
    },
    /** Ships and delivers everything of an order. */
    sent: (orderNo: string): void => {
      console.shipOrder(orderNo);
      console.deliverOrder(orderNo);
    },
    apply: async (orderNo: string, afterSaleType: string, more: object = {}) =>
      at.call('afterSales.apply', {
        orderNo,
        afterSaleType,
        reason: '1',
        remark: '',
        goods: JSON.stringify(await goodsOf(orderNo)),
        ...more,
      }),
    sendBack: (orderNo: string) =>
      at.call('afterSales.waybill', { orderNo, shipMailNo: 'SF123456', expressId: 'sf' }),
    hours: (count: number) => at.pass(count * HOUR_MS),
    wallet: () => console.wallets().find((each) => each.scenario === scenario),
    returnOf: (returnNo: string) => console.returns().find((each) => each.returnNo === returnNo),
  };
}

export type AfterPurchaseShop = Awaited<ReturnType<typeof afterPurchaseShop>>;
