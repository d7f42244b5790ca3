// A clinic with a balance reads its wallet, pays, cancels, and exports what moved the balance. Spec: 2§2.8, 2§6
import { isShopError, type Loadable, memoryStore, sum } from '@clinicart/sdk';
import { decideWallet, type WalletDetailsPage } from '@clinicart/sdk/wallet';
import { describe, expect, it, test } from 'vitest';
import { atCashier, BALANCE, by, MIXED, openTill } from '../payments.ts';
import { assumedResult, formOf, openSandbox, openShop, visit, withAssumed } from '../shop.ts';

const FIRST = { keyword: '', page: 1 };

/** Watches a store; returns the values that it showed. */
function watched<T>($state: { listen(hear: (now: Loadable<T>) => void): () => void }) {
  const shown: T[] = [];
  const stop = $state.listen(({ value }) => {
    if (value !== undefined && value !== shown.at(-1)) shown.push(value);
  });
  return { shown, stop };
}

test('each read of a visitor rejects, and no dialog opens (Spec: 2§6)', async () => {
  const { shop } = await visit('visitor');
  const reads = [
    shop.wallet.balance.get(null),
    shop.wallet.details.get(FIRST),
    shop.wallet.statement({ format: 'csv' }),
  ];
  for (const read of reads) await expect(read).rejects.toMatchObject({ kind: 'login-required' });
  expect(shop.session.$loginRequest.get()).toBeUndefined();
});

test('an account without credit and cheques is refused with words, in both languages', async () => {
  const { shop } = await visit('verified');
  const decision = decideWallet(await shop.account.me.get(null));
  for (const [language, script] of [
    ['en', /^[^\p{Script=Han}]+$/u],
    ['zh', /\p{Script=Han}/u],
  ] as const) {
    shop.language.use(language);
    const error = await shop.wallet.balance.get(null).catch((caught: unknown) => caught);
    if (!isShopError(error)) throw error;
    expect(error).toMatchObject({ kind: 'server', resultID: assumedResult(1377) });
    expect(error.message).toMatch(script);
    // The rule and the server say the same.
    if (decision.ok) throw new Error('a wallet without credit');
    expect(shop.language.say(decision)).toBe(error.message);
  }
});

describe('what moves the balance', () => {
  it('a payment from the balance is the newest entry, and the balance on screen follows', async () => {
    const till = await openTill('credit');
    const { shop } = till;
    const balance = watched(shop.wallet.balance.watch(null));
    const details = watched<WalletDetailsPage>(shop.wallet.details.watch(FIRST));
    await expect.poll(() => balance.shown).toEqual([120_000]);
    const order = await atCashier(till);
    expect(await shop.cashier.pay(order, BALANCE)).toMatchObject({ ok: true, next: 'paid' });
    await expect.poll(() => balance.shown.at(-1)).toBe(120_000 - order.total);
    await expect.poll(() => details.shown.at(-1)?.entries).toHaveLength(2);
    expect(details.shown.at(-1)?.entries[0]).toMatchObject({
      amount: -order.total,
      type: 'Order payment',
      orderNo: order.orderNo,
    });
    balance.stop();
    details.stop();
  });

  it('another tab follows too', async () => {
    const till = await openTill('credit');
    const other = till.tab();
    const balance = watched(other.wallet.balance.watch(null));
    await expect.poll(() => balance.shown).toEqual([120_000]);
    const order = await atCashier(till);
    await till.shop.cashier.pay(order, BALANCE);
    await expect.poll(() => balance.shown.at(-1)).toBe(120_000 - order.total);
    balance.stop();
  });

  it('a begun mixed payment reserves the balance; cancelling the order returns it', async () => {
    const till = await openTill('credit');
    const { shop } = till;
    const balance = watched(shop.wallet.balance.watch(null));
    const order = await atCashier(till, 200_000);
    expect(order.total).toBeGreaterThan(120_000);
    await shop.cashier.pay(order, MIXED);
    const { entries } = await shop.wallet.details.get(FIRST);
    expect(entries.map(({ type, amount }) => [type, amount])).toEqual([
      ['Reserved for a payment', -120_000],
      ['Opening balance', 120_000],
    ]);
    expect(await shop.orders.cancel(order.orderNo)).toMatchObject({ ok: true });
    await expect.poll(() => balance.shown.at(-1)).toBe(120_000);
    const after = await shop.wallet.details.get(FIRST);
    expect(after.entries.map(({ type }) => type)).toEqual([
      'Payment returned',
      'Order payment',
      'Opening balance',
    ]);
    balance.stop();
  });

  it('a payment by card leaves the balance alone', async () => {
    const till = await openTill('credit');
    await till.shop.cashier.pay(await atCashier(till), by('card'));
    expect((await till.shop.wallet.details.get(FIRST)).entries).toHaveLength(1);
  });
});

describe('a clinic of two years', () => {
  async function regular() {
    const sandbox = openSandbox({ history: true });
    const shop = openShop(sandbox);
    await shop.session.signIn(formOf('regular'));
    return { sandbox, shop };
  }

  it('reads ten entries a page, and all of them add up to the balance (Spec: 2§9)', async () => {
    const { shop } = await regular();
    const first = await shop.wallet.details.get(FIRST);
    expect(first.entries).toHaveLength(10);
    expect(first.pages).toBeGreaterThan(2);
    const entries = [...first.entries];
    for (let page = 2; page <= first.pages; page += 1)
      entries.push(...(await shop.wallet.details.get({ keyword: '', page })).entries);
    expect(sum(entries.map(({ amount }) => amount))).toBe(await shop.wallet.balance.get(null));
    const times = entries.map(({ at }) => at ?? 0);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('finds entries by type and by order number', async () => {
    const { shop } = await regular();
    const refunds = await shop.wallet.details.get({ keyword: 'refund', page: 1 });
    expect(refunds.entries.length).toBeGreaterThan(0);
    for (const { type, amount } of refunds.entries) {
      expect(type).toBe('After-sales refund');
      expect(amount).toBeGreaterThan(0);
    }
    const orderNo = refunds.entries[0]?.orderNo ?? '';
    const found = await shop.wallet.details.get({ keyword: orderNo, page: 1 });
    expect(found.entries.length).toBeGreaterThan(1);
    for (const entry of found.entries) expect(entry.orderNo).toBe(orderNo);
    expect(await shop.wallet.details.get({ keyword: 'no such', page: 1 })).toMatchObject({
      entries: [],
      pages: 0,
    });
  });

  it('exports every entry as CSV, which adds up to the balance, and as a workbook', async () => {
    const { shop } = await regular();
    shop.language.use('zh');
    const { blob, name } = await shop.wallet.statement({ format: 'csv' });
    expect(name).toMatch(/^餘額明細-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...lines] = (await blob.text()).replace('\ufeff', '').trim().split('\r\n');
    expect(head).toBe('時間,類型,訂單編號,金額（港元）');
    const cents = lines.map((line) => Math.round(Number(line.split(',').at(-1)) * 100));
    expect(cents.reduce((total, each) => total + each, 0)).toBe(
      await shop.wallet.balance.get(null),
    );
    const workbook = await shop.wallet.statement({ format: 'xlsx', language: 'en' });
    expect(workbook.name).toMatch(/^balance-details-.+\.xlsx$/);
    expect(workbook.blob.size).toBeGreaterThan(1000);
  });

  it('exports what a keyword finds', async () => {
    const { shop } = await regular();
    const { blob } = await shop.wallet.statement({ format: 'csv', keyword: 'deposit' });
    expect((await blob.text()).trim().split('\r\n').slice(1)).toHaveLength(3);
  });
});

withAssumed('the quota for cheques outside an order', () => {
  test('is what the console set, and falls with a payment by cheque', async () => {
    const till = await openTill('finance');
    expect(await till.shop.wallet.chequeQuota.get(null)).toBe(3_000_000);
    const order = await atCashier(till);
    const cheque = { method: 'cheque', useBalance: false, password: '246810' } as const;
    await till.shop.cashier.pay(order, cheque);
    expect(await till.shop.wallet.chequeQuota.get(null)).toBe(3_000_000 - order.total);
  });
});

test('the eyes flag lasts for the visit: a page of the same tab has it, a new tab starts open', async () => {
  const sandbox = openSandbox();
  const storage = {
    session: memoryStore(),
    settings: memoryStore(),
    drafts: memoryStore(),
  };
  const shop = openShop(sandbox, { storage });
  await shop.session.signIn(formOf('credit'));
  shop.wallet.mask.set(true);
  expect(openShop(sandbox, { storage }).wallet.mask.$isHidden.get()).toBe(true);
  const tab = { ...storage, drafts: memoryStore() };
  expect(openShop(sandbox, { storage: tab }).wallet.mask.$isHidden.get()).toBe(false);
});

test('a failed read says the server’s words and can be repeated (Spec: 2§8)', async () => {
  const { sandbox, shop } = await visit('credit');
  sandbox.console.setFault({
    kind: 'result',
    path: '/authapi/user/walletDetails',
    resultID: 1201,
    message: '暫停服務',
    times: 1,
  });
  await expect(shop.wallet.details.get(FIRST)).rejects.toMatchObject({
    kind: 'server',
    message: '暫停服務',
  });
  expect((await shop.wallet.details.get(FIRST)).entries).toHaveLength(1);
});
