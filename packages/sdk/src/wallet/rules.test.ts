import { describe, expect, it, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import { accountMenu } from '../identity/account/account-pages.ts';
import { balanceFigure, decideWallet, formatSigned } from './rules.ts';

describe('who has a wallet (Spec: 2§2.1, 2§6)', () => {
  it.each([
    [false, false, false, undefined],
    [false, false, true, undefined],
    [true, false, true, { hasChequeQuota: false, warnsAboutPassword: false }],
    [true, false, false, { hasChequeQuota: false, warnsAboutPassword: true }],
    [false, true, true, { hasChequeQuota: true, warnsAboutPassword: false }],
    [true, true, false, { hasChequeQuota: true, warnsAboutPassword: true }],
  ])('credit %j, cheque %j, password %j', (hasCredit, mayPayByCheque, hasPaymentPassword, page) => {
    const account = { hasCredit, mayPayByCheque, hasPaymentPassword };
    expect(decideWallet(account)).toEqual(
      page ? { ok: true, ...page } : { ok: false, reason: 'wallet-not-offered', facts: {} },
    );
    // The menu and the page never differ.
    expect(accountMenu(account).includes('wallet')).toBe(page !== undefined);
  });
});

test.each([
  [31_860, '+HK$318.60'],
  [-120_000, '−HK$1,200.00'],
  [1, '+HK$0.01'],
  [-1, '−HK$0.01'],
  [0, 'HK$0.00'],
])('%i cents are written as %s (Spec: 2§2.8)', (amount, text) => {
  expect(formatSigned(cents(amount))).toBe(text);
});

test.each([
  [4_882_260, false, 'HK$', '48,822.60'],
  [-1_050, false, '−HK$', '10.50'],
  [0, false, 'HK$', '0.00'],
  [4_882_260, true, 'HK$', '******'],
  [-1_050, true, 'HK$', '******'],
])(
  'a balance of %i cents, hidden %j, is %s %s (Spec: 2§2.8)',
  (amount, isHidden, currency, figure) => {
    expect(balanceFigure(cents(amount), isHidden)).toEqual({ currency, figure });
  },
);
