import type { CartLine } from '@clinicart/sdk';
import {
  maxQuantity,
  readQuantity,
  refuseChange,
  refuseTick,
  stepQuantity,
  unitAfter,
} from '@clinicart/sdk/cart';
import { useRef, useState } from 'react';
import { useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { cartWords } from '../cart-words.ts';
import { lineName } from './line-parts.tsx';
import type { useQuantityChange } from './use-quantity-change.ts';

interface LineQuantityProps {
  line: CartLine;
  change: ReturnType<typeof useQuantityChange>;
  /** Prices are hidden, so the buyer cannot change quantities. Spec: 1§6 */
  isLocked: boolean;
}

/** The quantity of a line: a stepper, a fixed number, or why there is neither. */
export function LineQuantity(props: LineQuantityProps) {
  const { line, isLocked } = props;
  const { language } = useShop();
  const fixedReason = refuseChange(line);
  if (fixedReason || maxQuantity(line) < line.step) {
    const why = fixedReason ?? readQuantity(String(line.quantity), line).changed;
    return (
      <span
        className="clinic-cart-fixed"
        data-tone={fixedReason?.reason === 'fixed-quantity' ? undefined : 'danger'}
      >
        {line.kind === 'swap' && <b>{line.quantity}</b>}
        {why && language.say(why)}
      </span>
    );
  }
  if (isLocked) {
    return (
      <span className="clinic-cart-fixed">
        <b>{line.quantity}</b>
      </span>
    );
  }
  return <QuantityStepper {...props} />;
}

function QuantityStepper({ line, change }: LineQuantityProps) {
  const { language } = useShop();
  const words = useWords(cartWords);
  const element = useRef<HTMLSpanElement>(null);
  const [correction, setCorrection] = useState<string>();
  const { quantity, refused } = change;
  const blocked = refuseTick({ ...line, quantity });
  const multiple =
    line.step > 1
      ? language.say({
          reason: 'multiple-of',
          facts: { step: line.step, unit: unitAfter(line.step, line) },
        })
      : undefined;
  return (
    <span ref={element} className="clinic-cart-stepper">
      <Stepper
        label={words.quantityOf({ name: lineName(line) })}
        value={quantity}
        min={line.step}
        max={maxQuantity(line)}
        step={line.step}
        note={
          correction ??
          (blocked ? language.say(blocked) : change.isChanging ? words.updating : multiple)
        }
        noteTone={blocked && !correction ? 'danger' : 'quiet'}
        onStep={(direction) => {
          setCorrection(undefined);
          const next = stepQuantity(quantity, direction, line, 'step');
          if (next !== undefined) change.request(next);
        }}
        onBlocked={(direction) => {
          if (direction !== 'up') return;
          const { changed } = readQuantity(String(quantity + line.step), line);
          if (changed) setCorrection(language.say(changed));
        }}
        onCommit={(typed) => {
          const read = readQuantity(typed, line);
          setCorrection(read.changed && language.say(read.changed));
          if (read.quantity > 0) change.request(read.quantity);
        }}
      />
      <span className="clinic-cart-refused" role="alert">
        {refused?.message}
        {refused?.retry !== undefined && (
          <Button
            kind="link"
            size="s"
            onClick={({ currentTarget }) => {
              // The button goes. A finger that pressed it needs no keyboard over the cart.
              if (currentTarget.matches(':focus-visible'))
                element.current?.querySelector('input')?.focus();
              change.request(refused.retry ?? quantity);
            }}
          >
            {words.tryQuantity({ quantity: refused.retry })}
          </Button>
        )}
      </span>
    </span>
  );
}
