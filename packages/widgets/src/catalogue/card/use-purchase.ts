import {
  type BuyerStanding,
  type CartAddition,
  decideAdd,
  isShopError,
  type ProductVariant,
  type Specification,
  standingOf,
} from '@clinicart/sdk';
import { useRef, useState } from 'react';
import { useEmit, useShop } from '../../engine/index.ts';

/** A specification and how many of it are wanted. */
export interface SelectedSpecification {
  readonly specification: Specification;
  readonly quantity: number;
}

/** Who buys what. */
export interface Purchase {
  readonly product: { readonly id: string; readonly name: string };
  readonly standing: BuyerStanding;
  readonly variant?: ProductVariant | undefined;
  /** "Buy now". */
  readonly isDirect?: boolean;
}

/** How it went, with the sentence to show. */
export type Outcome =
  | { readonly kind: 'added' }
  /** The page is being left for the order confirmation. */
  | { readonly kind: 'ordering' }
  | { readonly kind: 'asked-to-sign-in' }
  | { readonly kind: 'refused'; readonly text: string; readonly specificationId?: string }
  | { readonly kind: 'failed'; readonly text: string };

/** Begins an order of just these goods; answers why it did not, or nothing where the page is being left. */
type BeginOrder = (goods: readonly CartAddition[], of: Purchase) => Promise<string | undefined>;

/** Asks for a sign-in: `clinic-login` shows its dialog, or the page one of its own. Spec: 1§6 */
export function useSignIn(): () => void {
  const shop = useShop();
  return () => void shop.session.requestLogin();
}

/**
 * Adds to the cart what the rules allow, and tells the page what the server took; or, bought directly, has `order` make one of
 * exactly that and leaves the cart as it is. Spec: 1§4 Checkout, 1§5, 1§6, 1§7
 */
export function usePurchase(order?: BeginOrder) {
  const shop = useShop();
  const emit = useEmit();
  const [busy, setBusy] = useState(false);
  const newest = useRef(0);

  /** What a visitor wanted goes on once they are in, by what is then true of it; the last wish alone. Spec: 1§6 */
  async function afterSignIn(
    chosen: readonly SelectedSpecification[],
    of: Purchase,
  ): Promise<Outcome> {
    const asked: Outcome = { kind: 'asked-to-sign-in' };
    const mine = ++newest.current;
    const isIn = await shop.session.requestLogin();
    if (!isIn || mine !== newest.current || chosen.every(({ quantity }) => quantity === 0))
      return asked;
    const ref = { id: of.product.id, ...(of.variant ? { variant: of.variant } : {}) };
    // Where it cannot be read, the page itself says so, with a way to try again.
    const now = await shop.catalogue.specifications.get(ref).catch(() => undefined);
    if (!now) return asked;
    const fresh = chosen.flatMap(({ specification, quantity }) => {
      const known = now.specifications.find(({ id }) => id === specification.id);
      return known ? [{ specification: known, quantity }] : [];
    });
    const standing = standingOf(shop.session.$session.get(), now.view.pricesVisible);
    return standing === 'visitor' ? asked : add(fresh, { ...of, standing });
  }

  async function add(chosen: readonly SelectedSpecification[], of: Purchase): Promise<Outcome> {
    const decision = decideAdd(
      chosen.map(({ specification, quantity }) => ({ ...specification, quantity })),
      of,
    );
    if (!decision.ok) {
      if (decision.reason === 'log-in-first') return afterSignIn(chosen, of);
      const { specificationId } = decision;
      const text = shop.language.say(decision);
      return {
        kind: 'refused',
        text,
        ...(specificationId === undefined ? {} : { specificationId }),
      };
    }
    if (of.isDirect && order) {
      const text = await order(decision.additions, of);
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
    for (const { specification, quantity } of chosen) {
      if (quantity === 0) continue;
      const { id: specificationId, articleNumber } = specification;
      const { id: productId, name } = of.product;
      emit('clinic-cart-add', { productId, specificationId, articleNumber, name, quantity });
    }
    return { kind: 'added' };
  }

  return { busy, add };
}
