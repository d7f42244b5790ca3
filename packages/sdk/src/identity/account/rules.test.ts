import { expect, test } from 'vitest';
import { accountMenu, lacksPayPassword } from './account-pages.ts';
import { isFinance, mayCertify, maySee } from './permissions.ts';
import { certificationOf, DEFAULT_CERTIFICATION_CODES, refuseBuyer, standingOf } from './rules.ts';

test.each([
  ['0', 'under-review', false],
  ['1', 'approved', false],
  ['2', 'rejected', true],
  ['3', 'change-certificate', false],
  ['4', 'not-certified', true],
  ['7', 'unknown', false],
  ['toString', 'unknown', false],
] as const)('status %s is %s; may certify: %s (Spec: 1§4)', (code, word, may) => {
  expect(certificationOf(code, DEFAULT_CERTIFICATION_CODES)).toBe(word);
  expect(mayCertify(word)).toBe(may);
});

test('the other reading of 3 is an option', () => {
  expect(certificationOf('3', { ...DEFAULT_CERTIFICATION_CODES, '3': 'unknown' })).toBe('unknown');
});

test('a person is a visitor, unverified or verified (Spec: 1§6)', () => {
  expect(standingOf({ status: 'visitor' }, true)).toBe('visitor');
  expect(standingOf({ status: 'member' }, false)).toBe('unverified');
  expect(standingOf({ status: 'member' }, true)).toBe('verified');
});

test.each([
  [['Buyer'], false],
  [['Seller', 'x'], false],
  [['Accounts'], true],
  [[], false],
])('roles %j are finance: %s (Spec: 2§6)', (roles, finance) => {
  expect(isFinance(roles)).toBe(finance);
});

test.each([
  [{ hasCredit: true, mayPayByCheque: false }, true],
  [{ hasCredit: false, mayPayByCheque: true }, true],
  [{ hasCredit: false, mayPayByCheque: false }, false],
  [undefined, false],
])('the wallet is in the menu of %j: %s (Spec: 2§2.1, 2§6)', (account, has) => {
  const menu = accountMenu(account);
  expect(menu.includes('wallet')).toBe(has);
  expect(menu.filter((page) => page !== 'wallet')).toEqual([
    'orders',
    'history',
    'addresses',
    'afterSales',
    'information',
    'coupons',
  ]);
});

test.each([
  [true, false, false, true],
  [false, true, false, true],
  [true, true, true, false],
  [false, false, false, false],
])(
  'credit %s, cheque %s, payment password %s: one is missed: %s (Spec: 2§2.8, 2§6)',
  (hasCredit, mayPayByCheque, hasPaymentPassword, misses) => {
    expect(lacksPayPassword({ hasCredit, mayPayByCheque, hasPaymentPassword })).toBe(misses);
  },
);

test.each([
  ['visitor', 'log-in-first'],
  ['unverified', 'not-certified'],
  ['verified', undefined],
] as const)('prices and buying for %s: %s (Spec: 1§1, 1§6)', (standing, reason) => {
  expect(refuseBuyer(standing)?.reason).toBe(reason);
});

test.each([
  ['what a visitor was told', 'visitor', undefined, 'anna', true],
  ['what Anna was told', 'verified', 'anna', 'anna', true],
  ['what Anna was told before certification', 'unverified', 'anna', 'anna', true],
  ['what Anna was told', 'verified', 'anna', 'ben', false],
  ['what Anna was told', 'verified', 'anna', undefined, false],
  ['what nobody known was told', 'verified', undefined, undefined, false],
] as const)('%s (%s, %s) is shown to %s: %s (Spec: 1§6)', (_, standing, userName, now, yes) => {
  const here =
    now === undefined
      ? { status: 'visitor' as const }
      : { status: 'member' as const, userName: now };
  expect(maySee({ standing, userName }, here)).toBe(yes);
});
