import { expect, test } from 'vitest';
import { payOrder } from '../cashier/contract.ts';
import { confirmation } from './contract.ts';
import { chequeDetails, paymentSettings, settledName } from './payment-settings.ts';

const EMPTY = paymentSettings.parse({});

test('reads every text of the merchant, as plain lines (Spec: 2§3 Payment settings)', () => {
  const settings = paymentSettings.parse({
    onlineName: 'Online',
    pubTransferName: 'Transfer',
    pubTransferAccount: 'Bank: Demo<br>Account: 1',
    pubTransferCopywriting: '<p>Within 7 days</p>',
    chequeName: 'Cheque',
    chequeAddress: '18/F',
    chequeCopywriting: 'Payable to Clinicart',
    unpayPwdTips: 'Set one',
    combinedTips: 'Combine',
  });
  expect(settings).toEqual({
    onlineName: 'Online',
    transfer: { name: 'Transfer', account: 'Bank: Demo\nAccount: 1', copyText: 'Within 7 days' },
    cheque: { name: 'Cheque', address: '18/F', copyText: 'Payable to Clinicart' },
    noPasswordTip: 'Set one',
    mixedTip: 'Combine',
  });
  expect(chequeDetails(settings)).toBe(settings.cheque);
  for (const part of [{ chequeAddress: '18/F' }, { chequeCopywriting: 'Payable to Clinicart' }]) {
    const some = paymentSettings.parse(part);
    expect(chequeDetails(some), 'one of both is enough').toBe(some.cheque);
  }
  expect(chequeDetails(EMPTY)).toBeUndefined();
  expect(EMPTY.onlineName).toBe('');
  expect(chequeDetails(undefined)).toBeUndefined();
});

test('names a transfer and a cheque as the merchant does, and no other method (Spec: 2§3)', () => {
  const settings = paymentSettings.parse({ pubTransferName: 'Bank', chequeName: 'By post' });
  const named = ['transfer', 'cheque', 'card', undefined].map((method) =>
    settledName(settings, method),
  );
  expect(named).toEqual(['Bank', 'By post', '', '']);
  expect([settledName(undefined, 'transfer'), settledName(undefined, 'cheque')]).toEqual(['', '']);
});

test('reads tips and words of the goods of a confirmation (Spec: 2§3)', () => {
  const good = { name: 'Gloves', productId: '1', amount: 2 };
  const orderTemps = [
    { ...good, tag: 'New', mainTag: '2' },
    { ...good, tag: '', mainTag: 'Medicine' },
    good,
  ];
  const read = confirmation.response.parse({
    orderNo: 'C1',
    addresses: [],
    cutList: [],
    coupons: [],
    exchanges: [],
    splitOrders: [{ storeId: '1', orderTemps, expressPrice: [] }],
    tips: '<p>Pay within 24 hours.</p>',
  });
  expect(read.tips).toBe('Pay within 24 hours.');
  expect(read.stores[0]?.goods.map(({ tags }) => tags)).toEqual([['New'], ['Medicine'], []]);
});

test('reads words and price of the goods of an order, under either name (Spec: 2§3 Order goods)', () => {
  const goods = [
    { price: 5, amount: 1, tag: 'New', fulltag: 'New,Medicine' },
    { unitPrice: 6, amount: 1, tag: 'New' },
  ];
  const read = payOrder.response.parse({
    orderNo: 'C1',
    status: '0',
    totalPrice: 11,
    paymentTypes: [],
    shardingPayOrder: [{ goods }],
  });
  expect(read.goods.map(({ tags, unit }) => [tags, unit])).toEqual([
    [['New', 'Medicine'], 500],
    [['New'], 600],
  ]);
});
