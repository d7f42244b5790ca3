import { amountOf, type CartLine, type Explanation, formatMoney, times } from '@clinicart/sdk';
import { type BlockedSwap, refuseTick } from '@clinicart/sdk/cart';
import { createContext, memo, useContext, useId } from 'react';
import { useRoutes, useSay, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { measureText } from '../../ui/data/measure-text.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { cartWords } from '../cart-words.ts';
import {
  LineBadges,
  LineGifts,
  LinePicture,
  LinePrice,
  lineName,
  useLineFacts,
} from './line-parts.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { useQuantityChange } from './use-quantity-change.ts';
import { useRowVirtualisation } from './use-row-virtualisation.ts';

/** The actions that edit mode offers on a line. */
export interface EditMode {
  readonly mayCollect: boolean;
}

/** A context instead of a prop: toggling edit mode re-renders only the actions of near lines, not the memoised rows. */
export const EditModeContext = createContext<EditMode | undefined>(undefined);

export interface CartRowProps {
  line: CartLine;
  isUnticked: boolean;
  /** Why this swap item blocks the checkout: its tier is no longer met. */
  blocked: BlockedSwap | undefined;
  /** Prices are hidden. */
  isLocked: boolean;
  /** Position in the whole cart. */
  index: number;
  onRemove(lines: readonly CartLine[], collect?: boolean): void;
}

/** A cart line that is still sold. Memoised: renders only when its own props change. */
export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { line, blocked } = props;
  const routes = useRoutes();
  const words = useWords(cartWords);
  const change = useQuantityChange(line);
  const { isNear, row } = useRowVirtualisation(props.index);
  const id = useId();
  const refusal = refuseTick(line);
  const link = routes.link('product', { id: line.productId });
  const details = measureText(useLineFacts(line));
  // The name link is the same element near and far, because it may have the focus when the row fills.
  return (
    <li
      ref={row}
      className="clinic-cart-line"
      data-line={line.id}
      data-blocked={refusal || blocked ? true : undefined}
    >
      {isNear && <LineTick {...props} refusal={refusal} reasonId={id} />}
      {isNear && <LinePicture line={line} link={link} />}
      <div className="clinic-cart-about">
        <ServerText as="a" className="clinic-cart-name" {...link}>
          {line.name}
        </ServerText>
        <p className="clinic-cart-article">
          {isNear ? details : `${details} · ${words.quantity} ${line.quantity}`}
        </p>
        {isNear && <LineBadges line={line} />}
        {isNear && <LineGifts gifts={line.gifts} />}
      </div>
      {isNear && (
        <>
          <div className="clinic-cart-unit">
            <VisuallyHidden>{words.unitPrice} </VisuallyHidden>
            <LinePrice line={line} />
          </div>
          <div className="clinic-cart-quantity">
            <LineQuantity line={line} change={change} isLocked={props.isLocked} />
          </div>
          <div className="clinic-cart-total" aria-busy={change.isChanging || undefined}>
            <LineActions {...props} isRefused={refusal !== undefined} />
          </div>
          <LineReason blocked={blocked} refusal={refusal} id={id} />
        </>
      )}
    </li>
  );
});

function LineTick({
  line,
  isUnticked,
  blocked,
  refusal,
  reasonId,
}: CartRowProps & { refusal: Explanation | undefined; reasonId: string }) {
  const shop = useShop();
  const words = useWords(cartWords);
  return (
    <span className="clinic-cart-tick">
      <Checkbox
        label={words.selectLine({ name: lineName(line) })}
        labelHidden
        checked={!refusal && !isUnticked}
        disabled={refusal !== undefined}
        aria-describedby={refusal || blocked ? reasonId : undefined}
        onChange={(event) => shop.cart.tick([line.id], event.target.checked)}
      />
    </span>
  );
}

/** Why the line cannot be ordered; visually hidden where the quantity shows it. */
function LineReason({
  blocked,
  refusal,
  id,
}: Pick<CartRowProps, 'blocked'> & { refusal: Explanation | undefined; id: string }) {
  const say = useSay();
  const words = useWords(cartWords);
  if (blocked) {
    return (
      <p className="clinic-cart-why" id={id}>
        {[say(blocked), say(blocked.fix)].join(words.gap)}
      </p>
    );
  }
  if (!refusal) return null;
  return (
    <VisuallyHidden>
      <span id={id}>{say(refusal)}</span>
    </VisuallyHidden>
  );
}

/** The line's subtotal, or its remove and save buttons. */
function LineActions({
  line,
  blocked,
  isRefused,
  onRemove,
}: CartRowProps & { isRefused: boolean }) {
  const words = useWords(cartWords);
  const editing = useContext(EditModeContext);
  const unit = amountOf(line.offer.price);
  if (editing) {
    return (
      <span className="clinic-cart-line-actions">
        <Button
          kind="danger"
          size="s"
          aria-label={words.removeNamed({ name: lineName(line) })}
          onClick={() => onRemove([line])}
        >
          {words.remove}
        </Button>
        {editing.mayCollect && (
          <Button
            kind="link"
            size="s"
            aria-label={words.collectNamed({ name: lineName(line) })}
            onClick={() => onRemove([line], true)}
          >
            {words.collect}
          </Button>
        )}
      </span>
    );
  }
  return (
    <>
      {!isRefused && unit !== undefined && (
        <>
          <span className="clinic-cart-total-word">{words.subtotal} </span>
          <strong>{formatMoney(times(unit, line.quantity))}</strong>
        </>
      )}
      {(isRefused || blocked || line.kind === 'swap') && (
        <Button
          kind="link"
          size="s"
          aria-label={words.removeNamed({ name: lineName(line) })}
          onClick={() => onRemove([line])}
        >
          {words.remove}
        </Button>
      )}
    </>
  );
}
