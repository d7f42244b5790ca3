import type { ReactNode } from 'react';
import { priceWords } from '../foundation/ui-words.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { useWords } from '../foundation/words.ts';

/** What a price place shows. Only an amount may carry an old price or a badge. */
export type PriceShown =
  | {
      kind: 'amount';
      /** Formatted: `HK$57.80`. */
      text: string;
      old?: string | undefined;
      /** Usually a {@link Badge} of tone `offer`. */
      badge?: ReactNode;
    }
  | { kind: 'enquire'; text: string; action?: ReactNode }
  | { kind: 'hidden'; text: string; action?: ReactNode };

/** Props of {@link Price}. */
export type PriceProps = PriceShown & {
  /** `row` for tables (one size, right-aligned, old price beneath); cards `m`, blocks `l`, a product's head `xl`. */
  size?: 'row' | 'm' | 'l' | 'xl' | undefined;
};

/** The three states of a price. It formats nothing and decides nothing. */
export function Price({ size = 'm', ...shown }: PriceProps) {
  const words = useWords(priceWords);
  return (
    <span className="clinic-price" part="price" data-kind={shown.kind} data-size={size}>
      {shown.kind === 'amount' ? (
        <>
          <Amount text={shown.text} />
          {shown.old && (
            <s className="clinic-price-old" part="price-old">
              <VisuallyHidden>{words.was} </VisuallyHidden>
              {shown.old}
            </s>
          )}
          {shown.badge}
        </>
      ) : (
        <>
          <span className="clinic-price-words">{shown.text}</span>
          {shown.action}
        </>
      )}
    </span>
  );
}

/** The currency small and the figures large, in one piece for a screen reader and for copying. */
function Amount({ text }: { text: string }) {
  const figures = text.search(/\d/);
  return (
    <span className="clinic-price-amount" part="price-amount">
      <span className="clinic-price-currency">{text.slice(0, figures)}</span>
      {text.slice(figures)}
    </span>
  );
}
