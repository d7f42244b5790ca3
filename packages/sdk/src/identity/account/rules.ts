import type { Explanation } from '../../base/values/explanation.ts';

/** The certification of a clinic. Spec: 1§4 */
export type Certification =
  | 'under-review'
  | 'approved'
  | 'rejected'
  | 'change-certificate'
  | 'not-certified'
  | 'unknown';

/** The meaning of status codes; the documents have two readings of 3 and 4. Spec: 1§4 */
export type CertificationCodes = Readonly<Record<string, Certification>>;

/** Spec conflict: 3 is "change certificate", or "other"; 4 is not certified in both. The default takes the fuller one. */
export const DEFAULT_CERTIFICATION_CODES: CertificationCodes = {
  '0': 'under-review',
  '1': 'approved',
  '2': 'rejected',
  '3': 'change-certificate',
  '4': 'not-certified',
};

/** Returns the certification of a status code; an unknown one may not submit. */
export function certificationOf(code: string, codes: CertificationCodes): Certification {
  return Object.hasOwn(codes, code) ? (codes[code] ?? 'unknown') : 'unknown';
}

/** Returns whether this account has a wallet: credit, or payment by cheque. Spec: 2§6 */
export function maySeeWallet(account: {
  readonly hasCredit: boolean;
  readonly mayPayByCheque: boolean;
}): boolean {
  return account.hasCredit || account.mayPayByCheque;
}

/** The buying rights of a person. Spec: 1§6 */
export type BuyerStanding = 'visitor' | 'unverified' | 'verified';

/** Returns the buying rights of a session; `pricesVisible` comes from the answer that is shown. Spec: 1§6 */
export function standingOf(
  session: { readonly status: 'visitor' | 'member' },
  pricesVisible: boolean,
): BuyerStanding {
  if (session.status === 'visitor') return 'visitor';
  return pricesVisible ? 'verified' : 'unverified';
}

/** Why a person sees no price and cannot buy. */
export type BuyerReason = 'log-in-first' | 'not-certified';

/** Returns why a person sees no price and cannot buy; undefined for a verified clinic. Spec: 1§1, 1§6 */
export function refuseBuyer(standing: BuyerStanding): Explanation<BuyerReason> | undefined {
  if (standing === 'visitor') return { reason: 'log-in-first', facts: {} };
  return standing === 'unverified' ? { reason: 'not-certified', facts: {} } : undefined;
}
