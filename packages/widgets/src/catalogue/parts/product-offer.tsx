import {
  type Product,
  type ProductRef,
  type Specification,
  standingOf,
  startQuantity,
} from '@clinicart/sdk';
import { useState } from 'react';
import { useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import type { Toast } from '../../ui/toast-queue.ts';
import { sellingWords } from '../words.ts';
import { ProductPrice } from './product-head.tsx';
import { PurchaseBar, type Wanted } from './purchase-bar.tsx';
import { type Refusal, SpecificationTable } from './specification-table.tsx';
import { usePurchase } from './use-purchase.ts';

/** Quantities by specification, where a person has said one. */
export type Choice = ReadonlyMap<string, number>;

interface ProductOfferProps {
  choice: Choice;
  onChoice(choice: Choice): void;
  product: Product;
  of: ProductRef;
  specifications: readonly Specification[];
  pricesVisible: boolean;
  show(toast: Toast): void;
  onReload(): void;
}

/** Price, specifications and the way into the cart. Spec: 1§2 Product detail, 1§5, 1§6 */
export function ProductOffer(props: ProductOfferProps) {
  const { product, specifications, pricesVisible } = props;
  const { variant } = props.of;
  const shop = useShop();
  const routes = useRoutes();
  const text = useWords(sellingWords);
  const standing = standingOf(useStore(shop.session.$session), pricesVisible);
  const purchase = usePurchase();
  const [wanted, setWanted] = useState<Wanted>();
  const [refusal, setRefusal] = useState<Refusal>();

  const quantityOf = (specification: Specification) =>
    standing === 'unverified'
      ? 0
      : (props.choice.get(specification.id) ?? startQuantity(specification, specifications.length));
  const chosen = specifications.map((specification) => ({
    specification,
    quantity: quantityOf(specification),
  }));

  const go = async (way: Wanted) => {
    setRefusal(undefined);
    setWanted(way);
    const outcome = await purchase.add(chosen, { product, standing, variant });
    if (outcome.kind === 'refused') setRefusal(outcome);
    if (outcome.kind === 'failed') {
      props.show({ tone: 'error', text: outcome.text });
      props.onReload();
    }
    if (outcome.kind === 'added') {
      props.onChoice(new Map());
      if (way === 'buy') return routes.go('cart');
      props.show({
        tone: 'success',
        text: text.added,
        action: { label: text.viewCart, onSelect: () => routes.go('cart') },
      });
    }
  };

  return (
    <>
      <div className="clinic-product-terms">
        <ProductPrice
          product={product}
          specifications={specifications}
          standing={standing}
          onOfferEnd={props.onReload}
        />
      </div>
      <SpecificationTable
        specifications={specifications}
        standing={standing}
        quantityOf={quantityOf}
        onQuantity={({ id }, quantity) => {
          setRefusal(undefined);
          props.onChoice(new Map(props.choice).set(id, quantity));
        }}
        refusal={refusal}
      />
      <PurchaseBar
        chosen={chosen}
        specifications={specifications}
        standing={standing}
        variant={variant}
        busy={purchase.busy ? wanted : undefined}
        refusal={refusal?.text}
        onGo={go}
      />
    </>
  );
}
