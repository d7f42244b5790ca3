import type { Account } from '../identity/account/store.ts';
import type { ConfirmationAnswer, ConfirmationGood, OrderGood } from './contract.ts';
import type { ChequeTerms } from './types.ts';

/** What a temporary order was made of. */
export interface Composition {
  readonly goods: readonly OrderGood[];
  readonly isFromCart: boolean;
}

/** A temporary order as it is confirmed: what the server answers, with what the account and this tab know. Spec: 2§3 */
export interface Confirmation extends Omit<ConfirmationAnswer, 'cheque' | 'isFromCart'> {
  readonly cheque: ChequeTerms;
  /** Undefined where the server does not name specifications and another tab or device made it. */
  readonly composition: Composition | undefined;
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

/** Undefined parts are unknown: an account that could not be read pays online or by transfer. Spec: 2§3 User info, 2§6 */
export function completeConfirmation(
  answer: ConfirmationAnswer,
  account: Pick<Account, 'mayPayByCheque' | 'hasPaymentPassword'> | undefined,
  made: Composition | undefined,
): Confirmation {
  const { isFromCart, cheque, ...rest } = answer;
  const goods = namedGoods(answer) ?? made?.goods;
  return {
    ...rest,
    cheque: {
      ...cheque,
      isOffered: account?.mayPayByCheque ?? false,
      hasPayPassword: account?.hasPaymentPassword ?? false,
    },
    composition: goods && { goods, isFromCart: isFromCart ?? made?.isFromCart ?? false },
  };
}
