import type { ReadableAtom } from 'nanostores';
import type { Query } from '../base/query.ts';
import type {
  BeginOutcome,
  CheckoutChoices,
  PlacementRecord,
  PlaceOutcome,
} from './checkout-shapes.ts';
import type { Confirmation, exchangeProducts, OrderGood } from './contract.ts';

type ExchangePage = ReturnType<typeof exchangeProducts.response.parse>;

/** From goods to an order. What is about to be done is recorded before it is done. Spec: 1§4, 2§2.2, 2§4 */
export interface OrderStore {
  /** Makes the temporary order of these goods, in the place of any before it. Spec: 1§4, 1§7 */
  begin(goods: readonly OrderGood[], origin: 'cart' | 'product'): Promise<BeginOutcome>;
  /** The temporary order. Passive: a visitor gets `login-required` and no dialog; without one the server refuses with 1391. */
  readonly confirmation: Query<null, Confirmation>;
  /** What has been chosen for a temporary order, by its number; follows other widgets of the page. */
  choices(orderNo: string): ReadableAtom<CheckoutChoices>;
  choose(orderNo: string, change: Partial<CheckoutChoices>): void;
  /** Sends it elsewhere; then confirmation is read again. Spec: 2§4 */
  changeAddress(addressId: string): Promise<void>;
  /** Swap products of a promotion, 10 a page. Spec: 2§9 */
  readonly exchangeProducts: Query<
    { readonly exchangeId: string; readonly page: number },
    ExchangePage
  >;
  /** Puts exactly these swap items into the temporary order, by specification, beside its other goods. Choices stay. Spec: 2§2.2 */
  takeExchange(
    confirmation: Confirmation,
    specificationIds: readonly string[],
  ): Promise<BeginOutcome>;
  /**
   * Places the order as `explainOrder(planOf(confirmation, choices))` shows it: creates, checks, and pays a cheque at once.
   * One at a time in all tabs; a second press while one is under way is the same one. Spec: 2§4
   */
  place(confirmation: Confirmation, secret?: { readonly password: string }): Promise<PlaceOutcome>;
  /** A placement whose outcome nobody knows yet: also after a reload, a crash or a closed tab. */
  readonly $unsettled: ReadableAtom<PlacementRecord | undefined>;
  /** Asks the server what became of it; undefined where there is nothing to ask about. */
  settle(): Promise<PlaceOutcome | undefined>;
  /** Stamped medicine bills, of a temporary order or of one that was placed. Spec: 2§4, 2§5 */
  readonly bills: {
    /** Addresses of the pictures that were handed in. */
    readonly pictures: Query<string, readonly string[]>;
    hand(
      order: {
        readonly orderNo: string;
        readonly isTemporary: boolean;
        readonly isReplacement: boolean;
      },
      pictures: readonly Blob[],
      options?: {
        readonly signal?: AbortSignal;
        readonly onProgress?: (sent: number, total: number) => void;
      },
    ): Promise<void>;
    /** Address of the blank form. */
    blank(order: { readonly orderNo: string; readonly isTemporary: boolean }): Promise<string>;
  };
}
