import type { Cart, CartLine } from '../cart/contract.ts';
import { createPaymentLedger } from '../cashier/payment/pending-payments.ts';
import type { ShopParts } from '../shop.ts';
import { beginOrder, changeAddress, type DraftOrderContext, takeSwapItems } from './begin-order.ts';
import type { Confirmation } from './confirmation.ts';
import { swapProducts } from './contract/swap.ts';
import type { OrderGood } from './contract.ts';
import { draftOfCart } from './from-cart/order-from-cart.ts';
import { explainOrder, type OrderExplanation } from './order-breakdown.ts';
import { planOf } from './order-draft.ts';
import { type PlaceOrderContext, placeOrder, settleRecorded } from './place-order/place-order.ts';
import type { BeginOutcome, CheckoutChoices, PlaceOutcome } from './types.ts';

export { messages } from './place-order/messages.ts';

/** The actions of checkout: code that a press needs, and that is fetched when its screen appears. */
export interface CheckoutActions {
  begin(goods: readonly OrderGood[], origin: 'cart' | 'product'): Promise<BeginOutcome>;
  changeAddress(shown: Confirmation, addressId: string): Promise<void>;
  takeSwaps(shown: Confirmation, specificationIds: readonly string[]): Promise<BeginOutcome>;
  place(shown: Confirmation, typed?: { readonly password: string }): Promise<PlaceOutcome>;
  /** Asks the server about every recorded placement; the caller holds the checkout lock. */
  settleLocked(): Promise<PlaceOutcome | undefined>;
  readonly swapProducts: typeof swapProducts;
  explainCart(cart: Cart, isTicked: (line: CartLine) => boolean): OrderExplanation;
  explain(shown: Confirmation, choices: CheckoutChoices): OrderExplanation;
}

/** The parts of checkout that its actions share with the store. */
export interface CheckoutActionParts
  extends Omit<DraftOrderContext, 'settleLocked'>,
    Omit<PlaceOrderContext, 'api' | 'choices' | 'onTransferExpected'> {
  readonly payments: Parameters<typeof createPaymentLedger>[0] & Pick<ShopParts, 'clock'>;
}

export function createCheckoutActions({
  payments,
  ...parts
}: CheckoutActionParts): CheckoutActions {
  const { lock, choices } = parts;
  const transfers = createPaymentLedger(payments);
  const placing: PlaceOrderContext = {
    ...parts,
    api: lock.api,
    choices: (orderNo) => choices.of(orderNo).get(),
    onTransferExpected: (orderNo) =>
      transfers.record({ orderNo, method: 'transfer', isMixed: false, at: parts.clock.now() }),
  };
  const settleLocked = () => settleRecorded(placing);
  const drafting: DraftOrderContext = { ...parts, settleLocked };
  return {
    begin: (goods, origin) => beginOrder(drafting, goods, origin === 'cart'),
    changeAddress: (shown, addressId) => changeAddress(drafting, shown, addressId),
    takeSwaps: (shown, specificationIds) => takeSwapItems(drafting, shown, specificationIds),
    place: (shown, typed) => lock.withLock(() => placeOrder(placing, shown, typed)),
    settleLocked,
    swapProducts,
    explainCart: (cart, isTicked) =>
      explainOrder(draftOfCart(cart, isTicked), payments.clock.now()),
    explain: (shown, chosen) => explainOrder(planOf(shown, chosen), payments.clock.now()),
  };
}
