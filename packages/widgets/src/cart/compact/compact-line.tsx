import { amountOf, type CartLine, formatMoney, times } from '@clinicart/sdk';
import { type BlockedSwap, quantityLeft, refuseTick } from '@clinicart/sdk/cart';
import { packWords } from '@clinicart/sdk/catalogue';
import { memo } from 'react';
import { useRoutes, useSay, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { AlertIcon } from '../../ui/media/first-icons.tsx';
import { CloseIcon } from '../../ui/media/icons.tsx';
import { cartWords } from '../cart-words.ts';
import { LineBadges, LineGifts, LinePicture, LinePrice, lineName } from '../line/line-parts.tsx';
import { LineQuantity } from '../line/line-quantity.tsx';
import { useQuantityChange } from '../line/use-quantity-change.ts';
import { useRowVirtualisation } from '../line/use-row-virtualisation.ts';
import { compactWords } from './compact-words.ts';

export interface CompactLineProps {
  line: CartLine;
  isUnticked: boolean;
  /** Why this swap item blocks the checkout. */
  blocked: BlockedSwap | undefined;
  /** Prices are hidden. */
  isLocked: boolean;
  /** Position in the whole cart. */
  index: number;
  onRemove(lines: readonly CartLine[]): void;
}

/** A line of the compact cart: no tick, a button to remove it, and what is left where it asks for more. */
export const CompactLine = memo(function CompactLine(props: CompactLineProps) {
  const { line, isUnticked, blocked, onRemove } = props;
  const routes = useRoutes();
  const words = useWords(cartWords);
  const change = useQuantityChange(line);
  const facts = [line.articleNumber, line.standard, line.pack || line.unit]
    .filter(Boolean)
    .join(' · ');
  const { isNear, row } = useRowVirtualisation(props.index);
  const link = routes.link('product', { id: line.productId });
  const refusal = refuseTick(line);
  return (
    <li
      ref={row}
      className="clinic-compact-line"
      data-line={line.id}
      data-quiet={refusal || blocked || isUnticked ? true : undefined}
    >
      {isNear && <LinePicture line={line} link={link} />}
      <div className="clinic-compact-about">
        <ServerText as="a" className="clinic-cart-name" {...link}>
          {line.name}
        </ServerText>
        <p className="clinic-cart-article">
          {isNear ? facts : `${facts} · ${words.quantity} ${line.quantity}`}
        </p>
        {isNear && <LineBadges line={line} />}
        {isNear && <LineGifts gifts={line.gifts} />}
      </div>
      <IconButton
        className="clinic-compact-remove"
        label={words.removeNamed({ name: lineName(line) })}
        onClick={() => onRemove([line])}
      >
        <CloseIcon size={16} />
      </IconButton>
      {isNear && <LineRow {...props} change={change} />}
    </li>
  );
});

type Change = ReturnType<typeof useQuantityChange>;

/** The quantity and the sum, or why the line is not part of the order. */
function LineRow(props: CompactLineProps & { change: Change }) {
  const { line, isUnticked, blocked, isLocked, change } = props;
  const { cart } = useShop();
  const say = useSay();
  const text = useWords(compactWords);
  const words = useWords(cartWords);
  const left = quantityLeft(line);
  if (left !== undefined) return <LineShort line={line} left={left} change={change} />;
  if (blocked) {
    return (
      <p className="clinic-compact-why">
        <AlertIcon size={16} />
        {[say(blocked), say(blocked.fix)].join(words.gap)}
      </p>
    );
  }
  if (isUnticked) {
    return (
      <div className="clinic-compact-row">
        <p className="clinic-compact-out">{text.leftOut}</p>
        <Button
          kind="link"
          size="s"
          aria-label={text.includeNamed({ name: lineName(line) })}
          onClick={() => cart.tick([line.id], true)}
        >
          {text.include}
        </Button>
      </div>
    );
  }
  return (
    <div className="clinic-compact-row">
      <LineQuantity line={line} change={change} isLocked={isLocked} />
      <LineSum line={line} isChanging={change.isChanging} />
    </div>
  );
}

/** Both numbers of a line that asks for more than is left, and a button that takes what is left. */
function LineShort({ line, left, change }: { line: CartLine; left: number; change: Change }) {
  const say = useSay();
  const text = useWords(compactWords);
  const words = useWords(cartWords);
  const packs = useWords(packWords);
  const refusal = refuseTick(line);
  const { unit = '' } = line;
  const quantity = packs.amount({ count: left, unit });
  return (
    <div className="clinic-compact-row">
      <p className="clinic-compact-why">
        <AlertIcon size={16} />
        <span>
          {refusal && say(refusal) + words.gap}
          {text.chose({ quantity: packs.amount({ count: line.quantity, unit }) })}
          {change.refused && words.gap + change.refused.message}
        </span>
      </p>
      <Button
        kind="link"
        busy={change.isChanging}
        aria-label={text.takeNamed({ name: lineName(line), quantity })}
        onClick={() => change.request(left)}
      >
        {text.take({ quantity: String(left) })}
      </Button>
    </div>
  );
}

function LineSum({ line, isChanging }: { line: CartLine; isChanging: boolean }) {
  const words = useWords(cartWords);
  const packs = useWords(packWords);
  const { offer, quantity, unit = '' } = line;
  const price = amountOf(offer.price);
  if (price === undefined) {
    return (
      <div className="clinic-compact-sum">
        <LinePrice line={line} />
      </div>
    );
  }
  return (
    <p className="clinic-compact-sum" aria-busy={isChanging || undefined}>
      <VisuallyHidden>{words.subtotal} </VisuallyHidden>
      <strong>{formatMoney(times(price, quantity))}</strong>
      <small>
        <VisuallyHidden>{words.unitPrice} </VisuallyHidden>
        {packs.unitPrice({ text: formatMoney(price), unit })}
      </small>
    </p>
  );
}
