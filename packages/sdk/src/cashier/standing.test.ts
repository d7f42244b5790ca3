import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ShopError } from '../base/errors.ts';
import { cents } from '../base/money.ts';
import { codePageQuery, readCodePage } from './code-page.ts';
import { codeLink, isFitStart, isOfRecord, providerPage } from './links.ts';
import { readResult, resultOf } from './result.ts';
import { orderFailure, payCountdown, payStanding, refusePaying } from './standing.ts';
import { payableOrder } from './test-orders.ts';

const NOW = Date.UTC(2026, 10, 21, 4);

describe('where an order stands for its payer (Spec: 2§4)', () => {
  test.each([
    ['pending', {}, 'payable'],
    ['pending', { payBy: NOW + 1 }, 'payable'],
    ['pending', { payBy: NOW }, 'expired'],
    ['paying', { payBy: NOW - 1 }, 'expired'],
    ['pending', { paidBy: 'transfer' }, 'transfer-awaited'],
    ['pending', { paidBy: 'transfer', payBy: NOW - 1 }, 'transfer-awaited'],
    ['paid', { payBy: NOW - 1 }, 'paid'],
    ['shipped', {}, 'paid'],
    ['completed', {}, 'paid'],
    ['deposit-paid', {}, 'paid'],
    ['closed', { payBy: NOW + 1 }, 'closed'],
    ['pre-order', {}, 'not-payable'],
    ['under-review', {}, 'not-payable'],
    ['unknown', {}, 'not-payable'],
  ] as const)('%s %j: %s', (status, more, standing) => {
    expect(payStanding(payableOrder({ status, ...more }), NOW)).toBe(standing);
    expect(refusePaying(standing) === undefined).toBe(standing === 'payable');
  });

  test.each([
    [1, 0, 0, 1],
    [61_000, 0, 1, 1],
    [49 * 3_600_000, 49, 0, 0],
  ])('%i ms left: %i h %i min %i s, days counted as hours', (left, hours, minutes, seconds) => {
    expect(payCountdown(NOW + left, NOW)).toMatchObject({ hours, minutes, seconds });
  });

  test('nothing is left at its end', () => {
    expect(payCountdown(NOW, NOW)).toBeUndefined();
  });

  test.each([
    ['login-required', 9999, 'login'],
    ['session-ended', 1323, 'login'],
    ['server', 1333, 'closed'],
    ['server', 1390, 'invalid'],
    ['network', undefined, 'again'],
    ['timeout', undefined, 'again'],
    ['contract', undefined, 'again'],
  ] as const)('a failure of kind %s (%s) leads to %s (Spec: 2§8)', (kind, resultID, leads) => {
    const facts = resultID === undefined ? {} : { resultID };
    expect(orderFailure(new ShopError(kind, 'Why', facts)).kind).toBe(leads);
  });
});

describe('what the result page shows (Spec: 2§2.4)', () => {
  const query = (text: string) => readResult(new URLSearchParams(text));
  const transfer = { name: '', account: 'Bank 838', copyText: 'C1' };
  const settings = {
    ...{ onlineName: '', noPasswordTip: '', mixedTip: '', transfer },
    cheque: { name: '', address: '', copyText: '' },
  };

  test('its address is text: long ones are cut, controls go, an unknown type says nothing', () => {
    const long = `a\u0007b\u202ec${'x'.repeat(400)}`;
    const read = query(`type=won&orderId=+C1+&message=${encodeURIComponent(long)}`);
    expect(read).toMatchObject({ orderNo: 'C1', said: undefined });
    expect(read.message).toMatch(/^a b c/);
    expect(read.message).toHaveLength(200);
  });

  test.each([
    ['success', 'pending', 'waiting'],
    ['fail', 'pending', 'failed'],
    ['fail', 'paid', 'paid'],
    ['success', 'closed', 'failed'],
    ['', 'pending', 'waiting'],
  ] as const)('the address says "%s", the order is %s: %s', (type, status, kind) => {
    const shown = resultOf(query(`type=${type}&message=No`), payableOrder({ status }), NOW);
    expect(shown.kind).toBe(kind);
  });

  test('why a payment failed comes from the address only while the order may still be paid', () => {
    const said = query('type=fail&message=Declined');
    expect(resultOf(said, payableOrder(), NOW)).toMatchObject({
      message: 'Declined',
      mayRetry: true,
    });
    for (const [status, reason] of [
      ['closed', 'trade-closed'],
      ['under-review', 'order-not-payable'],
    ] as const) {
      const shown = resultOf(said, payableOrder({ status }), NOW);
      expect(shown).toMatchObject({ why: { reason }, message: '', mayRetry: false });
    }
    const late = resultOf(said, payableOrder({ payBy: NOW }), NOW);
    expect(late).toMatchObject({ why: { reason: 'order-expired' }, mayRetry: false });
  });

  test('amount and account are the order’s, whatever the address says', () => {
    const said = query('type=success&price=1&pay=0&payType=8&html=%3Cb%3E&tips=x');
    const order = payableOrder({ paidBy: 'transfer', settings });
    expect(resultOf(said, order, NOW)).toEqual({
      kind: 'transfer',
      total: 10_000,
      account: 'Bank 838',
      copyText: 'C1',
    });
  });
});

describe('addresses of providers', () => {
  test.each([
    ['https://pay.example.test/a?b=c', 'https://pay.example.test/a?b=c'],
    ['http://localhost:5101/stand-in', 'http://localhost:5101/stand-in'],
    ['http://127.0.0.1:5101/', 'http://127.0.0.1:5101/'],
    ['http://pay.example.test/', undefined],
    ['http://localhost.example.test/', undefined],
    ['javascript:alert(1)', undefined],
    ['java\tscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//pay.example.test/', undefined],
    ['/transfer', undefined],
    ['https://shop@pay.example.test/', undefined],
    ['https:\\\\pay.example.test', undefined],
    ['https://', undefined],
    ['', undefined],
    [`https://pay.example.test/${'a'.repeat(5000)}`, undefined],
  ])('%s', (given, opened) => {
    expect(providerPage(given)).toBe(opened);
  });

  test('whatever is written, only a web address is ever opened', () => {
    const hosts = fc.constantFrom('pay.example.test', 'localhost', 'localhost@evil.test', '[::1]');
    const written = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc
        .tuple(
          fc.constantFrom('https:', 'http:', 'javascript:', 'data:', 'blob:https:'),
          hosts,
          fc.string(),
        )
        .map(([scheme, host, rest]) => `${scheme}//${host}/${rest}`),
    );
    fc.assert(
      fc.property(written, (given) => {
        const opened = providerPage(given);
        if (opened === undefined) return;
        const { protocol, hostname, username } = new URL(opened);
        expect(username).toBe('');
        if (protocol !== 'https:')
          expect(`${protocol}//${hostname}`).toMatch(/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])$/);
      }),
    );
  });

  test('plain http is taken at the origins of the shop itself', () => {
    const page = 'http://shop.example.test/stand-in';
    expect(providerPage(page)).toBeUndefined();
    expect(providerPage(page, ['http://shop.example.test'])).toBe(page);
    expect(providerPage('javascript:alert(1)', ['null'])).toBeUndefined();
  });

  test('a payment goes on only to an address that may be opened; a code that is a link can be followed', () => {
    expect(isFitStart({ kind: 'page', url: 'javascript:alert(1)' })).toBe(false);
    expect(isFitStart({ kind: 'page', url: 'https://pay.example.test/' })).toBe(true);
    expect(isFitStart({ kind: 'card', clientSecret: 'x' })).toBe(true);
    expect(codeLink({ kind: 'code', text: 'https://pay.example.test/' })).toBeDefined();
    expect(codeLink({ kind: 'code', text: '00020101021226' })).toBeUndefined();
  });

  test('an address or a code is trusted where it is of a payment begun here', () => {
    const record = { orderNo: 'C1', method: 'paypal', isMixed: false, at: NOW } as const;
    const page = { kind: 'page', url: 'https://pay.example.test/1' } as const;
    expect(isOfRecord(page.url, { ...record, start: page })).toBe(true);
    expect(isOfRecord('https://evil.example.test/', { ...record, start: page })).toBe(false);
    expect(isOfRecord('000201', { ...record, start: { kind: 'code', text: '000201' } })).toBe(true);
    expect(isOfRecord('000201', record)).toBe(false);
    expect(isOfRecord('', undefined)).toBe(false);
  });
});

describe('the page of a code (Spec: 2§2.3)', () => {
  test('what it is opened with is what it reads', () => {
    const methods = [{ method: 'wechat', name: 'WeChat', icon: '/w.svg' } as const];
    const order = payableOrder({ methods, quota: cents(2_550) });
    const query = codePageQuery(order, { method: 'wechat', isMixed: true, code: 'wx://1?a=b' });
    expect(query).toMatchObject({ price: '74.5', payType: '1', mixFlag: 'true', icon: '/w.svg' });
    expect(readCodePage(new URLSearchParams(query))).toEqual({
      orderNo: 'C1',
      code: 'wx://1?a=b',
      method: 'wechat',
      isMixed: true,
    });
  });

  test('an empty address says nothing', () => {
    expect(readCodePage(new URLSearchParams(''))).toEqual({
      orderNo: '',
      code: '',
      method: undefined,
      isMixed: false,
    });
  });
});
