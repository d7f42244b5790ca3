import type { RefObject } from 'react';
import { OfferPrice, offerPriceStyles } from '../catalogue/card/offer-price.tsx';
import compareFrameCss from './compare-frame.css?inline';
import { type Column, isReady } from './use-columns.ts';

export const compareNamesStyles = [offerPriceStyles, compareFrameCss];

interface CompareNamesProps {
  row: RefObject<HTMLDivElement | null>;
  columns: readonly Column[];
  /** The first row has left the window. */
  isStuck: boolean;
}

/**
 * Names and prices at the top of the window while the features are read. It takes no room, so nothing moves
 * when it comes, and repeats what the first row says, so screen readers skip it.
 */
export function CompareNames({ row, columns, isStuck }: CompareNamesProps) {
  return (
    <div className="clinic-compare-names" data-stuck={isStuck || undefined} aria-hidden="true">
      <div ref={row}>
        <div className="clinic-compare-line">
          <span />
          {columns.map((column) => (
            <span key={column.id}>
              {isReady(column) && (
                <>
                  <b>{column.product.name}</b>
                  {column.chosen && column.chosen.offer.price.kind !== 'hidden' && (
                    <OfferPrice offer={column.chosen.offer} size="row" />
                  )}
                </>
              )}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
