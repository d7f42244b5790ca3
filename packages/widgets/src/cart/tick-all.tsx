import type { CartLine } from '@clinicart/sdk';
import { isTickable } from '@clinicart/sdk/cart';
import type { ReactNode } from 'react';
import { useShop } from '../engine/index.ts';
import { Checkbox } from '../ui/form/choice.tsx';

/** Ticks every tickable line of a list, and mirrors their state. Spec: 1§4 Cart selection */
export function TickAll({
  label,
  named,
  lines,
}: {
  label: ReactNode;
  named?: string;
  lines: readonly CartLine[];
}) {
  const { cart } = useShop();
  const tickable = lines.filter(isTickable);
  const { length: chosen } = tickable.filter(cart.isTicked);
  return (
    <Checkbox
      label={label}
      aria-label={named}
      checked={chosen > 0 && chosen === tickable.length}
      mixed={chosen > 0 && chosen < tickable.length}
      disabled={tickable.length === 0}
      onChange={(event) =>
        cart.tick(
          tickable.map(({ id }) => id),
          event.target.checked,
        )
      }
    />
  );
}
