import {
  amountOf,
  type CartLine,
  formatMoney,
  isOutOfStock,
  refuseTick,
  times,
} from '@clinicart/sdk';
import { useId } from 'react';
import { PercentBadge } from '../../catalogue/parts/offer-price.tsx';
import { useRoutes, useShop, useWords } from '../../engine/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { cartWords } from './cart-words.ts';
import { LineQuantity } from './line-quantity.tsx';
import { useQuantityChange } from './use-quantity-change.ts';

/** One line of the cart that is still sold. */
export function CartRow({
  line,
  ticked,
  locked,
  editing,
  onTick,
  onRemove,
}: {
  line: CartLine;
  ticked: boolean;
  locked: boolean;
  editing: boolean;
  onTick(ticked: boolean): void;
  onRemove(collect: boolean): void;
}) {
  const shop = useShop();
  const routes = useRoutes();
  const words = useWords(cartWords);
  const change = useQuantityChange(line);
  const id = useId();
  const refusal = refuseTick(line);
  const unit = amountOf(line.offer.price);
  const link = routes.link('product', { id: line.productId });
  return (
    <li className="clinic-cart-line" data-blocked={refusal ? true : undefined}>
      <span className="clinic-cart-tick">
        <Checkbox
          label={words.selectLine({ name: line.name })}
          labelHidden
          checked={ticked}
          disabled={refusal !== undefined}
          aria-describedby={refusal ? id : undefined}
          onChange={(event) => onTick(event.target.checked)}
        />
        {refusal && (
          <VisuallyHidden>
            <span id={id}>{shop.language.say(refusal)}</span>
          </VisuallyHidden>
        )}
      </span>
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; the name beside it is the same link. */}
      <a className="clinic-cart-picture" {...link} tabIndex={-1} aria-hidden="true">
        <Picture src={shop.picture(line.picture, 'card')} alt="" veiled={isOutOfStock(line)} />
      </a>
      <div className="clinic-cart-about">
        <a className="clinic-cart-name" {...link}>
          {line.name}
        </a>
        <p className="clinic-cart-article">
          {[line.articleNumber, line.standard].filter(Boolean).join(' · ')}
        </p>
        <LineBadges line={line} />
      </div>
      <div className="clinic-cart-unit">
        <VisuallyHidden>{words.unitPrice} </VisuallyHidden>
        <LinePrice line={line} />
      </div>
      <div className="clinic-cart-quantity">
        <LineQuantity line={line} change={change} locked={locked} />
      </div>
      <div className="clinic-cart-total" aria-busy={change.isChanging || undefined}>
        {editing ? (
          <span className="clinic-cart-deeds">
            <Button
              kind="danger"
              size="s"
              aria-label={words.removeNamed({ name: line.name })}
              onClick={() => onRemove(false)}
            >
              {words.remove}
            </Button>
            <Button
              kind="link"
              size="s"
              aria-label={words.collectNamed({ name: line.name })}
              onClick={() => onRemove(true)}
            >
              {words.collect}
            </Button>
          </span>
        ) : refusal ? (
          <Button
            kind="link"
            size="s"
            aria-label={words.removeNamed({ name: line.name })}
            onClick={() => onRemove(false)}
          >
            {words.remove}
          </Button>
        ) : (
          unit !== undefined && (
            <>
              <VisuallyHidden>{words.subtotal} </VisuallyHidden>
              <strong>{formatMoney(times(unit, line.quantity))}</strong>
            </>
          )
        )}
      </div>
    </li>
  );
}

function LineBadges({ line }: { line: CartLine }) {
  const words = useWords(cartWords);
  const kind = {
    swap: <Badge tone="accent">{words.swap}</Badge>,
    'new-customer': <Badge tone="primary">{words.newCustomer}</Badge>,
    ordinary: null,
    unknown: null,
  }[line.kind];
  const { percentOff } = line.offer;
  const tags = [...new Set(line.tags)].filter(
    (tag) => !(line.kind === 'swap' && tag === words.swap),
  );
  if (!kind && percentOff === undefined && tags.length === 0) return null;
  return (
    <p className="clinic-cart-badges">
      {kind}
      {percentOff !== undefined && <PercentBadge percentOff={percentOff} />}
      {tags.map((tag) => (
        <Badge key={tag} tone="outline">
          {tag}
        </Badge>
      ))}
    </p>
  );
}

function LinePrice({ line: { offer } }: { line: CartLine }) {
  const words = useWords(cartWords);
  const { price } = offer;
  if (price.kind === 'enquire') return <Price size="row" kind="enquire" text={words.enquire} />;
  if (price.kind === 'hidden') return <Price size="row" kind="hidden" text={price.text} />;
  return (
    <Price
      size="row"
      kind="amount"
      text={formatMoney(price.cents)}
      old={offer.was === undefined ? undefined : formatMoney(offer.was)}
    />
  );
}
