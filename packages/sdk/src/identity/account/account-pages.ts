import { maySeeWallet } from './rules.ts';

/** The pages of the account centre, in the order of its menu. Spec: 2§2.1 */
export const ACCOUNT_PAGES = [
  'orders',
  'history',
  'addresses',
  'afterSales',
  'information',
  'wallet',
  'coupons',
] as const;

export type AccountPage = (typeof ACCOUNT_PAGES)[number];

/**
 * Returns whether an account that could pay with a payment password has none; a warning then leads to setting one.
 * Spec: 2§2.8, 2§6
 */
export const lacksPayPassword = (
  account: Parameters<typeof maySeeWallet>[0] & { readonly hasPaymentPassword: boolean },
): boolean => maySeeWallet(account) && !account.hasPaymentPassword;

/** Returns the menu of an account; an account that is not read yet has no wallet. Spec: 2§2.1, 2§6 */
export function accountMenu(
  account: Parameters<typeof maySeeWallet>[0] | undefined,
): readonly AccountPage[] {
  return ACCOUNT_PAGES.filter(
    (page) => page !== 'wallet' || (account !== undefined && maySeeWallet(account)),
  );
}
