import { isSwapGone, needsFacts, type SwapProduct } from '@clinicart/sdk';
import { useEffect, useId, useRef } from 'react';
import { OfferPrice, PercentBadge } from '../../catalogue/card/offer-price.tsx';
import { useShop, useWords } from '../../engine/index.ts';
import { Badge } from '../../ui/data/badge.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { watchSight } from '../../ui/page/observers.ts';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { swapWords } from './swap-words.ts';
import type { SwapItemsRead } from './use-swap-items.ts';

/** One item of the offer, picked by its box or anywhere on the card. Why it cannot be is said when it is tried. Spec: 1§4 */
export function SwapItem({
  product,
  isPicked,
  isLocked,
  read,
  onToggle,
}: {
  /** As far as it is known. */
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
  useLook(item, needsFacts(product) && !isRead, () => read.look(specificationId));
  const isComing = name === '' && !isRead;
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
            {isComing ? (
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
        <span>{[articleNumber, standard].filter(Boolean).join(' · ')}</span>
        <OfferPrice offer={offer} />
      </p>
    </li>
  );
}

/** How far below the screen an item is read already. */
const NEAR = '200px 0px';

/** Looks at an item from when it comes near the screen. */
function useLook(
  item: { readonly current: Element | null },
  isWanted: boolean,
  look: () => () => void,
) {
  const start = useRef(look);
  useEffect(() => {
    start.current = look;
  });
  useEffect(() => {
    const { current } = item;
    if (!isWanted || !current) return undefined;
    let lookAway = () => {};
    const watcher = watchSight((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      lookAway = start.current();
    }, NEAR);
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      lookAway();
    };
  }, [item, isWanted]);
}
