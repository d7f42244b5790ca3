import { type CartSummary, formatMoney } from '@clinicart/sdk';
import type { ReactNode } from 'react';
import { useRoutes, useShop, useWords } from '../../engine/index.ts';
import { bottomBar } from '../../ui/bottom-inset.ts';
import { Button } from '../../ui/button.tsx';
import { cartWords } from './cart-words.ts';

/** A link to the order confirmation; with nothing ticked a button that says what is missing. */
function Checkout({
  summary,
  short,
  onNothing,
}: {
  summary: CartSummary;
  short?: boolean;
  onNothing(message: string): void;
}) {
  const shop = useShop();
  const routes = useRoutes();
  const words = useWords(cartWords);
  const { lines: kinds, pieces } = summary;
  const look = { kind: 'primary', size: 'l', block: true } as const;
  if (kinds === 0) {
    const why = () => onNothing(shop.language.say({ reason: 'select-at-least-one', facts: {} }));
    return (
      <Button {...look} onClick={why}>
        {words.checkout}
      </Button>
    );
  }
  return (
    <Button {...look} {...routes.link('confirm')}>
      {short ? words.checkoutShort({ kinds }) : words.checkoutCount({ kinds, pieces })}
    </Button>
  );
}

/** The panel beside the lines. */
export function SummaryPanel({
  summary,
  onNothing,
}: {
  summary: CartSummary;
  onNothing(message: string): void;
}) {
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
          <div className="clinic-cart-sum">
            <dt>{words.total}</dt>
            <dd>
              <Sum text={formatMoney(total)} />
              <small className="clinic-cart-small">{words.noShipping}</small>
            </dd>
          </div>
        </dl>
      )}
      <Checkout summary={summary} onNothing={onNothing} />
      <p className="clinic-cart-small">
        {summary.unpriced > 0 && words.unpriced({ count: summary.unpriced })}
        {words.stockNote}
      </p>
    </section>
  );
}

/** The bar at the foot of a narrow cart. */
export function SummaryBar({
  summary,
  tick,
  onNothing,
}: {
  summary: CartSummary;
  tick: ReactNode;
  onNothing(message: string): void;
}) {
  const words = useWords(cartWords);
  const { saved, total } = summary;
  return (
    <div ref={bottomBar} className="clinic-cart-bar">
      {tick}
      <p className="clinic-cart-bar-sum">
        {total !== undefined && (
          <>
            <Sum text={formatMoney(total)} />
            <small className="clinic-cart-small">
              {saved ? words.savedShort({ amount: formatMoney(saved) }) : words.noShipping}
            </small>
          </>
        )}
      </p>
      <Checkout summary={summary} short onNothing={onNothing} />
    </div>
  );
}

function Sum({ text }: { text: string }) {
  const figures = text.search(/\d/);
  return (
    <strong className="clinic-cart-amount" aria-live="polite">
      <span>{text.slice(0, figures)}</span>
      {text.slice(figures)}
    </strong>
  );
}
