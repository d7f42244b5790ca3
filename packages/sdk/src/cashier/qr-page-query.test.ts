import { expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import { codePageQuery, readCodePage } from './qr-page-query.ts';
import { payableOrder } from './test-order.ts';

const order = payableOrder({
  quota: cents(4_000),
  methods: [
    { method: 'card', name: 'Card', icon: '/card.svg' },
    { method: 'fps', name: 'FPS', icon: '/fps.svg' },
    { method: 'payme', name: 'PayMe', icon: undefined },
  ],
});

test.each([
  ['fps', false, { icon: '/fps.svg', payType: '57', price: '100', mixFlag: 'false' }],
  ['fps', true, { icon: '/fps.svg', payType: '57', price: '60', mixFlag: 'true' }],
  ['payme', false, { icon: '', payType: '56', price: '100', mixFlag: 'false' }],
  ['alipay', false, { icon: '', payType: '50', price: '100', mixFlag: 'false' }],
] as const)(
  'a code of %s, mixed %j, is handed to its page (Spec: 2§2.3)',
  (method, isMixed, query) => {
    expect(codePageQuery(order, { method, isMixed, code: 'weixin://1' })).toEqual({
      code: 'weixin://1',
      orderNo: 'C1',
      ...query,
    });
  },
);

test('hands on the part that was shown when the payment started', () => {
  const begun = { method: 'fps', isMixed: true, rest: cents(8_400), code: 'fps' } as const;
  expect(codePageQuery(order, begun).price).toBe('84');
});

test.each([
  ['', { orderNo: '', code: '', method: undefined, isMixed: false }],
  [
    'orderNo=+C1+&code=+x&payType=57&mixFlag=true&price=1&icon=/x.svg',
    { orderNo: 'C1', code: ' x', method: 'fps', isMixed: true },
  ],
  ['payType=999&mixFlag=1', { orderNo: '', code: '', method: undefined, isMixed: false }],
])('the query %j is read (Spec: 2§2.3)', (query, page) => {
  expect(readCodePage(new URLSearchParams(query))).toEqual(page);
});
