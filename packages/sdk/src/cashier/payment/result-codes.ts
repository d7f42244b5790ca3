import { type ResultCodes, resultCode } from '../../base/http/result-code.ts';

type PayAnswer =
  /** Closed, or its time is over. A poll about such an order is answered with it too. */
  | 'closed'
  /** Paid already, by whichever method. */
  | 'alreadyPaid'
  | 'wrongPassword'
  /** Too many wrong payment passwords: locked for a while. */
  | 'passwordLocked'
  /** No payment password is set. */
  | 'noPassword'
  /** A mixed payment without a proved password, or with one proved too long ago. */
  | 'passwordUnproved'
  /** Closing an order that still has time. */
  | 'stillOpen'
  /** The provider has not taken the money and will not, or has given it back. */
  | 'declined'
  | 'cancelled'
  | 'refunded';

/** Result codes of the payment calls. The documents name 1333 (2§8); the others are assumed. */
const PAY_CODES: ResultCodes<PayAnswer> = {
  1333: 'closed',
  1334: 'alreadyPaid',
  1335: 'stillOpen',
  1345: 'wrongPassword',
  1346: 'passwordLocked',
  1347: 'noPassword',
  1348: 'passwordUnproved',
  1355: 'declined',
  1356: 'cancelled',
  1358: 'refunded',
};

/** The meaning of a refused payment call; undefined for any other failure. */
export const payAnswer = (error: unknown): PayAnswer | undefined => resultCode(error, PAY_CODES);

/** How the provider ended a payment without paying; undefined where the payment may still succeed. */
export function endWithoutPaying(
  error: unknown,
): 'declined' | 'cancelled' | 'refunded' | undefined {
  const answer = payAnswer(error);
  const isEnd = answer === 'declined' || answer === 'cancelled' || answer === 'refunded';
  return isEnd ? answer : undefined;
}
