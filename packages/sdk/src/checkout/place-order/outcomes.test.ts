import { describe, expect, test } from 'vitest';
import { ShopError } from '../../base/http/errors.ts';
import { outcomes } from './outcomes.ts';

describe('an order that was not placed (Spec: 2§4)', () => {
  const blocker = { about: 'address', reason: 'no-address', facts: {} } as const;
  const notice = { reason: 'medicine-notice', facts: {} } as const;
  test.each([
    ['refused', outcomes.refused('No.'), { ok: false, reason: 'refused', message: 'No.' }],
    [
      'refused by the password',
      outcomes.password('Wrong.'),
      { ok: false, reason: 'password', message: 'Wrong.', isUnchecked: false },
    ],
    [
      'with a password that was not checked',
      outcomes.uncheckedPassword(new ShopError('network', 'No connection.')),
      { ok: false, reason: 'password', message: 'No connection.', isUnchecked: true },
    ],
    ['held by a notice', outcomes.blocked(notice), { ok: false, reason: 'blocked', notice }],
    [
      'held by a part of the page',
      outcomes.blockedBy(blocker),
      { ok: false, reason: 'blocked', notice: blocker, blocker },
    ],
    [
      'placed and not paid',
      outcomes.unpaid('C1', 'No quota.'),
      { ok: false, reason: 'unpaid', orderNo: 'C1', message: 'No quota.' },
    ],
    [
      'rejected by the check',
      outcomes.unconfirmed('C1', { kind: 'rejected', message: 'Gone.' }),
      {
        ok: false,
        reason: 'unconfirmed',
        orderNo: 'C1',
        message: 'Gone.',
        notice: { reason: 'order-rejected', facts: { orderNo: 'C1' } },
      },
    ],
    [
      'not answered by the check',
      outcomes.unconfirmed('C1', { kind: 'unanswered', message: 'Later.' }),
      {
        ok: false,
        reason: 'unconfirmed',
        orderNo: 'C1',
        message: 'Later.',
        notice: { reason: 'order-unconfirmed', facts: { orderNo: 'C1' } },
      },
    ],
    [
      'unknown',
      outcomes.unknown('C1'),
      {
        ok: false,
        reason: 'unknown',
        orderNo: 'C1',
        notice: { reason: 'order-unknown', facts: { orderNo: 'C1' } },
      },
    ],
    [
      'unknown, with a sentence of the server',
      outcomes.unknown('C1', ''),
      {
        ok: false,
        reason: 'unknown',
        orderNo: 'C1',
        notice: { reason: 'order-unknown', facts: { orderNo: 'C1' } },
        message: '',
      },
    ],
  ])('is %s', (_, outcome, expected) => {
    expect(outcome).toStrictEqual(expected);
  });

  test('says the sentence of a failed call, and passes on every other error', () => {
    expect(outcomes.ofFailure(new ShopError('server', 'Closed.'))).toEqual(
      outcomes.refused('Closed.'),
    );
    const bug = new TypeError('bug');
    expect(() => outcomes.ofFailure(bug)).toThrow(bug);
  });
});
