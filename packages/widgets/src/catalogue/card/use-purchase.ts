import { isShopError, type Shop } from '@clinicart/sdk';
import { type CartAddition, decideAdd } from '@clinicart/sdk/cart';
import type { ProductVariant, Specification } from '@clinicart/sdk/catalogue';
import { type BuyerStanding, standingOf } from '@clinicart/sdk/identity';
import { useRef, useState } from 'react';
import { type Emit, useEmit, useShop } from '../../engine/index.ts';

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
interface PurchasePage {
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

/**
 * Adds specifications to the cart by the rules; with `isDirect`, starts an order of them and leaves the cart unchanged.
 * Spec: 1§4 Checkout, 1§5, 1§6, 1§7
 */
export function usePurchase(startOrder?: StartOrder) {
  const shop = useShop();
  const emit = useEmit();
  const [busy, setBusy] = useState(false);
  const { current: owner } = useRef({});
  return {
    busy,
    add: (selected: readonly SelectedSpecification[], purchase: Purchase) =>
      add({ shop, emit, startOrder, owner, setBusy }, selected, purchase),
  };
}

async function add(
  page: PurchasePage,
  selected: readonly SelectedSpecification[],
  purchase: Purchase,
): Promise<PurchaseOutcome> {
  const { shop, startOrder, setBusy } = page;
  const decision = decideAdd(
    selected.map(({ specification, quantity }) => ({ ...specification, quantity })),
    purchase,
  );
  if (!decision.ok) {
    if (decision.reason === 'log-in-first') return addAfterLogin(page, selected, purchase);
    const { specificationId } = decision;
    return { kind: 'refused', text: shop.language.say(decision), specificationId };
  }
  if (purchase.isDirect && startOrder) {
    const text = await startOrder(decision.additions, purchase);
    return text === undefined ? { kind: 'ordering' } : { kind: 'failed', text };
  }
  setBusy(true);
  try {
    await shop.cart.add(decision.additions);
  } catch (error) {
    if (!isShopError(error)) throw error;
    return { kind: 'failed', text: error.message };
  } finally {
    setBusy(false);
  }
  const { id: productId, name } = purchase.product;
  for (const { specification, quantity } of selected) {
    const { id: specificationId, articleNumber } = specification;
    if (quantity > 0)
      page.emit('clinic-cart-add', { productId, specificationId, articleNumber, name, quantity });
  }
  return { kind: 'added' };
}

/** Adds what a visitor selected after the login, by the prices and stock that the member sees. Spec: 1§6 */
async function addAfterLogin(
  page: PurchasePage,
  selected: readonly SelectedSpecification[],
  purchase: Purchase,
): Promise<PurchaseOutcome> {
  const { session, catalogue } = page.shop;
  const { product, variant } = purchase;
  const outcome = await session.afterLogin(async () => {
    if (selected.every(({ quantity }) => quantity === 0)) return undefined;
    const ref = { id: product.id, ...(variant ? { variant } : {}) };
    // The page itself reports a failed read, with a retry.
    const now = await catalogue.specifications.get(ref).catch(() => undefined);
    const standing = now && standingOf(session.$session.get(), now.view.pricesVisible);
    if (!standing || standing === 'visitor') return undefined;
    const fresh = selected.flatMap(({ specification, quantity }) => {
      const known = now.specifications.find(({ id }) => id === specification.id);
      return known ? [{ specification: known, quantity }] : [];
    });
    return add(page, fresh, { ...purchase, standing });
  }, page.owner);
  return outcome ?? { kind: 'asked-to-log-in' };
}
