import {
  type CartLine,
  mostOf,
  readQuantity,
  refuseChange,
  refuseTick,
  stepQuantity,
} from '@clinicart/sdk';
import { useState } from 'react';
import { useShop, useWords } from '../engine/index.ts';
import { Button } from '../ui/button/button.tsx';
import { Stepper } from '../ui/form/stepper.tsx';
import { cartWords } from './cart-words.ts';
import type { useQuantityChange } from './use-quantity-change.ts';

/** What a line's quantity place shows: a stepper, a fixed number, or why there is neither. */
export function LineQuantity({
  line,
  change,
  locked,
}: {
  line: CartLine;
  change: ReturnType<typeof useQuantityChange>;
  /** Prices are hidden, so quantities are not the buyer's to change. Spec: 1§6 */
  locked: boolean;
}) {
  const shop = useShop();
  const words = useWords(cartWords);
  const [corrected, setCorrected] = useState<string>();
  const fixed = refuseChange(line);
  const most = mostOf(line);

  if (fixed || most < line.step) {
    const why = fixed ?? readQuantity(String(line.quantity), line).changed;
    return (
      <span
        className="clinic-cart-fixed"
        data-tone={fixed?.reason === 'fixed-quantity' ? undefined : 'danger'}
      >
        {line.kind === 'swap' && <b>{line.quantity}</b>}
        {why && shop.language.say(why)}
      </span>
    );
  }

  if (locked) {
    return (
      <span className="clinic-cart-fixed">
        <b>{line.quantity}</b>
      </span>
    );
  }

  const { quantity, refused } = change;
  const blocked = refuseTick({ ...line, quantity });
  const multiple =
    line.step > 1
      ? shop.language.say({ reason: 'multiple-of', facts: { step: line.step } })
      : undefined;
  const ask = (next: number) => change.change(next);
  return (
    <span className="clinic-cart-stepper">
      <Stepper
        label={words.quantityOf({ name: `${line.name} ${line.standard}`.trim() })}
        value={quantity}
        min={line.step}
        max={most}
        step={line.step}
        note={
          corrected ??
          (blocked ? shop.language.say(blocked) : change.isChanging ? words.updating : multiple)
        }
        noteTone={blocked && !corrected ? 'danger' : 'quiet'}
        onStep={(direction) => {
          setCorrected(undefined);
          const next = stepQuantity(quantity, direction, line, 'step');
          if (next !== undefined) ask(next);
        }}
        onBlocked={(direction) => {
          if (direction !== 'up') return;
          const { changed } = readQuantity(String(quantity + line.step), line);
          if (changed) setCorrected(shop.language.say(changed));
        }}
        onCommit={(typed) => {
          const read = readQuantity(typed, line);
          setCorrected(read.changed && shop.language.say(read.changed));
          if (read.quantity > 0) ask(read.quantity);
        }}
      />
      <span className="clinic-cart-refused" role="alert">
        {refused?.message}
        {refused?.retry !== undefined && (
          <Button kind="link" size="s" onClick={() => ask(refused.retry ?? quantity)}>
            {words.tryQuantity({ quantity: refused.retry })}
          </Button>
        )}
      </span>
    </span>
  );
}
