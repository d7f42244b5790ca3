import { type Explanation, explain, refuse } from '../base/values/explanation.ts';
import type { Cents } from '../base/values/money.ts';
import { amountOf } from '../base/values/price.ts';
import { sum, times } from '../base/values/sums.ts';
import { wholeNumber } from '../base/values/whole-number.ts';
import { isOutOfStock, maxQuantity, readQuantity, unitAfter } from '../cart/quantity-rules.ts';
import { type BuyerReason, type BuyerStanding, refuseBuyer } from '../identity/account/rules.ts';
import { type ArticleMatch, articleKey, type OrderArticle } from './contract.ts';
import { arrivedOf, type OrderRow } from './row.ts';

/** The state of a line (exclusive). */
export type RowState =
  | 'ready'
  | 'changed'
  | 'unmatched'
  | 'unavailable'
  | 'invalid'
  | 'duplicate'
  | 'added'
  | 'failed';

/** A reviewed line: the quantity to add, and why it differs from what was written. */
export interface ReviewedRow {
  readonly row: OrderRow;
  readonly state: RowState;
  /** The quantity to add, or that was added; 0 for none. */
  readonly quantity: number;
  readonly reasons: readonly Explanation[];
  readonly article: OrderArticle | undefined;
  readonly nearest: readonly OrderArticle[];
}

/** A reviewed order. */
export interface Review {
  readonly rows: readonly ReviewedRow[];
  /** The account that it is for, by the server's word: only verified accounts get prices. */
  readonly standing: BuyerStanding;
}

/** Facts that a review needs. */
export interface ReviewFacts {
  readonly standing: BuyerStanding;
  /** Matches by `articleKey`. */
  readonly matches: ReadonlyMap<string, ArticleMatch>;
  /** Pieces in the cart already, by specification. */
  readonly inCart?: ReadonlyMap<string, number>;
}

/** States in which a line can be added to the cart. */
const ADDABLE: ReadonlySet<RowState> = new Set(['ready', 'changed', 'failed']);

interface Wish {
  readonly row: OrderRow;
  readonly article: OrderArticle;
  /** Undefined where none was written: one multiple. */
  readonly wanted: number | undefined;
}

/**
 * Reviews an order: every line gets one state, with its reasons. Equal articles are summed on the first of their lines,
 * and multiples and stock apply to the sum. Added lines stay as they are. Spec: 1§5 Buying, 1§6, 1§8
 */
export function reviewRows(rows: readonly OrderRow[], facts: ReviewFacts): Review {
  const groups = new Map<string, Wish[]>();
  const reviewed = new Map<string, ReviewedRow>();
  for (const row of rows) {
    const match = facts.matches.get(articleKey(row.article));
    const settled = settle(row, match);
    if ('state' in settled) {
      reviewed.set(row.id, settled);
      continue;
    }
    const group = groups.get(settled.article.id);
    if (group) group.push(settled);
    else groups.set(settled.article.id, [settled]);
  }
  for (const group of groups.values()) {
    for (const each of reviewGroup(group, facts)) reviewed.set(each.row.id, each);
  }
  return {
    standing: facts.standing,
    rows: rows.flatMap((row) => reviewed.get(row.id) ?? []),
  };
}

/** A quantity of an article, with its unit of sale. */
const piecesOf = (quantity: number, article: Pick<OrderArticle, 'unit'> | undefined) => ({
  quantity,
  unit: unitAfter(quantity, article ?? {}),
});

/** Reviews a line alone; returns its selection where other lines may have the same article. */
function settle(row: OrderRow, match: ArticleMatch | undefined): ReviewedRow | Wish {
  const { article, nearest = [] } = match ?? {};
  const end = (state: RowState, reasons: readonly Explanation[], quantity = 0): ReviewedRow => ({
    row,
    state,
    quantity,
    reasons,
    article,
    nearest: article ? [] : nearest,
  });
  if (row.outcome?.state === 'added') {
    const { quantity, tooMany } = row.outcome;
    return end(
      'added',
      tooMany ? [explain('more-in-cart', piecesOf(quantity, article))] : [],
      quantity,
    );
  }
  if (row.article === '') return end('invalid', [explain('article-missing')]);
  if (!article) {
    const reasons = [
      explain(nearest.length ? 'article-near' : 'article-unknown'),
      ...(row.note ? [explain(row.note)] : []),
    ];
    return end('unmatched', reasons);
  }
  if (!article.isSold) return end('unavailable', [explain('invalid')]);
  if (article.offer.price.kind === 'enquire') return end('unavailable', [explain('enquire-only')]);
  const wanted = row.quantity === '' ? undefined : wholeNumber(row.quantity);
  if (row.quantity !== '' && wanted === undefined)
    return end('invalid', [explain('quantity-unreadable')]);
  if (wanted === 0) return end('invalid', [explain('quantity-zero')]);
  return { row, article, wanted };
}

/** Reviews all lines of one article: the first carries the sum. */
function reviewGroup(group: readonly Wish[], { inCart }: ReviewFacts): ReviewedRow[] {
  // A line with an outcome leads, so that the outcome is kept.
  const first = group.find(({ row }) => row.outcome) ?? group[0];
  if (!first) return [];
  const others = group.filter((each) => each !== first);
  const { article } = first;
  const asked = group.reduce((total, { wanted }) => total + (wanted ?? article.step), 0);
  const has = inCart?.get(article.id) ?? 0;
  const { outcome } = first.row;
  const arrived = arrivedOf(outcome);
  // Pieces of an earlier try do not count against the line itself.
  const own = Math.max(0, (outcome?.state === 'unconfirmed' ? outcome.had : has) - arrived);
  const { quantity, changed } = withinCart(asked, article, own);
  const reasons = [
    ...(others.length
      ? [
          explain('merged-lines', {
            lines: group.map(({ row }) => row.line).join(', '),
            ...piecesOf(asked, article),
          }),
        ]
      : []),
    ...(first.wanted === undefined
      ? [explain('quantity-missing', piecesOf(article.step, article))]
      : []),
    ...(changed ? [changed] : []),
    ...(arrived > 0 ? [explain('partly-in-cart', piecesOf(arrived, article))] : []),
    ...(outcome?.state === 'unconfirmed'
      ? [explain('maybe-in-cart', piecesOf(outcome.quantity, article))]
      : []),
  ];
  const state: RowState = quantity === 0 ? 'unavailable' : reasons.length ? 'changed' : 'ready';
  const lead: ReviewedRow = {
    row: first.row,
    state: outcome && quantity > 0 ? 'failed' : state,
    quantity,
    reasons,
    article,
    nearest: [],
  };
  return [
    lead,
    ...others.map(
      ({ row, wanted }): ReviewedRow => ({
        row,
        state: 'duplicate',
        quantity: 0,
        reasons: [
          ...(wanted === undefined
            ? [explain('quantity-missing', piecesOf(article.step, article))]
            : []),
          explain('merged-into', { line: first.row.line }),
        ],
        article,
        nearest: [],
      }),
    ),
  ];
}

/** Applies the quantity rules to the stock that the cart leaves. Spec: 1§5 */
function withinCart(asked: number, article: OrderArticle, has: number) {
  const left = { ...article, stock: Math.max(0, article.stock - has) };
  const unit = unitAfter(has, article);
  if (has === 0 || isOutOfStock(article)) return readQuantity(String(asked), article);
  if (maxQuantity(left) < left.step) {
    return { quantity: 0, changed: explain('all-in-cart', { inCart: has, unit }) };
  }
  const read = readQuantity(String(asked), left);
  return asked > left.stock
    ? {
        ...read,
        changed: explain('capped-by-cart', { inCart: has, quantity: read.quantity, unit }),
      }
    : read;
}

/** Can this line be added now? */
export function isAddable({ state, quantity }: Pick<ReviewedRow, 'state' | 'quantity'>): boolean {
  return ADDABLE.has(state) && quantity > 0;
}

/** The lines to send, or why the account may not buy. Spec: 1§5, 1§6 */
export type OrderDecision =
  | {
      readonly ok: true;
      readonly rows: readonly (ReviewedRow & { readonly article: OrderArticle })[];
    }
  | ({ readonly ok: false } & Explanation<BuyerReason | 'select-at-least-one'>);

/** May this order go into the cart, and which of its lines? Spec: 1§5, 1§6 */
export function decideOrder(review: Review): OrderDecision {
  const refusal = refuseBuyer(review.standing);
  if (refusal) return { ok: false, ...refusal };
  const rows = review.rows.flatMap((each) =>
    isAddable(each) && each.article ? [{ ...each, article: each.article }] : [],
  );
  return rows.length ? { ok: true, rows } : refuse('select-at-least-one');
}

/** The totals of an order. */
export interface ReviewSummary {
  readonly counts: Readonly<Record<RowState, number>>;
  /** Lines and pieces that would be added. */
  readonly kinds: number;
  readonly pieces: number;
  /** The total of the lines to add; absent where a price is hidden. */
  readonly total?: Cents;
  /** Lines that are in the cart. */
  readonly added: number;
  /** Lines that the buyer has to fix first. */
  readonly open: number;
}

/** Sums a review in one pass; the price seal holds. Spec: 1§6 */
export function summariseReview({ rows }: Pick<Review, 'rows'>): ReviewSummary {
  const counts = {
    ready: 0,
    changed: 0,
    unmatched: 0,
    unavailable: 0,
    invalid: 0,
    duplicate: 0,
    added: 0,
    failed: 0,
  };
  const totals: Cents[] = [];
  let kinds = 0;
  let pieces = 0;
  for (const each of rows) {
    counts[each.state]++;
    if (!isAddable(each)) continue;
    kinds++;
    pieces += each.quantity;
    const unit = each.article && amountOf(each.article.offer.price);
    if (unit !== undefined) totals.push(times(unit, each.quantity));
  }
  return {
    counts,
    kinds,
    pieces,
    added: counts.added,
    open: counts.unmatched + counts.unavailable + counts.invalid,
    ...(kinds > 0 && totals.length === kinds ? { total: sum(totals) } : {}),
  };
}
