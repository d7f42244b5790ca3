import { type Cents, formatMoney } from '@clinicart/sdk';
import { useSay, useWords } from '../engine/index.ts';
import { Button } from '../ui/button/button.tsx';
import { bottomBar } from '../ui/page/bottom-inset.ts';
import type { CheckoutView } from './checkout-view.ts';
import { screenWords } from './screen-words.ts';

interface TotalBarProps {
  view: CheckoutView;
  /** The call that the button waits for. */
  busy: 'placing' | 'updating' | undefined;
  /** The order is placed. */
  isDone: boolean;
  onPlace(): void;
}

/** The total with its parts and the button that places the order; sticks to the bottom. Spec: 2§2.2, 2§5 */
export function TotalBar({ view, busy, isDone, onPlace }: TotalBarProps) {
  const say = useSay();
  const words = useWords(screenWords);
  const { confirmation, explanation } = view;
  const { totals, blockers, next } = explanation;
  const count = confirmation.stores.reduce((all, { goods }) => all + goods.length, 0);
  const freeDelivery = next.find(({ about }) => about === 'freight');
  // Why the order is blocked, or else the amount that would make delivery free.
  const note = blockers[0] ?? freeDelivery;
  const total = formatMoney(totals.total);
  const figures = total.search(/\d/);
  return (
    <section ref={bottomBar} className="clinic-checkout-bar" aria-label={words.summary}>
      <dl className="clinic-checkout-parts">
        <Part name={words.goods} amount={totals.goods} />
        {totals.cut !== 0 && (
          <Part name={totals.cut < 0 ? words.cut : words.extra} amount={totals.cut} />
        )}
        {totals.coupon > 0 && <Part name={words.couponShort} amount={totals.coupon} isOff />}
        <Part name={words.deliveryShort} amount={totals.freight} />
      </dl>
      <p className="clinic-checkout-note" data-blocked={blockers.length > 0 || undefined}>
        {note && say(note)}
      </p>
      <p
        className="clinic-checkout-total"
        aria-live="polite"
        aria-atomic="true"
        aria-busy={busy === 'updating'}
      >
        <span>{words.totalOf({ count })}</span>
        <strong>
          <span>{total.slice(0, figures)}</span>
          {total.slice(figures)}
        </strong>
      </p>
      <Button
        kind="primary"
        size="l"
        busy={busy !== undefined}
        disabled={isDone}
        busyLabel={busy === 'updating' ? words.updating : words.placing}
        onClick={onPlace}
      >
        {words.place}
      </Button>
    </section>
  );
}

/** The server signs a cut as negative; a coupon is a positive amount that is taken off. */
function Part({ name, amount, isOff }: { name: string; amount: Cents; isOff?: boolean }) {
  const isDeduction = isOff || amount < 0;
  const text = formatMoney(amount);
  return (
    <div data-tone={isDeduction ? 'accent' : undefined}>
      <dt>{name}</dt>
      <dd>{isOff ? `−${text}` : text}</dd>
    </div>
  );
}
