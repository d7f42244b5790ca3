import { completeSwapProduct, needsFacts, type SwapProduct } from '@clinicart/sdk/cart';
import { checkoutDomain, type OfferedSwap, swapStanding } from '@clinicart/sdk/checkout';
import { useEffect, useState } from 'react';
import { swapWords } from '../../cart/swap/swap-words.ts';
import { useSwapItems } from '../../cart/swap/use-swap-items.ts';
import { OfferPrice } from '../../catalogue/card/offer-price.tsx';
import { onDemand, useSay, useShop, useStore, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/data/badge.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { FailureLine } from '../../ui/state/failure-line.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { BlockerNotice, type ShownBlocker } from '../blocker-notice.tsx';
import type { CheckoutView } from '../checkout-view.ts';
import { screenWords } from '../screen-words.ts';
import type { OrderSwapPickerProps } from './swap-picker.tsx';

const OrderSwapPicker = onDemand<OrderSwapPickerProps>(() => import('./swap-picker.tsx'), {
  retries: true,
});

interface OrderSwapPanelProps {
  view: CheckoutView;
  blocker: ShownBlocker | undefined;
}

/** The items that this order may add at a swap price, one offer for each promotion. Spec: 2§2.2 */
export function OrderSwapPanel({ view, blocker }: OrderSwapPanelProps) {
  const words = useWords(screenWords);
  const { swapOffers } = view.confirmation;
  if (swapOffers.length === 0) return null;
  return (
    <section className="clinic-panel clinic-checkout-panel">
      <BlockerNotice blocker={blocker} at={['swap']} />
      {swapOffers.map((offer) => (
        <SwapOffer
          key={offer.id}
          offer={offer}
          title={swapOffers.length > 1 && offer.name ? offer.name : words.swapOffer}
          view={view}
        />
      ))}
    </section>
  );
}

interface SwapOfferProps extends Omit<OrderSwapPanelProps, 'blocker'> {
  offer: OfferedSwap;
  title: string;
}

function SwapOffer({ offer, title, view }: SwapOfferProps) {
  const order = useShop().domain(checkoutDomain);
  const say = useSay();
  const words = useWords(screenWords);
  const [isOpen, setOpen] = useState(false);
  const { taken, count, left, refusal } = swapStanding(view.confirmation, offer);
  const takeSwaps = async (specificationIds: readonly string[]) => {
    const outcome = await order.takeSwaps(view.confirmation, specificationIds);
    // The picker closes when the order shows the items.
    if (outcome.ok) await order.confirmation.get(null).catch(() => {});
    return outcome;
  };
  const next = view.explanation.next.find(({ about }) => about === 'swap');
  const hint = refusal
    ? say(refusal)
    : left > 0
      ? words.swapsAvailable({ count: left })
      : count > 0
        ? words.swapsFull({ count })
        : next && say(next);
  return (
    <div className="clinic-checkout-swap">
      <div className="clinic-checkout-panel-head">
        <h2>{title}</h2>
        {!refusal && left > 0 && <Badge tone="accent">{words.swapsLeft({ count: left })}</Badge>}
      </div>
      <p className="clinic-checkout-quiet">{hint}</p>
      {!refusal && (
        <div className="clinic-checkout-swap-first">
          <FirstItem offer={offer} taken={taken} />
          <Button
            kind="secondary"
            size="s"
            onPointerEnter={OrderSwapPicker.fetch}
            onFocus={OrderSwapPicker.fetch}
            onClick={() => setOpen(true)}
          >
            {count > 0 ? words.change : words.choose}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </div>
      )}
      {isOpen && (
        <OrderSwapPicker
          title={title}
          offer={offer}
          confirmation={view.confirmation}
          onTake={takeSwaps}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** Previews the offer by its first item that is not in the order. */
function FirstItem({ offer, taken }: { offer: OfferedSwap; taken: readonly string[] }) {
  const shop = useShop();
  const { swapProducts } = shop.domain(checkoutDomain);
  const page = { offerId: offer.id, page: 1 };
  const read = useStore(swapProducts.watch(page));
  if (read.error)
    return (
      <FailureLine onRetry={() => swapProducts.reload(page)}>{read.error.message}</FailureLine>
    );
  const product = read.value?.products.find((each) => !taken.includes(each.specificationId));
  if (!product) return read.value ? <span /> : <ItemSkeleton />;
  return <ItemPreview product={product} />;
}

const ItemSkeleton = () => (
  <div className="clinic-checkout-swap-item">
    <Skeleton shape="square" />
    <Skeleton lines={2} />
  </div>
);

function ItemPreview({ product }: { product: SwapProduct }) {
  const shop = useShop();
  const words = useWords(swapWords);
  const { known, watch } = useSwapItems();
  const { specificationId, articleNumber } = product;
  const isNeeded = needsFacts(product);
  useEffect(
    () => (isNeeded ? watch(specificationId) : undefined),
    [isNeeded, watch, specificationId],
  );
  const facts = known.get(specificationId);
  if (product.name === '' && !facts) return <ItemSkeleton />;
  const { name, picture, offer } = facts ? completeSwapProduct(product, facts) : product;
  return (
    <div className="clinic-checkout-swap-item">
      <Picture src={shop.picture(picture, 'card')} alt="" />
      <div>
        <p>{name || words.item({ article: articleNumber })}</p>
        <OfferPrice offer={offer} />
      </div>
    </div>
  );
}
