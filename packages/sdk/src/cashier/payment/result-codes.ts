import { isShopError } from '../../base/http/errors.ts';

/**
 * Answers of the payment calls that say more than their sentence. 1333 is the documents' (2§8); the others are
 * assumed, since the documents name no code for them.
 */
const PAY_ANSWERS = {
  /** Closed, or its time is over: it cannot be paid any more. Asked whether such an order is paid, the server answers so too. */
  closed: 1333,
  /** Paid already, in whatever way. */
  alreadyPaid: 1334,
  /** The payment password is not the one that was set. */
  wrongPassword: 1345,
  /** Wrong too often: locked for a while. */
  passwordLocked: 1346,
  /** No payment password is set. */
  noPassword: 1347,
  /** A mixed payment without a proved password, or with one proved too long ago. */
  passwordUnproved: 1348,
  /** Closing an order that still has time. */
  stillOpen: 1335,
  /** Back from a provider: it has not taken the money and will not, or has given it back. */
  declined: 1355,
  cancelled: 1356,
  refunded: 1358,
} as const;

type PayAnswer = keyof typeof PAY_ANSWERS;

/** Which of them a failure is; undefined for any other. */
export function payAnswer(error: unknown): PayAnswer | undefined {
  if (!isShopError(error, 'server')) return undefined;
  const found = Object.entries(PAY_ANSWERS).find(([, id]) => id === error.resultID);
  return found && isPayAnswer(found[0]) ? found[0] : undefined;
}

const isPayAnswer = (name: string): name is PayAnswer => Object.hasOwn(PAY_ANSWERS, name);

/** How a payment ended that has not paid; undefined where it may still go on. Nothing of it is gone on with. */
export function endWithoutPaying(
  error: unknown,
): 'declined' | 'cancelled' | 'refunded' | undefined {
  const answer = payAnswer(error);
  const isEnd = answer === 'declined' || answer === 'cancelled' || answer === 'refunded';
  return isEnd ? answer : undefined;
}
