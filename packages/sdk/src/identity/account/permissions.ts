import type { BuyerStanding, Certification } from './rules.ts';

/** Returns whether this clinic may submit its certification now. Spec: 1§4 */
export function mayCertify(certification: Certification): boolean {
  return certification === 'rejected' || certification === 'not-certified';
}

/** The person that an answer was for, stored with it. */
export interface Addressee {
  readonly standing: BuyerStanding;
  readonly userName: string | undefined;
}

/**
 * Returns whether an answer may be shown to the present person: a visitor's to anyone, any other to its own person
 * only. Spec: 1§6
 */
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
