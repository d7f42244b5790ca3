import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../testing/answers.ts';
import { shopWithRows } from '../testing/orders.ts';

let shop: ReturnType<typeof shopWithRows>;
let token = '';
beforeEach(async () => {
  shop = shopWithRows();
  token = await shop.signIn('finance');
});
afterEach(() => shop.close());

interface Entry {
  readonly createTime: string;
  readonly price: number;
  readonly type: string;
  readonly orderNo: string | null;
}

const details = async (keyword = '', pageIndex = 1, language = '2', who = token) => {
  const { data } = await shop.call(
    'wallet.details',
    { keyword, pageIndex, pageSize: 10 },
    who,
    language,
  );
  return data as unknown as { list: Entry[]; totalPage: number; totalCount: number };
};
const typesOf = async (keyword = '', language = '2') =>
  (await details(keyword, 1, language)).list.map(({ type }) => type);
const start = (orderNo: string, payType: string) =>
  shop.call('cashier.start', { orderNo, payType, bank: '', mixFlag: true, preType: '0' }, token);

describe('who may read a wallet (Spec: 2§6)', () => {
  it.each(['wallet.balance', 'wallet.details', 'wallet.chequeQuota'])(
    '%s: credit or cheques; a visitor logs in, any other reads why not',
    async (name) => {
      const body = name === 'wallet.details' ? { keyword: '', pageIndex: 1, pageSize: 10 } : {};
      expect((await shop.call(name, body, token)).resultID).toBe(1200);
      expect(await shop.call(name, body)).toEqual(refused(1300));
      const [id, zh, en] = await shop.refusalOf(name, body, await shop.signIn('verified'));
      expect(id).toBe(1377);
      expect(zh).toMatch(/^[^a-z]+$/i);
      expect(en).toBe('This account buys neither on credit nor by cheque, so it has no balance.');
    },
  );

  it('credit alone has a balance, and no quota', async () => {
    const credit = await shop.signIn('credit');
    expect((await shop.call('wallet.balance', {}, credit)).data).toBe(1200);
    expect((await shop.call('wallet.chequeQuota', {}, credit)).resultID).not.toBe(1200);
    expect((await shop.call('wallet.chequeQuota', {}, token)).data).toBe(30_000);
  });
});

describe('what a buyer reads of each booking (Spec: 2§2.8, 2§3)', () => {
  it('a begun payment is reserved, then paid; another is returned', async () => {
    const [one, other] = [30_000, 30_000].map((dollars) =>
      shop.placeOrder({ scenario: 'finance', dollars }),
    );
    await shop.call('cashier.validatePassword', { payPwd: '246810' }, token);
    await start(one ?? '', '52');
    expect(await details()).toMatchObject({
      list: [
        { price: -20_000, type: 'Reserved for a payment', orderNo: one },
        { price: 20_000, type: 'Opening balance', orderNo: null },
      ],
      totalPage: 1,
      totalCount: 2,
    });
    expect((await details()).list[0]?.createTime).toBe('2026-11-20 12:00:00');
    const [payment] = shop.sandbox.console.payments();
    shop.sandbox.console.completePayment(payment?.id ?? 0);
    expect(await typesOf()).toEqual(['Order payment', 'Opening balance']);
    expect(await typesOf('', '3')).toEqual(['訂單付款', '期初結餘']);

    shop.sandbox.console.topUp('finance', {
      amount: 500_000,
      reason: { zh: '支票存入', en: 'Cheque deposit' },
    });
    await start(other ?? '', '52');
    shop.sandbox.console.declinePayment(shop.sandbox.console.payments()[0]?.id ?? 0);
    expect(await typesOf()).toEqual([
      'Payment returned',
      'Order payment',
      'Cheque deposit',
      'Order payment',
      'Opening balance',
    ]);
    expect((await details()).list[2]).toMatchObject({ price: 5000, orderNo: null });
  });

  it('a keyword finds a part of the order number, of the type or of a reason, in the language of the call', async () => {
    const orderNo = shop.placeOrder({ scenario: 'finance', dollars: 10 });
    const pay = { orderNo, payPwd: '246810', payType: '9' };
    expect((await shop.call('cashier.payByPassword', pay, token)).resultID).toBe(1200);
    const reason = { zh: '十一月支票', en: 'November cheque' };
    shop.sandbox.console.topUp('finance', { amount: 100, reason });
    expect(await typesOf(orderNo.toLowerCase())).toEqual(['Order payment']);
    expect(await typesOf('PAYMENT')).toEqual(['Order payment']);
    expect(await typesOf('訂單', '3')).toEqual(['訂單付款']);
    expect(await typesOf('訂單')).toEqual([]);
    expect(await typesOf('november')).toEqual(['November cheque']);
    expect(await typesOf('支票', '3')).toEqual(['十一月支票']);
    // A reason replaces the word of its kind.
    expect(await typesOf('deposit')).toEqual([]);
    expect(await typesOf("'; DROP TABLE wallet; --")).toEqual([]);
    expect(await typesOf('%')).toEqual([]);
  });

  it('ten a page, the newest first, and nothing after the last', async () => {
    for (let at = 1; at <= 23; at += 1)
      shop.sandbox.console.topUp('finance', { amount: at, reason: { zh: '存', en: `no. ${at}` } });
    const first = await details();
    expect(first).toMatchObject({ totalPage: 3, totalCount: 24 });
    expect(first.list).toHaveLength(10);
    expect(first.list[0]?.type).toBe('no. 23');
    expect((await details('', 3)).list).toHaveLength(4);
    expect((await details('', 4)).list).toEqual([]);
    expect(await details('no. 2')).toMatchObject({ totalPage: 1, totalCount: 5 });
  });

  it('an account does not read the entries of another', async () => {
    const credit = await shop.signIn('credit');
    expect((await details('', 1, '2', credit)).list).toMatchObject([{ price: 1200 }]);
  });
});

describe('what the merchant does with a wallet', () => {
  it('tops it up by an amount above 0, and lets an account buy on credit', async () => {
    const { console } = shop.sandbox;
    const reason = { zh: '存入', en: 'Deposit' };
    expect(() => console.topUp('finance', { amount: 0, reason })).toThrow('no amount');
    expect(() => console.topUp('nobody', { amount: 1, reason })).toThrow('no such account');
    const verified = await shop.signIn('verified');
    console.setWallet('verified', { hasCredit: true, balance: 900 });
    expect((await shop.call('wallet.balance', {}, verified)).data).toBe(9);
    console.setWallet('verified', { hasCredit: false });
    expect(await shop.call('wallet.balance', {}, verified)).toEqual(refused(1377));
  });
});
