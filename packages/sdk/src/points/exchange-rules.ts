import { EXCHANGE_PAGE_SIZE } from './contract.ts';
import type { Exchange } from './types.ts';

/** One page of the exchange records. */
export interface ExchangePage {
  readonly exchanges: readonly Exchange[];
  /** Number of pages in all; 0 without records. */
  readonly pages: number;
}

/** Returns the points that an exchange took in all. */
export const exchangeCost = ({ points, quantity }: Pick<Exchange, 'points' | 'quantity'>): number =>
  points * quantity;

/** Cuts a page out of all records, since the call has none. `page` counts from 1. Spec: 2§9 */
export function exchangesOn(all: readonly Exchange[], page: number): ExchangePage {
  const start = (page - 1) * EXCHANGE_PAGE_SIZE;
  return {
    exchanges: all.slice(start, start + EXCHANGE_PAGE_SIZE),
    pages: Math.ceil(all.length / EXCHANGE_PAGE_SIZE),
  };
}
