import {
  type BeginOutcome,
  exchangeStanding,
  type OfferedExchange,
  orderDomain,
} from '@clinicart/sdk';
import { useState } from 'react';
import { OfferPrice } from '../../catalogue/parts/offer-price.tsx';
import { onDemand, useSay, useShop, useStore, useWords } from '../../engine/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureLine } from '../../ui/failure.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { CheckoutView } from './checkout-view.ts';
import type { ExchangePickerProps } from './exchange-picker.tsx';
import { type Trouble, TroubleNotice } from './place.tsx';
import { screenWords } from './screen-words.ts';

const ExchangePicker = onDemand<ExchangePickerProps>(() => import('./exchange-picker.tsx'));

interface ExchangePanelProps {
  view: CheckoutView;
  trouble: Trouble | undefined;
  onTake(specificationIds: readonly string[]): Promise<BeginOutcome>;
}

/** What may be bought along with the order at a swap price, for each promotion. Spec: 2§2.2 */
export function ExchangePanel({ view, trouble, onTake }: ExchangePanelProps) {
  const words = useWords(screenWords);
  const { exchanges } = view.confirmation;
  if (exchanges.length === 0) return null;
  return (
    <section className="clinic-panel clinic-checkout-panel">
      <TroubleNotice trouble={trouble} at={['swap']} />
      {exchanges.map((exchange) => (
        <Exchange
          key={exchange.id}
          exchange={exchange}
          title={exchanges.length > 1 && exchange.name ? exchange.name : words.exchange}
          view={view}
          onTake={onTake}
        />
      ))}
    </section>
  );
}

interface ExchangeProps extends Omit<ExchangePanelProps, 'trouble'> {
  exchange: OfferedExchange;
  title: string;
}

function Exchange({ exchange, title, view, onTake }: ExchangeProps) {
  const say = useSay();
  const words = useWords(screenWords);
  const [isOpen, setOpen] = useState(false);
  const { taken, left } = exchangeStanding(view.confirmation, exchange);
  const next = view.explanation.next.find(({ about }) => about === 'swap');
  const hint =
    left > 0
      ? words.exchangeWhy({ count: left })
      : taken.length > 0
        ? words.exchangeFull({ count: taken.length })
        : next && say(next);
  return (
    <div className="clinic-checkout-exchange">
      <div className="clinic-checkout-panel-head">
        <h2>{title}</h2>
        {left > 0 && <Badge tone="accent">{words.exchangeLeft({ count: left })}</Badge>}
      </div>
      <p className="clinic-checkout-quiet">{hint}</p>
      <div className="clinic-checkout-offer">
        <FirstOffer exchange={exchange} taken={taken.map((good) => good.specificationId)} />
        <Button
          kind="secondary"
          size="s"
          onPointerEnter={ExchangePicker.fetch}
          onFocus={ExchangePicker.fetch}
          onClick={() => setOpen(true)}
        >
          {taken.length > 0 ? words.change : words.choose}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </div>
      {isOpen && (
        <ExchangePicker
          title={title}
          exchange={exchange}
          confirmation={view.confirmation}
          onTake={onTake}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** One of what is offered, as a taste of it: the first that is not taken. */
function FirstOffer({ exchange, taken }: { exchange: OfferedExchange; taken: readonly string[] }) {
  const shop = useShop();
  const { exchangeProducts } = shop.domain(orderDomain);
  const page = { exchangeId: exchange.id, page: 1 };
  const read = useStore(exchangeProducts.watch(page));
  if (read.error)
    return (
      <FailureLine onRetry={() => exchangeProducts.reload(page)}>{read.error.message}</FailureLine>
    );
  const product = read.value?.products.find((each) => !taken.includes(each.specificationId));
  if (read.value && !product) return <span />;
  return (
    <div className="clinic-checkout-taste">
      {product ? (
        <>
          <Picture src={shop.picture(product.picture, 'card')} alt="" />
          <div>
            <p>{product.name}</p>
            <OfferPrice offer={product.offer} />
          </div>
        </>
      ) : (
        <>
          <Skeleton shape="square" />
          <Skeleton lines={2} />
        </>
      )}
    </div>
  );
}
