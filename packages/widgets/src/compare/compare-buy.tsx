import { isBelowOneStep, isBuyable, startQuantity } from '@clinicart/sdk/cart';
import { productSentences, type Specification } from '@clinicart/sdk/catalogue';
import { standingOf } from '@clinicart/sdk/identity';
import { useState } from 'react';
import { Quantity, quantityStyles } from '../catalogue/card/quantity.tsx';
import { usePurchase } from '../catalogue/card/use-purchase.ts';
import { sellingWords } from '../catalogue/words.ts';
import { useRoutes, useShop, useStore, useWords } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { ChatIcon } from '../ui/media/first-icons.tsx';
import type { Toaster } from '../ui/overlay/toast.tsx';
import type { ReadyColumn } from './use-columns.ts';

export const compareBuyStyles = [buttonStyles, quantityStyles];

interface CompareBuyProps {
  column: ReadyColumn;
  specification: Specification;
  toaster: Toaster;
}

/** Quantity and Add by the rules of the product page; nothing while prices are hidden. Spec: 1§5, 1§6 */
export function CompareBuy(props: CompareBuyProps) {
  const routes = useRoutes();
  const selling = useWords(sellingWords);
  const { price } = props.specification.offer;
  if (price.kind === 'hidden') return null;
  if (price.kind === 'amount') return <Buy {...props} />;
  return (
    <Button kind="secondary" icon={<ChatIcon />} {...routes.link('contactUs')}>
      {selling.askUs}
    </Button>
  );
}

function Buy({ column, specification, toaster }: CompareBuyProps) {
  const shop = useShop();
  shop.domain(productSentences);
  const routes = useRoutes();
  const selling = useWords(sellingWords);
  const session = useStore(shop.session.$session);
  const purchase = usePurchase();
  const [quantity, setQuantity] = useState(() => startQuantity(specification, 1));
  const [refusal, setRefusal] = useState<string>();
  const { product, pricesVisible } = column;
  const key = `add ${specification.id}`;

  const add = async () => {
    setRefusal(undefined);
    toaster.clear(key);
    const standing = standingOf(session, pricesVisible);
    const outcome = await purchase.add([{ specification, quantity }], { product, standing });
    if (outcome.kind === 'refused') setRefusal(outcome.text);
    if (outcome.kind === 'failed') {
      toaster.show({ key, tone: 'error', text: outcome.text });
      shop.catalogue.specifications.reload({ id: column.id });
    }
    if (outcome.kind === 'added')
      toaster.show({
        key,
        tone: 'success',
        text: shop.language.say({ reason: 'added-to-cart', facts: {} }),
        action: { label: selling.viewCart, onSelect: () => routes.go('cart') },
      });
  };
  const canBuy = isBuyable(specification);
  return (
    <>
      <Quantity
        specification={specification}
        quantity={quantity}
        onChange={(next) => {
          setRefusal(undefined);
          setQuantity(next);
        }}
        least="step"
        refusal={refusal}
      />
      <Button
        kind="secondary"
        disabled={!canBuy}
        busy={purchase.busy}
        busyLabel={selling.adding}
        onClick={add}
      >
        {canBuy ? selling.add : isBelowOneStep(specification) ? selling.tooFew : selling.outOfStock}
        <VisuallyHidden> {product.name}</VisuallyHidden>
      </Button>
    </>
  );
}
