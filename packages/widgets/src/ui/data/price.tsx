import type { ReactNode } from 'react';
import { priceWords } from '../foundation/ui-words.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { useWords } from '../foundation/words.ts';

export { default as priceStyles } from './price.css?inline';

/** Content of a price. Only an amount may have an old price or a badge. */
export type PriceShown =
  | {
      kind: 'amount';
      /** The formatted amount: `HK$57.80`. */
      text: string;
      old?: string | undefined;
      /** Usually a {@link Badge} of tone `offer`. */
      badge?: ReactNode;
    }
  | { kind: 'enquire'; text: string; action?: ReactNode }
  | { kind: 'hidden'; text: string; action?: ReactNode };

/** Props of {@link Price}. */
export type PriceProps = PriceShown & {
  /**
   * `row` for tables (one size, right-aligned, old price below), `m` for cards, `l` for blocks, `xl` for the head of a
   * product.
   */
  size?: 'row' | 'm' | 'l' | 'xl' | undefined;
};

/** One of the three states of a price. Formats nothing and decides nothing. */
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

/** Shows currency and unit small and the figures large, but as one text for screen readers and for copying. */
function Amount({ text }: { text: string }) {
  const [, currency = '', figures = text, unit = ''] = /^(\D*)([\d,.]+)(.*)$/.exec(text) ?? [];
  return (
    <span className="clinic-price-amount" part="price-amount">
      <span className="clinic-price-currency">{currency}</span>
      {figures}
      {unit && <span className="clinic-price-unit">{unit}</span>}
    </span>
  );
}
