import type { Product } from '@clinicart/sdk';
import { type ProductVariant, productSentences } from '@clinicart/sdk/catalogue';
import type { BuyerStanding } from '@clinicart/sdk/identity';
import { useCallback, useState } from 'react';
import { useCheckoutStart } from '../../../cart/checkout/use-checkout-start.ts';
import { useRoutes, useShop, useWords } from '../../../engine/index.ts';
import type { Toaster } from '../../../ui/overlay/toast.tsx';
import { type SelectedSpecification, usePurchase } from '../../card/use-purchase.ts';
import { sellingWords } from '../../words.ts';
import type { Refusal } from '../specifications/specification-table.tsx';
import type { PurchaseAction } from './purchase-bar.tsx';

interface ProductPurchaseOptions {
  readonly product: Product;
  readonly variant: ProductVariant | undefined;
  readonly standing: BuyerStanding;
  readonly selected: readonly SelectedSpecification[];
  readonly toaster: Toaster;
  /** The selection of the press is in the cart. */
  onAdded(): void;
  onFailed(): void;
}

/** Adds the selection to the cart or orders it at once, and shows the outcome. Spec: 1§4 Checkout, 1§5 */
export function useProductPurchase(options: ProductPurchaseOptions) {
  const { product, variant, standing, selected, toaster } = options;
  const shop = useShop();
  shop.domain(productSentences);
  const routes = useRoutes();
  const text = useWords(sellingWords);
  const checkout = useCheckoutStart();
  const purchase = usePurchase((goods) =>
    checkout.start(
      goods.map(({ specificationId, quantity }) => ({
        specificationId,
        quantity,
        // An offer for new customers is ordered as such. Spec: 1§9
        ...(variant === 'new-customer' && { kind: variant }),
      })),
      'product',
    ),
  );
  const [action, setAction] = useState<PurchaseAction>();
  const [refusal, setRefusal] = useState<Refusal>();

  const clearRefusal = useCallback(() => setRefusal(undefined), []);

  const buy = async (next: PurchaseAction) => {
    clearRefusal();
    setAction(next);
    toaster.clear(next);
    const isDirect = next === 'buy';
    const outcome = await purchase.add(selected, { product, standing, variant, isDirect });
    if (outcome.kind === 'refused') setRefusal(outcome);
    if (outcome.kind === 'failed') {
      toaster.show({ key: next, tone: 'error', text: outcome.text });
      options.onFailed();
    }
    if (outcome.kind === 'added') {
      options.onAdded();
      toaster.show({
        key: next,
        tone: 'success',
        text: shop.language.say({ reason: 'added-to-cart', facts: {} }),
        action: { label: text.viewCart, onSelect: () => routes.go('cart') },
      });
    }
  };
  /** The action in progress. */
  const busy = purchase.busy || checkout.busy ? action : undefined;
  return { buy, busy, refusal, clearRefusal };
}
