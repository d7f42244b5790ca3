import {
  blockedSwaps,
  type Cart,
  linesOf,
  orderDomain,
  steadyCart,
  summarise,
  swapState,
} from '@clinicart/sdk';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { onDemand, useEmit, useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { scrollToSection } from '../../ui/scroll-to.ts';
import { ToastRegion, useToasts } from '../../ui/toast.tsx';
import { CartGroups } from './cart-groups.tsx';
import { SummaryBar, SummaryPanel } from './cart-summary.tsx';
import { cartWords } from './cart-words.ts';
import { EditBar } from './edit-bar.tsx';
import { InvalidLines } from './invalid-lines.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SwapBar } from './swap-bar.tsx';
import type { SwapPickerProps } from './swap-picker.tsx';
import type { SwapQuestionProps } from './swap-question.tsx';
import { swapWords } from './swap-words.ts';
import { TickAll } from './tick-all.tsx';
import { useCheckout } from './use-checkout.ts';
import { useRemoval } from './use-removal.ts';

export interface CartScreenProps {
  cart: Cart;
  notice?: ReactNode;
  /** Stands in the place of a cart that has become empty: what left it can still be put back. */
  empty: ReactNode;
}

const SwapPicker = onDemand<SwapPickerProps>(() => import('./swap-picker.tsx'));
const SwapQuestion = onDemand<SwapQuestionProps>(() => import('./swap-question.tsx'));

/** The cart with the very lines of the one before wherever they are the same. */
function useSteadyCart(read: Cart): Cart {
  const [cart, setCart] = useState({ read, shown: read });
  if (cart.read === read) return cart.shown;
  const shown = steadyCart(cart.shown, read);
  setCart({ read, shown });
  return shown;
}

/** A cart with something in it, or that had. */
function CartScreen({ cart: read, notice, empty }: CartScreenProps) {
  const shop = useShop();
  // Swaps, coupons and checkout speak in its sentences.
  shop.domain(orderDomain);
  const routes = useRoutes();
  const emit = useEmit();
  const words = useWords(cartWords);
  const swapText = useWords(swapWords);
  const cart = useSteadyCart(read);
  const unticked = useStore(shop.cart.$unticked);
  const [editing, setEditing] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { show, region } = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { isTicked } = shop.cart;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is ticked is news for all three.
  const { lines, swap, summary, blocked } = useMemo(() => {
    const state = swapState(cart, isTicked);
    return {
      lines: linesOf(cart),
      swap: state,
      summary: summarise(cart, isTicked),
      blocked: blockedSwaps(state),
    };
  }, [cart, unticked, isTicked]);
  const blockedLines = useMemo(
    () => new Map(blocked.map((each) => [each.lineId, each] as const)),
    [blocked],
  );

  const { removal, remove, ...removing } = useRemoval(show, heading);
  const checkout = useCheckout({
    cart,
    swap,
    show,
    onLine(lineId) {
      const line = list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(lineId)}"]`);
      if (line) scrollToSection(line, line.querySelector<HTMLElement>('input, a') ?? undefined);
    },
  });
  const choose = () => {
    checkout.close();
    setChoosing(true);
  };

  const locked = !cart.pricesVisible;
  const isEmpty = lines.length === 0 && cart.invalid.length === 0;
  const totals = { cart, summary, blocked, busy: checkout.busy, onCheckout: checkout.press };
  // Beside the heading, which has the focus after a removal: the way back is the next stop of the keyboard.
  const toasts = <ToastRegion {...region} />;
  if (isEmpty) {
    return (
      <>
        <h1 ref={heading} tabIndex={-1} className="clinic-visually-hidden">
          {words.title}
        </h1>
        {toasts}
        {empty}
      </>
    );
  }
  return (
    <>
      <header className="clinic-cart-head">
        <h1 ref={heading} tabIndex={-1}>
          {words.title}{' '}
          <small className="clinic-cart-count">{words.kinds({ count: lines.length })}</small>
        </h1>
        {toasts}
        <a className="clinic-cart-on" {...routes.link('home')}>
          {words.shopOn}
        </a>
        <Button aria-pressed={editing} onClick={() => setEditing(!editing)}>
          {editing ? words.done : words.edit}
        </Button>
      </header>
      <div className="clinic-cart-body" data-editing={editing || undefined}>
        <div className="clinic-cart-lines" ref={list}>
          {notice}
          {locked && (
            <Notice
              tone="info"
              lead={words.verifyLead}
              action={<a {...routes.link('certification')}>{words.verify}</a>}
            >
              {words.verifyWhy}
            </Notice>
          )}
          <SwapBar
            state={swap}
            title={cart.swap.text}
            onChoose={choose}
            onNear={SwapPicker.fetch}
          />
          {lines.length > 0 && (
            <div className="clinic-cart-captions">
              <TickAll label={words.selectAll} lines={lines} />
              <span aria-hidden="true">{words.unitPrice}</span>
              <span aria-hidden="true">{words.quantity}</span>
              <span aria-hidden="true">{editing || locked ? '' : words.subtotal}</span>
            </div>
          )}
          <CartGroups
            cart={cart}
            unticked={unticked}
            blocked={blockedLines}
            editing={editing}
            onRemove={remove}
          />
          <InvalidLines lines={cart.invalid} onRemove={remove} />
        </div>
        {!editing && !locked && <SummaryPanel {...totals} />}
      </div>
      {editing && <EditBar lines={lines} chosen={lines.filter(isTicked)} onRemove={remove} />}
      {!editing && !locked && <SummaryBar {...totals} />}
      <RemoveDialog removal={removal} onClose={removing.close} onDone={removing.done} />
      {checkout.question && (
        <SwapQuestion
          question={checkout.question}
          onChoose={choose}
          onDirectly={checkout.directly}
          onClose={checkout.close}
        />
      )}
      {isChoosing && (
        <SwapPicker
          state={swap}
          onClose={() => setChoosing(false)}
          onDone={(count) => {
            setChoosing(false);
            show({ tone: 'success', text: swapText.done({ count }) });
            emit('clinic-cart-change', { count: shop.cart.$count.get() });
          }}
        />
      )}
    </>
  );
}

export { CartScreen as part };
