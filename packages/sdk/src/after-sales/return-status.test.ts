import { describe, expect, it, test } from 'vitest';
import { allMessages } from '../language/all-messages.ts';
import { pagesOf } from './list-pages.ts';
import { hasWideSteps, returnProgress } from './return-progress.ts';
import {
  canCancelReturn,
  canSendBack,
  isReturnClosed,
  kindWording,
  reasonWording,
  refundInformation,
  refuseWaybill,
  returnAddressText,
  returnHint,
  returnStatusName,
  returnTitle,
} from './return-status.ts';
import { testReturn } from './test-return.ts';
import type { ReturnPage } from './types.ts';

test.each([
  // status, may cancel, may send back, is closed, has refund information
  ['under-review', true, false, false, false],
  ['to-send-back', false, true, false, false],
  ['sent-back', false, true, false, false],
  ['refunding', false, false, false, false],
  ['completed', false, false, false, true],
  ['cancelled', false, false, true, false],
  ['rejected', false, false, true, false],
  ['unknown', false, false, false, false],
] as const)(
  '%s: cancel %s, send back %s, closed %s, refund %s (Spec: 2§4)',
  (status, ...wanted) => {
    const answer = testReturn({ status });
    expect([
      canCancelReturn(answer),
      canSendBack(answer),
      isReturnClosed(answer),
      refundInformation(answer) !== undefined,
    ]).toEqual(wanted);
    for (const { reason } of [returnTitle(answer), returnHint(answer), returnStatusName(answer)])
      expect(allMessages.en[reason]).toBeTruthy();
  },
);

it('names the working days of a refund (Spec: 2§9)', () => {
  for (const status of ['under-review', 'refunding', 'rejected'] as const)
    expect(returnHint(testReturn({ status })).reason).toBe(`return-hint-${status}`);
  expect(returnHint(testReturn({ status: 'completed' })).reason).toBe('return-refund-days');
  expect(refundInformation(testReturn({ status: 'completed' }))).toEqual({
    reason: 'return-refund-days',
    facts: { least: 1, most: 3 },
  });
});

test.each([
  ['1', 'SF123', undefined],
  ['', 'SF123', ['notice', 'carrier']],
  ['1', '  ', ['notice', 'waybill']],
  ['', '', ['notice', 'carrier', 'waybill']],
] as const)(
  'a waybill of carrier %j and number %j: %j (Spec: 2§5)',
  (carrierId, waybill, fields) => {
    const problems = refuseWaybill({ carrierId, waybill });
    expect(problems && Object.keys(problems)).toEqual(fields);
    if (problems) expect(problems.notice.reason).toBe('return-waybill-incomplete');
  },
);

describe('wording', () => {
  test.each([
    ['0', 'return-reason-quality'],
    ['1', 'return-reason-too-many'],
    ['2', 'return-reason-not-as-described'],
    ['3', 'return-reason-other'],
    ['4', 'return-reason-unknown'],
    ['', 'return-reason-unknown'],
    ['00', 'return-reason-unknown'],
  ])('the reason %j is %s (Spec: 2§4 Reason)', (reasonText, reason) => {
    expect(reasonWording(testReturn({ reasonText }))).toMatchObject({ reason });
  });

  it("has the server's words for a reason and for an unknown service", () => {
    expect(reasonWording(testReturn({ reasonText: '品質問題' }))).toBe('品質問題');
    expect(kindWording(testReturn({ kind: 'unknown', kindText: 'Exchange' }))).toBe('Exchange');
    expect(kindWording(testReturn({ kind: 'unknown' }))).toMatchObject({
      reason: 'return-kind-unknown',
    });
    expect(kindWording(testReturn({ kind: 'refund-only', kindText: 'Refund' }))).toMatchObject({
      reason: 'return-kind-refund-only',
    });
  });

  it('copies the address without empty lines', () => {
    const returnAddress = { phone: '+852 2345 6610', address: '57 Hung To Road', remark: '' };
    expect(returnAddressText(testReturn({ returnAddress }))).toBe(
      '57 Hung To Road\n+852 2345 6610',
    );
  });
});

describe('progress (Spec: 2§2.7, 2§3 progressBar)', () => {
  const statesOf = (...given: Parameters<typeof testReturn>) =>
    returnProgress(testReturn(...given))
      .map(({ state }) => ({ done: '#', current: '>', ahead: '.' })[state])
      .join('');
  const steps = (times: readonly (number | undefined)[]) =>
    times.map((at, index) => ({ text: `step ${index + 1}`, at }));
  const none = undefined;

  test.each([
    ['under-review', 'return-some', '#>...'],
    ['to-send-back', 'return-some', '##>..'],
    ['sent-back', 'return-all', '###>.'],
    ['refunding', 'return-all', '###>.'],
    ['completed', 'return-all', '#####'],
    ['unknown', 'unknown', '#>...'],
    ['under-review', 'refund-only', '#>..'],
    ['to-send-back', 'refund-only', '##>.'],
    ['refunding', 'refund-only', '##>.'],
    ['completed', 'refund-only', '####'],
    ['cancelled', 'return-all', '##'],
    ['rejected', 'refund-only', '##'],
  ] as const)('%s of %s without steps of the server: %s', (status, kind, bar) => {
    expect(statesOf({ status, kind })).toBe(bar);
  });

  test.each([
    ['under-review', [1, none, none], '#>.'],
    ['refunding', [1, 2, none], '##>'],
    ['to-send-back', [none, none, none, none, none], '##>..'],
    ['sent-back', [none, none, none, none, none], '###>.'],
    ['refunding', [none, none, none], '##>'],
    ['sent-back', [none, none, none], '##>'],
    ['completed', [none, none, none], '###'],
    ['rejected', [1, 2], '##'],
  ] as const)('%s with steps of the server at %j: %s', (status, times, bar) => {
    expect(statesOf({ status, steps: steps(times) })).toBe(bar);
  });

  test.each(['cancelled', 'rejected'] as const)(
    'shows no refund as done for one that is %s, where no step has a time',
    (status) => {
      const bar = returnProgress(
        testReturn({ status, steps: steps([none, none, none, none, none]) }),
      );
      expect(bar).toMatchObject([
        { text: { reason: 'return-step-submitted' }, state: 'done' },
        { text: { reason: `return-step-${status}` }, state: 'done' },
      ]);
    },
  );

  it("shows the server's texts and times, but not a bar that is cut short", () => {
    const [first] = returnProgress(testReturn({ steps: steps([7, none, none]) }));
    expect(first).toEqual({ text: 'step 1', at: 7, state: 'done' });
    expect(returnProgress(testReturn({ steps: steps([7]), appliedAt: 5 }))[0]).toMatchObject({
      text: { reason: 'return-step-submitted' },
      at: 5,
    });
  });

  it('is wide for a refund alone', () => {
    expect(hasWideSteps(returnProgress(testReturn({ kind: 'refund-only' })))).toBe(true);
    expect(hasWideSteps(returnProgress(testReturn({ kind: 'return-all' })))).toBe(false);
  });
});

test.each([
  [7, 20, 2, 7],
  [undefined, 20, 2, 3],
  [undefined, 19, 2, 2],
  [undefined, 0, 1, 1],
] as const)(
  'with %s pages named and %i applications on page %i there are %i pages',
  (pages, count, page, wanted) => {
    const answer: ReturnPage = {
      returns: Array.from({ length: count }, () => testReturn()),
      pages,
      count: undefined,
    };
    expect(pagesOf(answer, page)).toBe(wanted);
  },
);
