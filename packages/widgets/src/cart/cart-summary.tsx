import { type Cart, formatMoney } from '@clinicart/sdk';
import type { BlockedSwap, CartSummary } from '@clinicart/sdk/cart';
import { useSay, useWords } from '../engine/index.ts';
import { Button } from '../ui/button/button.tsx';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { bottomBar } from '../ui/page/bottom-inset.ts';
import { Notice } from '../ui/state/notice.tsx';
import { cartWords } from './cart-words.ts';
import { CouponLines } from './coupon-lines.tsx';
import { DeliveryLines } from './delivery-lines.tsx';
import { TickAll } from './tick-all.tsx';

export interface SummaryProps {
  cart: Cart;
  summary: CartSummary;
  /** Swap items that block the checkout. */
  blocked: readonly BlockedSwap[];
  busy: boolean;
  onCheckout(): void;
  /** The pointer or the focus reaches the button. */
  onPreload(): void;
}

/** Never disabled: a click says what is missing. */
export function CheckoutButton({
  short,
  plain,
  ...props
}: SummaryProps & {
  /** Counts the products only. */
  short?: boolean;
  /** Counts nothing. */
  plain?: boolean;
}) {
  const { summary, busy, onCheckout, onPreload } = props;
  const words = useWords(cartWords);
  const { lines: kinds, pieces } = summary;
  const count = short ? words.checkoutShort({ kinds }) : words.checkoutCount({ kinds, pieces });
  return (
    <Button
      kind="primary"
      size="l"
      block
      busy={busy}
      busyLabel={words.checkingOut}
      onClick={onCheckout}
      onPointerEnter={onPreload}
      onFocus={onPreload}
    >
      {kinds === 0 || plain ? words.checkout : count}
    </Button>
  );
}

/** Why the cart cannot be ordered and how to fix it, beside the checkout button. Spec: 1§4 */
export function BlockedNotice({
  blocked,
  isBrief,
}: Pick<SummaryProps, 'blocked'> & { isBrief?: boolean }) {
  const say = useSay();
  const words = useWords(cartWords);
  const [first] = blocked;
  if (!first) return null;
  return (
    <Notice tone="danger" lead={words.blockedLead}>
      {!isBrief && words.about(first) + say(first) + words.gap}
      {say(first.fix)}
    </Notice>
  );
}

/** The panel beside the lines. */
export function SummaryPanel(props: SummaryProps) {
  const { cart, summary, blocked } = props;
  const words = useWords(cartWords);
  const { before, saved, total } = summary;
  return (
    <section className="clinic-cart-summary clinic-panel">
      <h2>{words.summary}</h2>
      {before !== undefined && saved !== undefined && total !== undefined && (
        <dl>
          <div>
            <dt>{words.before}</dt>
            <dd>{formatMoney(before)}</dd>
          </div>
          {saved > 0 && (
            <div data-tone="accent">
              <dt>{words.saved}</dt>
              <dd>{`−${formatMoney(saved)}`}</dd>
            </div>
          )}
          <div className="clinic-cart-sum" aria-live="polite" aria-atomic="true">
            <dt>{words.total}</dt>
            <dd>
              <Sum text={formatMoney(total)} />
              <small className="clinic-cart-small">{words.noShipping}</small>
            </dd>
          </div>
        </dl>
      )}
      <BlockedNotice blocked={blocked} />
      <CheckoutButton {...props} />
      {total !== undefined && <CouponLines cart={cart} goods={total} />}
      <DeliveryLines cart={cart} />
      <p className="clinic-cart-small">
        {summary.unpriced > 0 && words.unpriced({ count: summary.unpriced }) + words.gap}
        {words.stockNote}
      </p>
    </section>
  );
}

/** The bar at the bottom of a narrow cart. */
export function SummaryBar(props: SummaryProps) {
  const { cart, summary, blocked } = props;
  const words = useWords(cartWords);
  const { saved, total } = summary;
  return (
    <>
      {total !== undefined && <CouponLines cart={cart} goods={total} isNarrow />}
      <DeliveryLines cart={cart} isNarrow />
      <div ref={bottomBar} className="clinic-cart-bar">
        <BlockedNotice blocked={blocked} isBrief />
        <TickAll label={words.selectAll} lines={cart.groups.flatMap(({ lines }) => lines)} />
        <p className="clinic-cart-bar-sum" aria-live="polite" aria-atomic="true">
          {total !== undefined && (
            <>
              <VisuallyHidden>{words.total} </VisuallyHidden>
              <Sum text={formatMoney(total)} />
              <small className="clinic-cart-small">
                {saved ? words.savedShort({ amount: formatMoney(saved) }) : words.noShipping}
              </small>
            </>
          )}
        </p>
        <CheckoutButton {...props} short />
      </div>
    </>
  );
}

export function Sum({ text }: { text: string }) {
  const figures = text.search(/\d/);
  return (
    <strong className="clinic-cart-amount">
      <span>{text.slice(0, figures)}</span>
      {text.slice(figures)}
    </strong>
  );
}
