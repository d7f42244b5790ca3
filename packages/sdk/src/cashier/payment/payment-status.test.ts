import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ShopError } from '../../base/http/errors.ts';
import { cents } from '../../base/values/money.ts';
import { codePageQuery, readCodePage } from '../qr-page-query.ts';
import { readResult, resultAddress, resultOf } from '../result.ts';
import { payableOrder } from '../test-order.ts';
import type { PaidParts } from '../types.ts';
import { orderFailure, payCountdown, payStanding, refusePaying } from './payment-status.ts';
import { codeLink, isFitStart, isOfRecord, providerPage } from './provider-url.ts';

const NOW = Date.UTC(2026, 10, 21, 4);

describe('the state of an order for its payer (Spec: 2§4)', () => {
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

  test('changes with each second', () => {
    const shown = (now: number) => {
      const { hours, minutes, seconds } = payCountdown(NOW + 61_500, now) ?? {};
      return [hours, minutes, seconds];
    };
    const next = NOW + (payCountdown(NOW + 61_500, NOW)?.nextMs ?? 0);
    expect([shown(NOW), shown(next - 1), shown(next)]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 1],
    ]);
  });

  test('ends at the deadline', () => {
    expect(payCountdown(NOW, NOW)).toBeUndefined();
  });

  test.each([
    ['login-required', 9999, 'login'],
    ['session-ended', 1323, 'login'],
    ['server', 1333, 'end'],
    ['server', 1390, 'end'],
    ['network', undefined, 'again'],
    ['timeout', undefined, 'again'],
    ['contract', undefined, 'again'],
  ] as const)('a failure of kind %s (%s) leads to %s (Spec: 2§8)', (kind, resultID, leads) => {
    const facts = resultID === undefined ? {} : { resultID };
    expect(orderFailure(new ShopError(kind, 'Why', facts)).kind).toBe(leads);
  });

  test.each([
    ['1333 with a sentence', 1333, 'Sold out', false, 'closed', 'Sold out'],
    ['1333 without one', 1333, undefined, false, 'closed', 'trade-closed'],
    ['1333 with a sentence, its time over', 1333, 'Closed', true, 'expired', 'Closed'],
    ['1333 without one, its time over', 1333, undefined, true, 'expired', 'order-expired'],
    ['another refusal with a sentence', 1390, 'No order', false, 'invalid', 'No order'],
    ['another refusal without one', 1390, undefined, false, 'invalid', 'order-invalid'],
    ['another refusal, its time over', 1390, 'No order', true, 'invalid', 'order-invalid'],
  ] as const)('ends %s by its kind (Spec: 2§4, 2§8)', (...row) => {
    const [, resultID, serverMessage, hasExpired, kind, said] = row;
    const facts = { resultID, serverMessage };
    const failure = orderFailure(new ShopError('server', 'Filled in', facts), { hasExpired });
    const why = 'end' in failure ? failure.end.why : undefined;
    expect('end' in failure && failure.end.kind).toBe(kind);
    expect(typeof why === 'string' ? why : why?.reason).toBe(said);
  });
});

test('a failure of an order that nothing is known of here', () => {
  const refusal = new ShopError('server', 'No', { resultID: 1390, serverMessage: 'No order' });
  expect(orderFailure(refusal)).toEqual({ kind: 'end', end: { kind: 'invalid', why: 'No order' } });
  expect(orderFailure('no error')).toEqual({ kind: 'again', message: '' });
});

test('counts a paid order as paid, whatever the refusal (Spec: 2§4)', () => {
  for (const resultID of [1333, 1201]) {
    const refusal = new ShopError('server', 'No', { resultID });
    expect(orderFailure(refusal, { isPaid: true })).toEqual({ kind: 'paid' });
  }
  expect(orderFailure(new ShopError('network', 'No'), { isPaid: true }).kind).toBe('again');
});

describe('the view of the result page (Spec: 2§2.4)', () => {
  const query = (text: string) => readResult(new URLSearchParams(text));
  const remittance = { account: 'Bank 838', copyText: 'C1' };
  const settings = {
    onlineName: '',
    noPasswordTip: '',
    mixedTip: '',
    transfer: { name: '', ...remittance },
    cheque: { name: '', address: '', copyText: '' },
  };

  test('cuts long text of the URL, drops controls and ignores an unknown type', () => {
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
  ] as const)('shows for the URL "%s" and a %s order: %s', (type, status, kind) => {
    const shown = resultOf(query(`type=${type}&message=No`), payableOrder({ status }), NOW);
    expect(shown.kind).toBe(kind);
  });

  test('takes the reason of a failure from the URL only while the order is unpaid', () => {
    const said = query('type=fail&message=Declined');
    expect(resultOf(said, payableOrder(), NOW)).toMatchObject({
      message: 'Declined',
      mayRetry: true,
    });
    for (const [status, reason, end] of [
      ['closed', 'trade-closed', 'closed'],
      ['under-review', 'order-not-payable', undefined],
    ] as const) {
      const shown = resultOf(said, payableOrder({ status }), NOW);
      expect(shown).toMatchObject({ end, why: { reason }, message: '', mayRetry: false });
    }
    const late = resultOf(said, payableOrder({ payBy: NOW }), NOW);
    expect(late).toMatchObject({ why: { reason: 'order-expired' }, mayRetry: false });
  });

  test.each([
    ['waits for its money', 'type=success&payType=8', {}, 'transfer'],
    ['waits, by whatever address without a word of success', 'payType=8', {}, 'transfer'],
    ['is said to have failed', 'type=fail&payType=8', {}, 'failed'],
    ['is paid', 'type=success&payType=8', { status: 'paid' }, 'paid'],
    ['is closed', 'type=success&payType=8', { status: 'closed' }, 'failed'],
    ['is over', 'type=success&payType=8', { payBy: NOW }, 'failed'],
    ['waits, said to be paid by card', 'type=success&payType=52', {}, 'waiting'],
  ] as const)(
    'an order that %s, at %s: payType chooses the view and pays nothing',
    (_, said, more, kind) => {
      const shown = resultOf(query(said), payableOrder({ remittance, ...more }), NOW);
      expect(shown.kind).toBe(kind);
      if (kind === 'transfer') expect(shown).toMatchObject(remittance);
    },
  );
  test.each([
    ['type=success&payType=8', 'fps', 'waiting'],
    ['type=success&payType=8', 'transfer', 'transfer'],
    ['type=success&payType=57', 'transfer', 'transfer'],
    ['type=fail&payType=8', 'transfer', 'failed'],
    ['type=success&payType=8', undefined, 'transfer'],
  ] as const)(
    'follows the payment started here, not an older address: at %s, %s began (Spec: 2§4)',
    (said, method, kind) => {
      const shown = resultOf(query(said), payableOrder({ remittance }), NOW, { method });
      expect(shown.kind).toBe(kind);
    },
  );
  test('calls a closed order expired where its time ran out in this tab (Spec: 2§4)', () => {
    const closed = payableOrder({ status: 'closed' });
    const end = (hasExpired: boolean) => resultOf(query('type=fail'), closed, NOW, { hasExpired });
    expect(end(true)).toMatchObject({ end: 'expired', why: { reason: 'order-expired' } });
    expect(end(false)).toMatchObject({ end: 'closed', why: { reason: 'trade-closed' } });
    const paid = payableOrder({ status: 'paid' });
    expect(resultOf(query(''), paid, NOW, { hasExpired: true }).kind).toBe('paid');
  });

  describe('a mixed payment (Spec: 2§4)', () => {
    const parts: PaidParts = {
      balance: cents(4_000),
      rest: cents(6_000),
      method: 'card',
      methodName: '信用卡',
    };
    const shown = (more: Parameters<typeof payableOrder>[0], known = parts) =>
      resultOf(query('type=success'), payableOrder({ status: 'paid', ...more }), NOW, {
        parts: known,
      });

    test('names both parts, with the server’s present name of the method', () => {
      expect(shown({ paidBy: 'card' })).toMatchObject({ parts: { ...parts, methodName: 'Card' } });
      expect(shown({ methods: [], paidByName: 'Visa' })).toMatchObject({
        parts: { methodName: 'Visa' },
      });
      expect(shown({ methods: [] })).toMatchObject({ parts });
      const byTransfer = { ...parts, method: 'transfer' as const };
      expect(shown({}, byTransfer)).toMatchObject({ parts: { methodName: 'Bank transfer' } });
    });

    test.each([
      ['was paid in another way', { paidBy: 'paypal' }],
      ['costs something else', { total: cents(9_999) }],
    ] as const)('names no parts where the order %s', (_, more) => {
      expect(shown(more)).toMatchObject({ kind: 'paid', parts: undefined });
    });
  });

  test('shows the postal address and the text of a cheque (Spec: 2§3)', () => {
    const cheque = { name: 'Cheque', address: '18/F', copyText: 'Payable to Clinicart' };
    const order = payableOrder({ status: 'paid', settings: { ...settings, cheque } });
    const shown = (more: Partial<typeof order>) =>
      resultOf(query('type=success'), { ...order, ...more }, NOW);
    expect(shown({ paidBy: 'cheque' })).toMatchObject({ paidBy: 'Cheque', cheque });
    expect(shown({ paidBy: 'card' })).toMatchObject({ paidBy: 'Card', cheque: undefined });
    expect(shown({ paidBy: 'cheque', settings })).toMatchObject({ cheque: undefined });
  });

  test.each([
    ['the server', { paidBy: 'paypal', paidByName: 'PP' }, 'card', 'paypal', 'PP'],
    ['the server, its methods name it', { paidBy: 'card' }, 'transfer', 'card', 'Card'],
    ['this tab', {}, 'card', 'card', 'Card'],
    ['the address alone, and nobody names it', {}, undefined, 'fps', ''],
  ] as const)('names the payment: %s', (_, more, method, as, name) => {
    const order = payableOrder({ status: 'paid', ...more });
    const shown = resultOf(query('type=success&payType=57'), order, NOW, { method });
    expect(shown).toMatchObject({ kind: 'paid', method: as, paidBy: name });
  });

  test('puts the view and the failure into the URL', () => {
    expect(resultAddress({ orderNo: 'C1', said: 'success', method: 'transfer' })).toEqual({
      type: 'success',
      orderId: 'C1',
      payType: '8',
      message: undefined,
    });
  });

  test('takes amount and account from the order, whatever the URL says', () => {
    const said = query('type=success&price=1&pay=0&payType=8&html=%3Cb%3E&tips=x');
    const order = payableOrder({ paidBy: 'transfer', remittance });
    expect(resultOf(said, order, NOW)).toEqual({
      kind: 'transfer',
      total: 10_000,
      paidBy: 'Bank transfer',
      method: 'transfer',
      account: 'Bank 838',
      copyText: 'C1',
      mayPayAnotherWay: true,
    });
  });

  test.each([
    ['while time is left', { paidBy: 'transfer', payBy: NOW + 1 }, true],
    ['without a limit of time', { paidBy: 'transfer' }, true],
    ['after its time', { paidBy: 'transfer', payBy: NOW }, false],
    ['while only the address names the transfer', { payBy: NOW + 1 }, true],
  ] as const)('offers another way than a transfer %s: %s', (_, more, isOffered) => {
    const shown = resultOf(query('type=success&payType=8'), payableOrder(more), NOW);
    expect(shown).toMatchObject({ kind: 'transfer', mayPayAnotherWay: isOffered });
  });
});

describe('URLs of providers', () => {
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

  test('opens web addresses only, whatever is written', () => {
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

  test('accepts plain http at the shop’s own origins', () => {
    const page = 'http://shop.example.test/stand-in';
    expect(providerPage(page)).toBeUndefined();
    expect(providerPage(page, ['http://shop.example.test'])).toBe(page);
    expect(providerPage('javascript:alert(1)', ['null'])).toBeUndefined();
  });

  test('starts a payment only at a safe URL, and links a code that is one', () => {
    expect(isFitStart({ kind: 'page', url: 'javascript:alert(1)' })).toBe(false);
    expect(isFitStart({ kind: 'page', url: 'https://pay.example.test/' })).toBe(true);
    expect(isFitStart({ kind: 'card', clientSecret: 'x' })).toBe(true);
    expect(codeLink({ kind: 'code', text: 'https://pay.example.test/' })).toBeDefined();
    expect(codeLink({ kind: 'code', text: '00020101021226' })).toBeUndefined();
    const link = 'https://payme.example.test/1';
    expect(codeLink({ kind: 'code', text: '00020101021226', link })).toBe(link);
    expect(codeLink({ kind: 'code', text: link, link: 'javascript:alert(1)' })).toBe(link);
    expect(codeLink({ kind: 'page', url: 'https://pay.example.test/' })).toBeUndefined();
  });

  test('trusts a URL or a code of a payment that started here', () => {
    const record = { orderNo: 'C1', method: 'paypal', isMixed: false, at: NOW } as const;
    const page = { kind: 'page', url: 'https://pay.example.test/1' } as const;
    expect(isOfRecord(page.url, { ...record, start: page })).toBe(true);
    expect(isOfRecord('https://evil.example.test/', { ...record, start: page })).toBe(false);
    expect(isOfRecord('000201', { ...record, start: { kind: 'code', text: '000201' } })).toBe(true);
    expect(isOfRecord('000202', { ...record, start: { kind: 'code', text: '000201' } })).toBe(
      false,
    );
    const both = { kind: 'code', text: '000201', link: 'https://payme.example.test/1' } as const;
    expect(isOfRecord(codeLink(both) ?? '', { ...record, start: both })).toBe(true);
    expect(isOfRecord('000201', record)).toBe(false);
    expect(isOfRecord('', undefined)).toBe(false);
  });
});

describe('the page of a code (Spec: 2§2.3)', () => {
  test('reads what it was opened with', () => {
    const methods = [
      { method: 'fps', name: 'FPS', icon: '/f.svg' },
      { method: 'wechat', name: 'WeChat', icon: '/w.svg' },
    ] as const;
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

  test('reads nothing from an empty URL', () => {
    expect(readCodePage(new URLSearchParams(''))).toEqual({
      orderNo: '',
      code: '',
      method: undefined,
      isMixed: false,
    });
  });
});
