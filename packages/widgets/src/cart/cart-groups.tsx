import type { Cart, CartLine } from '@clinicart/sdk';
import type { BlockedSwap } from '@clinicart/sdk/cart';
import type { ReactNode } from 'react';
import { useWords } from '../engine/index.ts';
import { cartWords } from './cart-words.ts';
import { CartRow } from './line/cart-line.tsx';
import { TickAll } from './tick-all.tsx';

/** The lines that are still sold, in the server's groups. */
export function CartGroups({
  cart,
  unticked,
  blocked,
  captions,
  onRemove,
}: {
  cart: Cart;
  unticked: ReadonlySet<string>;
  /** Swap items that block the checkout, by line. */
  blocked: ReadonlyMap<string, BlockedSwap>;
  /** The column captions; the heading of a single group. */
  captions: ReactNode;
  onRemove(lines: readonly CartLine[], collect?: boolean): void;
}) {
  const words = useWords(cartWords);
  let before = 0;
  return cart.groups.map((group, groupIndex) => {
    const title = group.title || words.otherGoods;
    const from = before;
    before += group.lines.length;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups have no id, and titles may repeat.
      <section className="clinic-cart-group" key={`${groupIndex} ${group.title}`}>
        {cart.groups.length === 1 ? (
          <>
            <h2 className="clinic-visually-hidden">{title}</h2>
            {captions}
          </>
        ) : (
          <h2 className="clinic-cart-group-head">
            <TickAll label={title} named={words.selectGroup({ title })} lines={group.lines} />
          </h2>
        )}
        <ul>
          {group.lines.map((line, index) => (
            <CartRow
              key={line.id}
              line={line}
              index={from + index}
              isUnticked={unticked.has(line.id)}
              blocked={blocked.get(line.id)}
              isLocked={!cart.pricesVisible}
              onRemove={onRemove}
            />
          ))}
        </ul>
      </section>
    );
  });
}
