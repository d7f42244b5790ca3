import type { CartGroup } from '@clinicart/sdk/cart';
import { useMemo } from 'react';
import { useWords } from '../../engine/index.ts';
import { ToastRegion } from '../../ui/overlay/toast.tsx';
import { NotVerified } from '../cart-body.tsx';
import { CartDialogs, SwapPicker } from '../cart-dialogs.tsx';
import type { CartScreenProps } from '../cart-screen.tsx';
import { cartWords } from '../cart-words.ts';
import { CouponLines } from '../coupon-lines.tsx';
import { DeliveryLines } from '../delivery-lines.tsx';
import { InvalidLines } from '../invalid-lines.tsx';
import { SwapBar, swapBarStyles } from '../swap/swap-bar.tsx';
import { useCartScreen } from '../use-cart-screen.ts';
import compactCss from './compact-cart.css?inline';
import { CompactFoot } from './compact-foot.tsx';
import { CompactLine } from './compact-line.tsx';

export const styles = [swapBarStyles, compactCss];

type Screen = ReturnType<typeof useCartScreen>;

/** The cart for a drawer or a narrow column: offer on top, lines, sums at the foot. The whole cart is one link away. */
function CompactCart({ cart: read, notice, isStale, empty }: CartScreenProps) {
  const screen = useCartScreen(read);
  const { cart, lines, summary, isEmpty, checkout } = screen;
  const words = useWords(cartWords);
  return (
    <div className="clinic-compact" data-empty={isEmpty || undefined}>
      <h1 ref={screen.heading} tabIndex={-1} className="clinic-visually-hidden">
        {words.title} {words.kinds({ count: lines.length })}
      </h1>
      <ToastRegion {...screen.toasts} />
      {isEmpty ? (
        empty
      ) : (
        <>
          <SwapBar
            state={screen.swap}
            title={cart.swap.text}
            isBrief
            onChoose={() => screen.setChoosingSwaps(true)}
            onPreload={SwapPicker.fetch}
          />
          <div className="clinic-compact-lines" ref={screen.list}>
            {notice}
            {!cart.pricesVisible && <NotVerified />}
            <Groups screen={screen} />
            <InvalidLines lines={cart.invalid} onRemove={screen.removing.remove} />
            {summary.total !== undefined && (
              <CouponLines cart={cart} goods={summary.total} isNarrow />
            )}
            <DeliveryLines cart={cart} isNarrow />
          </div>
          {cart.pricesVisible && (
            <CompactFoot
              cart={cart}
              summary={summary}
              blocked={screen.blocked}
              busy={checkout.busy}
              isStale={isStale}
              onCheckout={checkout.press}
              onPreload={checkout.preload}
            />
          )}
        </>
      )}
      <CartDialogs screen={screen} />
    </div>
  );
}

/** The lines in the server's groups; a single group has no heading. */
function Groups({ screen }: { screen: Screen }) {
  const { cart, unticked, blocked, removing } = screen;
  const words = useWords(cartWords);
  const swaps = useMemo(() => new Map(blocked.map((each) => [each.lineId, each])), [blocked]);
  const groups = withStarts(cart.groups);
  return groups.map(({ group, start }) => (
    <section key={start}>
      <h2 className={groups.length === 1 ? 'clinic-visually-hidden' : 'clinic-compact-store'}>
        {group.title || words.otherGoods}
      </h2>
      <ul>
        {group.lines.map((line, index) => (
          <CompactLine
            key={line.id}
            line={line}
            index={start + index}
            isUnticked={unticked.has(line.id)}
            blocked={swaps.get(line.id)}
            isLocked={!cart.pricesVisible}
            onRemove={removing.remove}
          />
        ))}
      </ul>
    </section>
  ));
}

/** Each group with the position of its first line in the cart. */
function withStarts(groups: readonly CartGroup[]) {
  let start = 0;
  return groups.map((group) => {
    const each = { group, start };
    start += group.lines.length;
    return each;
  });
}

export { CompactCart as part };
