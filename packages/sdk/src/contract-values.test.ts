// Restates the documented values beside the names: constants of requests and answers, and the fields that decide the
// next step.
import { describe, expect, test } from 'vitest';
import { returnList } from './after-sales/contract.ts';
import { cents } from './base/values/money.ts';
import { payByPassword, startPayment } from './cashier/contract.ts';
import { navigation } from './catalogue/contract.ts';
import { createOrder } from './checkout/contract.ts';
import { endpoints } from './contract.ts';
import { setPayPassword } from './identity/payment-password/contract.ts';
import { orderList } from './orders/contract.ts';
import { walletDetails } from './wallet/contract.ts';

describe('values of the documents (Spec: 2§7)', () => {
  test('every call is a POST, but for the picture of the captcha', () => {
    const others = endpoints.filter(({ method }) => method !== 'POST').map(({ name }) => name);
    expect(others).toEqual(['session.captchaPicture']);
  });

  test('an order is made of the temporary one, never of the cart, with what was chosen', () => {
    const placement = {
      deliveries: [{ storeId: '1', deliveryId: '11' }],
      remark: 'Ring',
      isTransfer: true,
      coupon: { id: 'c', off: cents(5_000) },
    };
    expect(createOrder.toWire(placement)).toEqual({
      isFromShoppingCart: false,
      storeExpress: [{ storeId: '1', expressId: '11' }],
      remark: 'Ring',
      isRemittance: true,
      couponId: 'c',
      discountCouponPrice: 50,
    });
  });

  test.each([
    ['cheque', '53'],
    ['balance', '9'],
  ] as const)('a payment from the %s has the code %s', (from, payType) => {
    const wire = payByPassword.toWire({ orderNo: 'C1', password: '246810', from });
    expect(wire).toEqual({ orderNo: 'C1', payPwd: '246810', payType });
  });

  test('a payment password is sent twice, with its purpose', () => {
    const contact = { phone: '61230001', areaCode: '+852' };
    expect(setPayPassword.toWire({ password: '246810', contact, code: '123456' })).toEqual({
      password: '246810',
      confirmPassword: '246810',
      ...contact,
      type: 'payPwd',
      phoneCaptcha: '123456',
    });
  });

  test('requests the navigation as type 1', () => {
    expect(navigation.toWire(null)).toEqual({ type: 1 });
  });

  test.each([
    ['ＣＣ－２０２６', 'CC-2026'],
    ['手套（大）', '手套（大）'],
  ])('the keyword %s of an account’s lists is sent as %s', (keyword, sent) => {
    expect(orderList.toWire({ tab: 'all', keyword, page: 1 }).keyword).toBe(sent);
    expect(returnList.toWire({ keyword, page: 1 }).keyword).toBe(sent);
    expect(walletDetails.toWire({ keyword, page: 1 }).keyword).toBe(sent);
  });

  test.each([
    [{ client_secret: 's' }, { kind: 'card', clientSecret: 's' }],
    [{ links: { approve: 'https://a' } }, { kind: 'page', url: 'https://a' }],
    [
      {
        links: [
          { rel: 'self', href: 'https://s', method: 'GET' },
          { rel: 'approve', href: 'https://a', method: 'GET' },
        ],
      },
      { kind: 'page', url: 'https://a' },
    ],
    [{ links: [{ rel: 'self', href: 'https://s' }] }, { kind: 'unknown' }],
    [{ normalUrl: 'https://b' }, { kind: 'page', url: 'https://b' }],
    [{ redirectActionForm: { redirectUrl: 'https://c' } }, { kind: 'page', url: 'https://c' }],
    [{ code_url: 'wx' }, { kind: 'code', text: 'wx' }],
    [{ webLink: 'me' }, { kind: 'code', text: 'me', link: 'me' }],
    [
      { qrCode: '0002', webLink: 'me' },
      { kind: 'code', text: '0002', link: 'me' },
    ],
    [{ qrCode: 'fps' }, { kind: 'code', text: 'fps' }],
    [{ qrCodeHtml: '<svg/>' }, { kind: 'html', html: '<svg/>' }],
    [
      { pubTransferAccount: '838', pubTransferCopywriting: 'Say it' },
      { kind: 'transfer', account: '838', copyText: 'Say it' },
    ],
    [{}, { kind: 'unknown' }],
    [null, { kind: 'unknown' }],
  ])('reads a payment’s answer %j as %j', (answer, start) => {
    expect(startPayment.response.parse(answer)).toEqual(start);
  });
});
