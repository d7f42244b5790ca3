import type { Account } from '../identity/account/store.ts';
import type { ConfirmationAnswer, ConfirmationGood } from './confirmation-answer.ts';
import type { OrderGood } from './contract.ts';
import type { ChequeTerms } from './types.ts';

/** The goods that a temporary order was made of. */
export interface Composition {
  readonly goods: readonly OrderGood[];
  readonly isFromCart: boolean;
}

/** A temporary order at confirmation: the server's answer, completed by the account and by this tab. Spec: 2§3 */
export interface Confirmation extends Omit<ConfirmationAnswer, 'cheque' | 'isFromCart'> {
  readonly cheque: ChequeTerms;
  /** False where the user info could not be read: a cheque is then not offered, and a new read may offer it. */
  readonly isAccountKnown: boolean;
  /** Undefined where the server names no specifications and another tab or device made the order. */
  readonly composition: Composition | undefined;
  /** This tab made it. */
  readonly isMadeHere: boolean;
  /** The number of changes that other tabs had announced to this page before it was read. */
  readonly announced: number;
}

const toGood = ({ quantity, kind }: ConfirmationGood, specificationId: string): OrderGood => ({
  specificationId,
  quantity,
  ...(kind !== 'ordinary' && { kind }),
});

/** The goods of an answer that names their specifications. */
function namedGoods({ stores }: ConfirmationAnswer): OrderGood[] | undefined {
  const goods = stores
    .flatMap((store) => store.goods)
    .map((good) =>
      good.specificationId === undefined ? undefined : toGood(good, good.specificationId),
    );
  const named = goods.filter((good) => good !== undefined);
  return named.length === goods.length ? named : undefined;
}

/** A confirmation without the parts that say who made it and when it was read. */
export type ConfirmedOrder = Omit<
  Confirmation,
  'composition' | 'isAccountKnown' | 'isMadeHere' | 'announced'
>;

/** Completes an answer. Without the account a cheque is not offered. Spec: 2§3 User info, 2§6 */
export function completeConfirmation(
  answer: ConfirmationAnswer,
  account: Pick<Account, 'mayPayByCheque' | 'hasPaymentPassword'> | undefined,
  made: Composition | undefined,
  announced: number,
): Confirmation {
  const { isFromCart, cheque, ...rest } = answer;
  const goods = namedGoods(answer) ?? made?.goods;
  return {
    ...rest,
    isAccountKnown: account !== undefined,
    cheque: {
      ...cheque,
      isOffered: account?.mayPayByCheque ?? false,
      hasPayPassword: account?.hasPaymentPassword ?? false,
    },
    isMadeHere: made !== undefined,
    announced,
    composition: goods && { goods, isFromCart: isFromCart ?? made?.isFromCart ?? false },
  };
}

/** The order on screen as a later answer has it. Account and origin stay. Spec: 2§4 */
export const confirmedAgain = (shown: Confirmation, answer: ConfirmationAnswer): Confirmation => ({
  ...shown,
  ...answer,
  cheque: { ...shown.cheque, ...answer.cheque },
});
