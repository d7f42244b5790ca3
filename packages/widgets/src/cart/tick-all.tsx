import { type CartLine, isTickable } from '@clinicart/sdk';
import type { ReactNode } from 'react';
import { useShop } from '../engine/index.ts';
import { Checkbox } from '../ui/form/choice.tsx';

/** Ticks every line of a list that may be ticked, and is itself as they are. Spec: 1§4 Cart selection */
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
  const free = lines.filter(isTickable);
  const { length: chosen } = free.filter(cart.isTicked);
  return (
    <Checkbox
      label={label}
      aria-label={named}
      checked={chosen > 0 && chosen === free.length}
      mixed={chosen > 0 && chosen < free.length}
      disabled={free.length === 0}
      onChange={(event) =>
        cart.tick(
          free.map(({ id }) => id),
          event.target.checked,
        )
      }
    />
  );
}
