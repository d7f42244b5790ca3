import { isSwapGone, needsFacts, type SwapProduct } from '@clinicart/sdk/cart';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { OfferPrice, offerPriceStyles, PercentBadge } from '../../catalogue/card/offer-price.tsx';
import { useShop, useWords } from '../../engine/index.ts';
import { Badge, badgeStyles } from '../../ui/data/badge.tsx';
import { measureText } from '../../ui/data/measure-text.ts';
import { Checkbox, choiceStyles } from '../../ui/form/choice.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { Picture, pictureStyles } from '../../ui/media/picture.tsx';
import { useIntersection } from '../../ui/page/use-intersection.ts';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import swapPickerCss from './swap-picker.css?inline';
import { swapWords } from './swap-words.ts';
import type { SwapItemsRead } from './use-swap-items.ts';

export const swapItemStyles = [
  badgeStyles,
  choiceStyles,
  pictureStyles,
  skeletonStyles,
  offerPriceStyles,
  swapPickerCss,
];

/** One item of the offer, picked by a click anywhere on its card; a click on a locked one says why. Spec: 1§4 */
export function SwapItem({
  product,
  isPicked,
  isLocked,
  read,
  onToggle,
}: {
  /** The product, with the facts read so far. */
  product: SwapProduct;
  isPicked: boolean;
  isLocked: boolean;
  read: SwapItemsRead;
  onToggle(specificationId: string): void;
}) {
  const shop = useShop();
  const words = useWords(swapWords);
  const id = useId();
  const { name, articleNumber, standard, offer, specificationId } = product;
  const isGone = isSwapGone(product);
  const isRead = read.known.has(specificationId);
  const item = useRef<HTMLLIElement>(null);
  useReadWhenNear(item, needsFacts(product) && !isRead, () => read.watch(specificationId));
  const isLoading = name === '' && !isRead;
  const label = name || words.item({ article: articleNumber });
  return (
    <li
      ref={item}
      className="clinic-swap-item"
      data-picked={isPicked || undefined}
      data-locked={isLocked || isGone || undefined}
    >
      <Checkbox
        label={
          <>
            <Picture src={shop.picture(product.picture, 'card')} alt="" veiled={isGone} />
            {isLoading ? (
              <>
                <Skeleton lines={2} />
                <VisuallyHidden>{label}</VisuallyHidden>
              </>
            ) : (
              label
            )}
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
        <span>{measureText([articleNumber, standard].filter(Boolean).join(' · '))}</span>
        <OfferPrice offer={offer} />
      </p>
    </li>
  );
}

/** Distance from the viewport at which an item is read. */
const NEAR = '200px 0px';

/** Reads an item's facts from the moment it comes near the viewport, until it is unmounted or read. */
function useReadWhenNear(
  item: RefObject<Element | null>,
  isNeeded: boolean,
  read: () => () => void,
) {
  const [isNear, setNear] = useState(false);
  useIntersection(item, (entry) => entry.isIntersecting && setNear(true), {
    rootMargin: NEAR,
    isOn: isNeeded && !isNear,
  });
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => (isNeeded && isNear ? latest.current() : undefined), [isNeeded, isNear]);
}
