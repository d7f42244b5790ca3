import { isOutOfStock, type SwapProduct } from '@clinicart/sdk';
import { useId } from 'react';
import { OfferPrice, PercentBadge } from '../../catalogue/parts/offer-price.tsx';
import { useShop, useWords } from '../../engine/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { swapWords } from './swap-words.ts';

/** One item of the offer, picked by its box or anywhere on the card. Why it cannot be is said when it is tried. Spec: 1§4 */
export function SwapItem({
  product,
  isPicked,
  isLocked,
  onToggle,
}: {
  product: SwapProduct;
  isPicked: boolean;
  isLocked: boolean;
  onToggle(specificationId: string): void;
}) {
  const shop = useShop();
  const words = useWords(swapWords);
  const id = useId();
  const { name, articleNumber, standard, offer, specificationId } = product;
  const isGone = isOutOfStock(product);
  return (
    <li
      className="clinic-swap-item"
      data-picked={isPicked || undefined}
      data-locked={isLocked || isGone || undefined}
    >
      <Checkbox
        label={
          <>
            <Picture src={shop.picture(product.picture, 'card')} alt="" veiled={isGone} />
            {name}
          </>
        }
        checked={isPicked}
        aria-describedby={id}
        onChange={() => onToggle(specificationId)}
      />
      <span className="clinic-swap-item-badge">
        {isGone ? (
          <Badge tone="neutral">{words.soldOut}</Badge>
        ) : (
          offer.percentOff !== undefined && <PercentBadge percentOff={offer.percentOff} />
        )}
      </span>
      <p className="clinic-swap-item-about" id={id}>
        <span>{[articleNumber, standard].filter(Boolean).join(' · ')}</span>
        <OfferPrice offer={offer} />
      </p>
    </li>
  );
}
