import type { Api } from '../base/http/client.ts';
import type { ShopError } from '../base/http/errors.ts';
import type { Explanation } from '../base/values/explanation.ts';
import type { CartStore } from '../cart/store.ts';
import { refuseBuyer, standingOf } from '../identity/account/rules.ts';
import type { SessionStore } from '../identity/session/store.ts';
import type { LanguageStore } from '../language/store.ts';
import { type Adding, addRows, type CartDoor, piecesOf } from './add-in-batches.ts';
import { type ArticleMatch, articleKey } from './contract.ts';
import { createMatcher, type LongRun } from './match-articles.ts';
import { type OrderRow, orderRow } from './row.ts';
import { decideOrder, type Review, type ReviewedRow, reviewRows } from './rules.ts';

/** The stores that a quick order works with; `shop.ts` hands them in. */
export interface DeskParts {
  readonly api: Pick<Api, 'call'>;
  readonly cart: Pick<CartStore, 'add' | 'contents'>;
  readonly session: Pick<SessionStore, '$session'>;
  readonly language: Pick<LanguageStore, '$language'>;
}

/** A change of a line: another number, another quantity. */
export interface RowChange {
  readonly article?: string;
  readonly quantity?: string;
}

/** The review after adding, and why adding ended early. */
export interface AddResult {
  readonly review: Review;
  /** Why nothing was sent: the account may not buy, or there is nothing to add. */
  readonly refused?: Explanation;
  readonly stopped?: ShopError;
}

/** The answers of the server about the lines of a review. */
interface Matches {
  readonly matches: ReadonlyMap<string, ArticleMatch>;
  /** Pieces in the cart by specification. */
  readonly inCart: ReadonlyMap<string, number>;
}
type Outcomes = Adding['outcomes'];

/** The matches behind a review, so that an edit requests one number and not all of them. */
const known = new WeakMap<Review, Matches>();

/** Reuses unchanged line objects, so that a screen renders only the others. */
function sharing(review: Review, before: Review | undefined): Review {
  const old = new Map(before?.rows.map((each) => [each.row.id, each]));
  const isSame = (one: ReviewedRow, other: ReviewedRow) =>
    one.row === other.row &&
    one.state === other.state &&
    one.quantity === other.quantity &&
    one.article === other.article &&
    JSON.stringify(one.reasons) === JSON.stringify(other.reasons);
  return {
    ...review,
    rows: review.rows.map((each) => {
      const known = old.get(each.row.id);
      return known && isSame(known, each) ? known : each;
    }),
  };
}

/** The calls of `shop.quickOrder` over a review, loaded when first needed. See `ReviewCalls`. */
export interface Desk {
  /** Matches every article number and returns the review of the lines. Rejects with a ShopError. Spec: 1§5 Buying */
  review(rows: readonly OrderRow[], run?: LongRun): Promise<Review>;
  /** Changes one line and returns the new review; requests only a new number. */
  edit(before: Review, rowId: string, change: RowChange, run?: LongRun): Promise<Review>;
  /** Reviews other lines with the known matches. */
  replace(before: Review, rows: readonly OrderRow[], run?: LongRun): Promise<Review>;
  /** Adds the lines that can be added and returns the review with their outcomes. Spec: 1§7 */
  add(before: Review, run?: LongRun): Promise<AddResult>;
}

export function createDesk({ api, cart, session, language }: DeskParts): Desk {
  const matchRows = createMatcher(api, () => language.$language.get());
  const readCart: CartDoor['read'] = async () => piecesOf(await cart.contents.get(null));

  async function review(
    rows: readonly OrderRow[],
    run: LongRun = {},
    isSettled: (row: OrderRow) => boolean = () => false,
    settled: ReadonlyMap<string, ArticleMatch> = new Map(),
  ): Promise<Review> {
    const { byKey, view } = await matchRows(
      rows.filter((row) => !isSettled(row)),
      run,
    );
    const standing = standingOf(session.$session.get(), view?.pricesVisible ?? true);
    // Ignore read errors: the cart is read again before anything is added.
    const inCart = refuseBuyer(standing) ? new Map() : await readCart().catch(() => new Map());
    return judge(rows, { matches: new Map([...settled, ...byKey]), inCart }, standing);
  }

  async function replace(
    before: Review,
    rows: readonly OrderRow[],
    run: LongRun = {},
  ): Promise<Review> {
    const memory = known.get(before);
    if (!memory) return review(rows, run);
    const asked = rows.filter((row) => !memory.matches.has(articleKey(row.article)));
    const fresh = await matchRows(asked, run);
    const matches = fresh.byKey.size
      ? new Map([...memory.matches, ...fresh.byKey])
      : memory.matches;
    return judge(rows, { matches, inCart: memory.inCart }, before.standing, before);
  }

  return {
    review,
    edit: (before, rowId, change, run) => replace(before, editRow(before, rowId, change), run),
    replace,
    async add(before, run = {}) {
      const decision = decideOrder(before);
      if (!decision.ok) return { review: before, refused: decision };
      const { outcomes, stopped } = await addRows(
        decision.rows,
        { add: (additions) => cart.add(additions), read: readCart },
        run,
      );
      const rows = rowsAfter(before, outcomes);
      const matches = known.get(before)?.matches;
      const hasOpen = [...outcomes.values()].some(({ state }) => state !== 'added');
      // Refused lines are reviewed again, since their stock may have changed. Added lines are final.
      const isAdded = (row: OrderRow) => row.outcome?.state === 'added';
      const after = hasOpen
        ? await review(rows, {}, isAdded, matches).catch(() => undefined)
        : undefined;
      const inCart = cartAfter(before, outcomes);
      return {
        review: after ?? judge(rows, { matches: matches ?? new Map(), inCart }, before.standing),
        ...(stopped ? { stopped } : {}),
      };
    },
  };
}

/** Reviews lines by their matches and the cart, and remembers both for the next change. */
function judge(
  rows: readonly OrderRow[],
  memory: Matches,
  standing: Review['standing'],
  before?: Review,
): Review {
  const review = sharing(reviewRows(rows, { ...memory, standing }), before);
  known.set(review, memory);
  return review;
}

/** The lines after a change of one. A line that was added, or is not changed, stays as it is. */
function editRow({ rows }: Review, rowId: string, change: RowChange): readonly OrderRow[] {
  return rows.map(({ row }) => {
    if (row.id !== rowId || row.outcome?.state === 'added') return row;
    const { article, quantity } = { ...row, ...change };
    if (article === row.article && quantity === row.quantity) return row;
    const next = orderRow(row.line, article, quantity);
    // An outcome belongs to its article.
    const isSame = articleKey(article) === articleKey(row.article);
    return isSame && row.outcome ? { ...next, outcome: row.outcome } : next;
  });
}

/** The lines with their outcomes. A merged line was added with its lead line. */
function rowsAfter(before: Review, outcomes: Outcomes): readonly OrderRow[] {
  const leads = new Map<string, string>();
  for (const { row, article } of before.rows)
    if (article && outcomes.has(row.id)) leads.set(article.id, row.id);
  return before.rows.map(({ row, state, article }) => {
    const lead = state === 'duplicate' && article ? leads.get(article.id) : undefined;
    const own = outcomes.get(row.id);
    if (own) return { ...row, outcome: own };
    return lead !== undefined && outcomes.get(lead)?.state === 'added'
      ? { ...row, outcome: { state: 'added' as const, quantity: 0 } }
      : row;
  });
}

/** The pieces in the cart by specification, those just added among them. */
function cartAfter(before: Review, outcomes: Outcomes): ReadonlyMap<string, number> {
  const inCart = new Map(known.get(before)?.inCart);
  for (const { row, article } of before.rows) {
    const outcome = outcomes.get(row.id);
    if (article && outcome?.state === 'added')
      inCart.set(article.id, (inCart.get(article.id) ?? 0) + outcome.quantity);
  }
  return inCart;
}
