import type { Explanation } from '../../base/values/explanation.ts';

/** Where a clinic stands with its certification. Spec: 1§4 */
export type Certification =
  | 'under-review'
  | 'approved'
  | 'rejected'
  | 'change-certificate'
  | 'not-certified'
  | 'unknown';

/** How status codes are read; the documents have two readings of 3 and 4. Spec: 1§4 */
export type CertificationCodes = Readonly<Record<string, Certification>>;

/** Spec conflict: 3 is "change certificate", or "other"; 4 is not certified in both. The default takes the fuller one. */
export const DEFAULT_CERTIFICATION_CODES: CertificationCodes = {
  '0': 'under-review',
  '1': 'approved',
  '2': 'rejected',
  '3': 'change-certificate',
  '4': 'not-certified',
};

/** The word for a status code; one that nobody named is unknown and may not submit. */
export function certificationOf(code: string, codes: CertificationCodes): Certification {
  return Object.hasOwn(codes, code) ? (codes[code] ?? 'unknown') : 'unknown';
}

/** May this clinic hand in its certification now? Spec: 1§4 */
export function mayCertify(certification: Certification): boolean {
  return certification === 'rejected' || certification === 'not-certified';
}

/** The pages of the account centre, in the order of its menu. Spec: 2§2.1 */
export const ACCOUNT_PAGES = [
  'orders',
  'addresses',
  'afterSales',
  'information',
  'wallet',
  'coupons',
] as const;
export type AccountPage = (typeof ACCOUNT_PAGES)[number];

/** Has this account a wallet: credit, or payment by cheque? Spec: 2§6 */
export function maySeeWallet(account: {
  readonly hasCredit: boolean;
  readonly mayPayByCheque: boolean;
}): boolean {
  return account.hasCredit || account.mayPayByCheque;
}

/** Is no payment password set where there is something to pay with it? Then a warning leads to setting one. Spec: 2§2.8, 2§6 */
export const lacksPayPassword = (
  account: Parameters<typeof maySeeWallet>[0] & { readonly hasPaymentPassword: boolean },
): boolean => maySeeWallet(account) && !account.hasPaymentPassword;

/** The menu of an account; one that is not known yet has no wallet. Spec: 2§2.1, 2§6 */
export function accountMenu(
  account: Parameters<typeof maySeeWallet>[0] | undefined,
): readonly AccountPage[] {
  return ACCOUNT_PAGES.filter(
    (page) => page !== 'wallet' || (account !== undefined && maySeeWallet(account)),
  );
}

/** What stands between a person and a purchase. Spec: 1§6 */
export type BuyerStanding = 'visitor' | 'unverified' | 'verified';

/** Spec: 1§6 — `pricesVisible` is the server's word in the answer at hand. */
export function standingOf(
  session: { readonly status: 'visitor' | 'member' },
  pricesVisible: boolean,
): BuyerStanding {
  if (session.status === 'visitor') return 'visitor';
  return pricesVisible ? 'verified' : 'unverified';
}

/** Why a person is shown no price and sold nothing. */
export type BuyerReason = 'log-in-first' | 'not-certified';

/** Why a person is shown no price and sold nothing yet; undefined for a verified clinic. Spec: 1§1, 1§6 */
export function refuseBuyer(standing: BuyerStanding): Explanation<BuyerReason> | undefined {
  if (standing === 'visitor') return { reason: 'log-in-first', facts: {} };
  return standing === 'unverified' ? { reason: 'not-certified', facts: {} } : undefined;
}

/** Who was answered, as the answer has to be kept with it. */
export interface Addressee {
  readonly standing: BuyerStanding;
  readonly userName: string | undefined;
}

/** May an answer be shown to whoever is here now? What a visitor was told is for anybody, all else for that person alone. Spec: 1§6 */
export function maySee(
  { standing, userName }: Addressee,
  now: { readonly status: 'visitor' } | { readonly status: 'member'; readonly userName: string },
): boolean {
  return standing === 'visitor' || (now.status === 'member' && now.userName === userName);
}

/** A user whose stored roles contain neither is finance staff. Spec: 2§6 */
export function isFinance(roles: readonly string[]): boolean {
  return roles.length > 0 && !roles.includes('Seller') && !roles.includes('Buyer');
}
