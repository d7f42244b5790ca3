import { type Explanation, explanationOf } from '../../base/values/explanation.ts';
import { sealOffer, UNSAID_VIEW } from '../../base/values/price.ts';
import type { CartAddition } from '../../cart/contract.ts';
import { maxQuantity } from '../../cart/quantity-rules.ts';
import { type AddDecision, decideAdd } from '../../cart/rules.ts';
import { summariseWishes, type WishSummary } from '../../cart/wishes.ts';
import type { BuyerStanding } from '../../identity/account/rules.ts';
import { commonUnit } from '../packs.ts';
import type { Specification } from '../types.ts';

/** The product that a line belongs to. */
export interface BuyingProduct {
  readonly id: string;
  readonly name: string;
}

/** A quantity that the buyer chose in a list. */
export interface BuyingLine {
  readonly product: BuyingProduct;
  readonly specification: Specification;
  readonly quantity: number;
}

/** Lines by the id of their specification. */
export type BuyingLines = ReadonlyMap<string, BuyingLine>;

/** Why a line may not be added: every reason of `decideAdd`. */
export type LineRefusal = Explanation<Extract<AddDecision, { ok: false }>['reason']>;

/** The lines that may be added, and why the others may not. */
export interface LinesDecision {
  readonly additions: readonly CartAddition[];
  readonly refusals: ReadonlyMap<string, LineRefusal>;
  /** Why none may be added: the reason lies in the buyer. */
  readonly stranger: 'log-in-first' | 'not-certified' | undefined;
}

/** Decides each line by `decideAdd`, so that one refused line does not keep the others back. Spec: 1§5, 1§6 */
export function decideLines(lines: Iterable<BuyingLine>, standing: BuyerStanding): LinesDecision {
  const additions: CartAddition[] = [];
  const refusals = new Map<string, LineRefusal>();
  let stranger: LinesDecision['stranger'];
  for (const { specification, quantity } of lines) {
    const decision = decideAdd([{ ...specification, quantity }], { standing });
    if (decision.ok) {
      additions.push(...decision.additions);
      continue;
    }
    const { reason } = decision;
    if (reason === 'log-in-first' || reason === 'not-certified') stranger = reason;
    refusals.set(specification.id, explanationOf(decision));
  }
  return { additions, refusals, stranger };
}

/** The totals of a list, and the unit that all of its lines share. */
export interface LinesSummary extends WishSummary {
  /** '' where the units differ or the server names none. */
  readonly unit: string;
}

/** Sums the lines of a list. */
export function summariseLines(lines: Iterable<BuyingLine>): LinesSummary {
  const wishes = [...lines].map(({ specification, quantity }) => ({ ...specification, quantity }));
  return { ...summariseWishes(wishes), unit: commonUnit(wishes) };
}

/**
 * The line of a specification as it is sold now: its stock, multiple and price may have changed since the quantity was
 * typed. The quantity stays as it was typed; `decideLines` says what is wrong with it.
 */
export function renewLines(
  lines: BuyingLines,
  specifications: readonly Specification[],
): BuyingLines {
  const fresh = specifications.filter((each) => {
    const known = lines.get(each.id);
    return known !== undefined && known.specification !== each;
  });
  if (fresh.length === 0) return lines;
  const renewed = new Map(lines);
  for (const specification of fresh) {
    const line = renewed.get(specification.id);
    if (line) renewed.set(specification.id, { ...line, specification });
  }
  return renewed;
}

/** The lines without their prices, for a viewer who may no longer see them. Spec: 1§6 */
export function sealLines(lines: BuyingLines): BuyingLines {
  const hidden = sealOffer(UNSAID_VIEW, {});
  return new Map(
    [...lines].map(([id, line]) => [
      id,
      { ...line, specification: { ...line.specification, offer: hidden } },
    ]),
  );
}

/** The smallest quantity that is sold: the one that Add takes for a row without a quantity. 0 where none can be bought. */
export function leastQuantity(specification: Specification): number {
  return maxQuantity(specification) < specification.step ? 0 : specification.step;
}
