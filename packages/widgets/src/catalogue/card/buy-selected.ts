import { isShopError } from '@clinicart/sdk';
import { buyingSentences, decideAdd } from '@clinicart/sdk/cart';
import { standingOf } from '@clinicart/sdk/identity';
import type {
  Purchase,
  PurchaseOutcome,
  PurchasePage,
  SelectedSpecification,
} from './use-purchase.ts';

/** Adds specifications to the cart, or orders them: see `usePurchase`. */
export async function buySelected(
  page: PurchasePage,
  selected: readonly SelectedSpecification[],
  purchase: Purchase,
): Promise<PurchaseOutcome> {
  const { shop, startOrder, setBusy } = page;
  shop.domain(buyingSentences);
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
    return buySelected(page, fresh, { ...purchase, standing });
  }, page.owner);
  return outcome ?? { kind: 'asked-to-log-in' };
}
