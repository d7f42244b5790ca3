import type { Shop } from '@clinicart/sdk';
import type { CartAddition } from '@clinicart/sdk/cart';
import type { ProductVariant, Specification } from '@clinicart/sdk/catalogue';
import type { BuyerStanding } from '@clinicart/sdk/identity';
import { useEffect, useRef, useState } from 'react';
import { type Emit, useEmit, useShop } from '../../engine/index.ts';
import { whenIdle } from '../../ui/page/when-idle.ts';

/** A specification with the selected quantity. */
export interface SelectedSpecification {
  readonly specification: Specification;
  readonly quantity: number;
}

/** The product that is bought, by whom and how. */
export interface Purchase {
  readonly product: { readonly id: string; readonly name: string };
  readonly standing: BuyerStanding;
  readonly variant?: ProductVariant | undefined;
  /** "Buy now". */
  readonly isDirect?: boolean;
}

/** The outcome of a purchase, with the message to show. */
export type PurchaseOutcome =
  | { readonly kind: 'added' }
  /** The page is being left for the order confirmation. */
  | { readonly kind: 'ordering' }
  | { readonly kind: 'asked-to-log-in' }
  | {
      readonly kind: 'refused';
      readonly text: string;
      readonly specificationId?: string | undefined;
    }
  | { readonly kind: 'failed'; readonly text: string };

/** Starts an order of these goods; returns an error message, or undefined if the page is being left. */
type StartOrder = (
  goods: readonly CartAddition[],
  purchase: Purchase,
) => Promise<string | undefined>;

/** The parts of the widget that a purchase uses. Also owns a purchase that waits for a login: the next replaces it. */
export interface PurchasePage {
  readonly shop: Shop;
  readonly emit: Emit;
  readonly startOrder: StartOrder | undefined;
  readonly owner: object;
  setBusy(isBusy: boolean): void;
}

/** Asks for a login: `clinic-login` opens its dialog, or the host page its own. Spec: 1§6 */
export function useLoginRequest(): () => void {
  const shop = useShop();
  return () => void shop.session.requestLogin();
}

let buying: Promise<typeof import('./buy-selected.ts')> | undefined;

/** Loads what a purchase runs; after a failure, the next call asks again. */
function loadBuying() {
  buying ??= import('./buy-selected.ts').catch((error: unknown) => {
    buying = undefined;
    throw error;
  });
  return buying;
}

/**
 * Adds specifications to the cart by the rules; with `isDirect`, starts an order of them and leaves the cart unchanged.
 * Spec: 1§4 Checkout, 1§5, 1§6, 1§7
 */
export function usePurchase(startOrder?: StartOrder) {
  const shop = useShop();
  const emit = useEmit();
  const [busy, setBusy] = useState(false);
  const { current: owner } = useRef({});
  // Requested at rest, so that a press does not wait for it; one that fails is requested again by the press.
  useEffect(() => (buying ? undefined : whenIdle(() => void loadBuying().catch(() => {}))), []);
  return {
    busy,
    async add(
      selected: readonly SelectedSpecification[],
      purchase: Purchase,
    ): Promise<PurchaseOutcome> {
      const epoch = shop.session.sessionEpoch();
      setBusy(true);
      const part = await loadBuying().catch(() => undefined);
      setBusy(false);
      // Another buyer, who has logged in while the code was loading, must not get the goods of the first.
      const isOther = epoch !== '' && epoch !== shop.session.sessionEpoch();
      if (part && !isOther)
        return part.buySelected({ shop, emit, startOrder, owner, setBusy }, selected, purchase);
      const reason = part ? 'session-ended' : 'network-failed';
      return { kind: 'failed', text: shop.language.say({ reason, facts: {} }) };
    },
  };
}
