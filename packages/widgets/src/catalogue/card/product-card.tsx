import type { Product } from '@clinicart/sdk';
import { isBelowOneStep, isBuyable, isOutOfStock, startQuantity } from '@clinicart/sdk/cart';
import type { ProductRef, Specification } from '@clinicart/sdk/catalogue';
import { type BuyerStanding, standingOf } from '@clinicart/sdk/identity';
import { useEffect, useState } from 'react';
import {
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Badge, badgeStyles } from '../../ui/data/badge.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { ChatIcon } from '../../ui/media/first-icons.tsx';
import { Picture, pictureStyles } from '../../ui/media/picture.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { readForServer } from '../read-for-server.ts';
import { sellingWords } from '../words.ts';
import { LoadFailure, loadErrorStyles } from './load-error.tsx';
import { OfferPrice, offerPriceStyles } from './offer-price.tsx';
import cardCss from './product-card.css?inline';
import { Quantity, quantityStyles } from './quantity.tsx';
import { UnlockPricesButton, unlockPricesStyles } from './unlock-prices.tsx';
import { type PurchaseOutcome, usePurchase } from './use-purchase.ts';

/** Duration of the “added to cart” message. */
const MESSAGE_MS = 4000;

function ProductCard({ productId = '' }: WidgetProps<'clinic-product-card'>) {
  const shop = useShop();
  const ref: ProductRef = { id: productId };
  const product = useStore(shop.catalogue.product.watch(ref));
  const offered = useStore(shop.catalogue.specifications.watch(ref));
  const error = product.error ?? offered.error;
  if (error) {
    const retry = () => {
      shop.catalogue.product.reload(ref);
      shop.catalogue.specifications.reload(ref);
    };
    return (
      <div className="clinic-card" data-empty="">
        <LoadFailure error={error} onRetry={retry} />
      </div>
    );
  }
  if (!product.value || !offered.value) return <CardSkeleton />;
  return (
    <Card
      key={productId}
      product={product.value}
      specifications={offered.value.specifications}
      pricesVisible={offered.value.view.pricesVisible}
    />
  );
}

interface CardProps {
  product: Product;
  specifications: readonly Specification[];
  pricesVisible: boolean;
}

function Card({ product, specifications, pricesVisible }: CardProps) {
  const shop = useShop();
  const text = useWords(sellingWords);
  const session = useStore(shop.session.$session);
  const [chosenId, setChosenId] = useState<string>();
  const specification =
    specifications.find((each) => each.id === chosenId) ??
    specifications.find(isBuyable) ??
    specifications[0];
  const link = useRoutes().link('product', { id: product.id });
  const isOut = specification !== undefined && isOutOfStock(specification);
  const facts = [specification?.articleNumber, specification?.pack || specification?.name];
  return (
    <article className="clinic-card">
      <div className="clinic-card-picture">
        <Picture src={shop.picture(specification?.pictures[0], 'card')} alt="" veiled={isOut} />
        {isOut && <Badge tone="neutral">{text.outOfStock}</Badge>}
      </div>
      <div className="clinic-card-words">
        <ServerText as="p" className="clinic-card-brand">
          {product.brand.name}
        </ServerText>
        <h3 className="clinic-card-name">
          <ServerText as="a" {...link}>
            {product.name}
          </ServerText>
        </h3>
        {specifications.length > 1 ? (
          <select
            className="clinic-card-choice"
            aria-label={text.specification}
            value={specification?.id}
            onChange={(event) => setChosenId(event.target.value)}
          >
            {specifications.map((each) => (
              <option key={each.id} value={each.id}>
                {[each.articleNumber, each.name].filter(Boolean).join(' · ')}
              </option>
            ))}
          </select>
        ) : (
          <p className="clinic-card-facts">{facts.filter(Boolean).join(' · ')}</p>
        )}
      </div>
      {specification && (
        <Buy
          key={specification.id}
          product={product}
          specification={specification}
          standing={standingOf(session, pricesVisible)}
        />
      )}
    </article>
  );
}

interface BuyProps {
  product: Product;
  specification: Specification;
  standing: BuyerStanding;
}

function Buy({ product, specification, standing }: BuyProps) {
  const shop = useShop();
  const routes = useRoutes();
  const text = useWords(sellingWords);
  const purchase = usePurchase();
  const [quantity, setQuantity] = useState(() => startQuantity(specification, 1));
  const [outcome, setOutcome] = useState<PurchaseOutcome>();
  useEffect(() => {
    if (outcome?.kind !== 'added') return;
    return shop.clock.after(MESSAGE_MS, () => setOutcome(undefined));
  }, [outcome, shop]);

  const add = async () => {
    setOutcome(undefined);
    const result = await purchase.add([{ specification, quantity }], { product, standing });
    setOutcome(result);
    if (result.kind === 'failed') shop.catalogue.specifications.reload({ id: product.id });
  };
  const isPriced = specification.offer.price.kind === 'amount';
  const canBuy = isBuyable(specification);
  return (
    <>
      <div className="clinic-card-price">
        <OfferPrice offer={specification.offer} />
        {isPriced && (
          <Quantity
            specification={specification}
            quantity={quantity}
            onChange={setQuantity}
            least="step"
          />
        )}
        {specification.offer.price.kind === 'enquire' && (
          <Button kind="secondary" icon={<ChatIcon />} {...routes.link('contactUs')}>
            {text.askUs}
          </Button>
        )}
      </div>
      {isPriced && (
        <Button
          kind="primary"
          size="l"
          block
          disabled={!canBuy}
          busy={purchase.busy}
          busyLabel={text.adding}
          onClick={add}
        >
          {canBuy ? text.add : isBelowOneStep(specification) ? text.tooFew : text.outOfStock}
        </Button>
      )}
      <UnlockPricesButton standing={standing} kind="primary" size="l" block />
      <p className="clinic-card-news" role="status" data-tone={outcome?.kind}>
        {outcome?.kind === 'added' && (
          <>
            {`${text.added} · `}
            <a {...routes.link('cart')}>{text.viewCart}</a>
          </>
        )}
        {(outcome?.kind === 'refused' || outcome?.kind === 'failed') && outcome.text}
      </p>
    </>
  );
}

function CardSkeleton() {
  return (
    <Loading>
      <div className="clinic-card">
        <div className="clinic-card-picture">
          <Skeleton shape="square" />
        </div>
        <div className="clinic-card-words">
          <p className="clinic-card-brand">
            <Skeleton width={33} />
          </p>
          <div className="clinic-card-name">
            <Skeleton lines={2} />
          </div>
          <p className="clinic-card-facts">
            <Skeleton width={66} />
          </p>
        </div>
        <div className="clinic-card-price">
          <Skeleton width={50} />
        </div>
        <Skeleton shape="button" />
        <p className="clinic-card-news" />
      </div>
    </Loading>
  );
}

export const widget: WidgetModule<'clinic-product-card'> = {
  component: ProductCard,
  styles: [
    buttonStyles,
    badgeStyles,
    pictureStyles,
    skeletonStyles,
    loadErrorStyles,
    offerPriceStyles,
    quantityStyles,
    unlockPricesStyles,
    cardCss,
  ],
  async load(shop, { productId = '' }) {
    const ref = { id: productId };
    await readForServer(shop.catalogue.product.get(ref), shop.catalogue.specifications.get(ref));
  },
};
