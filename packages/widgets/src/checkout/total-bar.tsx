import { type Cents, formatMoney } from '@clinicart/sdk';
import { useSay, useWords } from '../engine/index.ts';
import { Button } from '../ui/button/button.tsx';
import { bottomBar } from '../ui/page/bottom-inset.ts';
import type { CheckoutView } from './checkout-view.ts';
import { screenWords } from './screen-words.ts';

interface TotalBarProps {
  view: CheckoutView;
  /** What the button waits for: the order that is being placed, or one that is read again. */
  busy: 'placing' | 'updating' | undefined;
  /** It is placed: there is nothing left to press. */
  isDone: boolean;
  onPlace(): void;
}

/** What the order comes to, in parts that add up, and the way on: always at hand at the foot. Spec: 2§2.2, 2§5 */
export function TotalBar({ view, busy, isDone, onPlace }: TotalBarProps) {
  const say = useSay();
  const words = useWords(screenWords);
  const { confirmation, explanation } = view;
  const { totals, blockers, next } = explanation;
  const count = confirmation.stores.reduce((all, { goods }) => all + goods.length, 0);
  const freightIsFree = next.find(({ about }) => about === 'freight');
  // Beside a button that cannot do its work stands why; else the sum that would make it cheaper.
  const note = blockers[0] ?? freightIsFree;
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

/** A cut is negative as the server signs it; a coupon is told as what it takes off. */
function Part({ name, amount, isOff }: { name: string; amount: Cents; isOff?: boolean }) {
  const isLess = isOff || amount < 0;
  const text = formatMoney(amount);
  return (
    <div data-tone={isLess ? 'accent' : undefined}>
      <dt>{name}</dt>
      <dd>{isOff ? `−${text}` : text}</dd>
    </div>
  );
}
