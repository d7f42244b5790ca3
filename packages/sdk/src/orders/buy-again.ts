import { type Explanation, explain } from '../base/values/explanation.ts';
import { formatMoney } from '../base/values/money.ts';
import { type QuantityChangeReason, readQuantity } from '../cart/quantity-rules.ts';
import type { Specification } from '../catalogue/types.ts';
import type { OrderedGood } from './types.ts';

/** A line of a past order, and the quantity to buy of it now. */
export interface AgainLine {
  readonly good: OrderedGood;
  readonly quantity: number;
}

/** Why a line cannot be bought again. */
export type AgainProblem =
  | 'invalid'
  | 'again-unnamed'
  | 'again-unread'
  | 'enquire-only'
  | 'not-certified'
  | QuantityChangeReason;

/** Differences from the past order. */
export type AgainNote = QuantityChangeReason | 'price-changed';

/** A line as it can be bought now. */
export interface ReviewedLine {
  readonly line: AgainLine;
  /** The specification as it is sold now; undefined where it is not. */
  readonly specification: Specification | undefined;
  /** Units to add; 0 where it cannot be bought. */
  readonly quantity: number;
  /** Differences from the past order. */
  readonly notes: readonly Explanation<AgainNote>[];
  /** Why it cannot be bought; undefined where it can. */
  readonly problem: Explanation<AgainProblem> | undefined;
}

/** The answer about one specification: as it is sold now, no longer sold, or not read. */
export type FoundSpecification = Specification | 'gone' | 'unread';

const blocked = (line: AgainLine, problem: Explanation<AgainProblem>): ReviewedLine => ({
  line,
  specification: undefined,
  quantity: 0,
  notes: [],
  problem,
});

/** The lines of a review whose products could not be read; reading them again may work. */
export const unreadLines = ({ lines }: AgainReview): readonly ReviewedLine[] =>
  lines.filter(({ problem }) => problem?.reason === 'again-unread');

/** Are the prices of a review hidden from this buyer? Then one notice tells why. Spec: 1§6 */
export const hidesPrices = ({ lines }: AgainReview): boolean =>
  lines.some(({ problem }) => problem?.reason === 'not-certified');

/** Combines lines of the same specification, so that multiples and stock apply to their sum. */
export function mergeLines(lines: readonly AgainLine[]): readonly AgainLine[] {
  const merged = new Map<string, AgainLine>();
  for (const line of lines) {
    const { specificationId } = line.good;
    const key = specificationId || `unnamed ${merged.size}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

function priceNote(
  line: AgainLine,
  specification: Specification,
): Explanation<'price-changed'> | undefined {
  const { price } = specification.offer;
  const { price: before } = line.good;
  if (price.kind !== 'amount' || before === undefined || price.cents === before) return undefined;
  return explain('price-changed', { before: formatMoney(before), now: formatMoney(price.cents) });
}

/**
 * Reviews a line of a past order: whether it is still sold, in which quantity, and what has changed since.
 * Spec: 1§5, 2§4 Buy again
 */
export function reviewLine(line: AgainLine, found: FoundSpecification): ReviewedLine {
  if (line.good.specificationId === '') return blocked(line, explain('again-unnamed'));
  if (found === 'gone') return blocked(line, explain('invalid'));
  if (found === 'unread') return blocked(line, explain('again-unread'));
  const { kind } = found.offer.price;
  if (kind === 'hidden') return blocked(line, explain('not-certified'));
  if (kind === 'enquire') return blocked(line, explain('enquire-only'));
  const { quantity, changed } = readQuantity(String(line.quantity), found);
  const note = priceNote(line, found);
  return {
    line,
    specification: found,
    quantity,
    notes: [...(quantity > 0 && changed ? [changed] : []), ...(note ? [note] : [])],
    problem: quantity === 0 ? changed : undefined,
  };
}

/** A review of lines to buy again. */
export interface AgainReview {
  readonly lines: readonly ReviewedLine[];
}

/** A line after the attempt to add it. */
export interface AgainResult {
  readonly line: ReviewedLine;
  /** 'unconfirmed' where the server did not answer: it may be in the cart, and the next try looks there first. */
  readonly state: 'added' | 'not-added' | 'failed' | 'unconfirmed';
  /** Why it is not certain to be in the cart; undefined where it was added. */
  readonly message: string | undefined;
}

/** The outcome of buying again, line by line. */
export interface AgainOutcome {
  readonly state: 'all' | 'some' | 'none';
  readonly results: readonly AgainResult[];
}

/** Sums the results up: all lines, some or none are known to be in the cart. */
export function outcomeOf(results: readonly AgainResult[]): AgainOutcome {
  const added = results.filter(({ state }) => state === 'added').length;
  const state = added === 0 ? 'none' : added === results.length ? 'all' : 'some';
  return { state, results };
}
