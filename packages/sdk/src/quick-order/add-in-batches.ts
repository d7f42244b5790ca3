import { isLoginNeeded, isShopError, type ShopError } from '../base/http/errors.ts';
import { allLines } from '../cart/cart-lines.ts';
import type { Cart, CartAddition } from '../cart/contract.ts';
import type { LongRun } from './match-articles.ts';
import { arrivedOf, type RowOutcome } from './row.ts';
import type { ReviewedRow } from './rules.ts';

/** Lines that one call adds. */
export const ADD_BATCH = 100;
/** Refused calls before the rest is left: then the lines are not the problem. */
const MOST_REFUSALS = 60;
/** Failed calls in a row before the rest is left for later. */
const MOST_FAILURES = 2;

/** Pieces in a cart by specification. A swap item is another line, which these additions never change. Spec: 1§5 */
export function piecesOf(cart: Cart): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { specificationId, kind, quantity } of allLines(cart))
    if (kind !== 'swap') pieces.set(specificationId, (pieces.get(specificationId) ?? 0) + quantity);
  return pieces;
}

/** The calls of the cart that adding needs. */
export interface CartDoor {
  add(additions: readonly CartAddition[]): Promise<number>;
  /** Pieces in the cart by specification, read now. */
  read(): Promise<ReadonlyMap<string, number>>;
}

/** The outcome of adding, line by line, and why it ended early. */
export interface Adding {
  readonly outcomes: ReadonlyMap<string, RowOutcome>;
  /** Login needed, or too many failures: the remaining lines were not tried. */
  readonly stopped?: ShopError;
}

/** A line to add: its id and earlier outcome, the specification, and the quantity. */
export interface AddableLine {
  readonly row: Pick<ReviewedRow['row'], 'id' | 'outcome'>;
  readonly article: { readonly id: string };
  readonly quantity: number;
}

/** Outcomes by specification that a later try needs: pieces that may be in the cart already. */
export type KnownOutcomes = Map<string, RowOutcome>;

/** Makes lines to add of specifications, each with the outcome of its last try. */
export const linesToAdd = (
  chosen: readonly { readonly specification: { readonly id: string }; readonly quantity: number }[],
  known: KnownOutcomes,
): AddableLine[] =>
  chosen.map(({ specification: article, quantity }) => {
    const outcome = known.get(article.id);
    return { row: { id: article.id, ...(outcome && { outcome }) }, article, quantity };
  });

/** Remembers the outcomes of such lines for their next try. */
export function remember(outcomes: Adding['outcomes'], known: KnownOutcomes): void {
  for (const [id, outcome] of outcomes) {
    if (outcome.state === 'added') known.delete(id);
    else known.set(id, outcome);
  }
}

/** A line with the pieces that an earlier try added, and the rest to send. */
type Sending = AddableLine & { readonly arrived: number; readonly rest: number };

const isRefusal = (error: ShopError) => error.kind === 'server';

/**
 * Adds the lines of an order to the cart, a hundred per call. Halves a refused batch until the refused lines are
 * single; after any other failure reads the cart, so that nothing is lost or added twice. A signal stops it between two
 * calls, never within one. Spec: 1§5, 1§7
 */
export async function addRows(
  lines: readonly AddableLine[],
  cart: CartDoor,
  { onProgress, signal }: LongRun = {},
): Promise<Adding> {
  const outcomes = new Map<string, RowOutcome>();
  const had = await cart.read();
  let refusals = 0;
  let failures = 0;
  let stopped: ShopError | undefined;

  const note = (line: AddableLine, outcome: RowOutcome) => {
    outcomes.set(line.row.id, outcome);
    onProgress?.(outcomes.size, lines.length);
  };
  const done = (batch: readonly Sending[]) => {
    for (const line of batch) note(line, { state: 'added', quantity: line.quantity });
  };

  /** Reads which of these are in the cart. A missing line may still be on its way, so the next try looks again. */
  async function settle(batch: readonly Sending[], message: string): Promise<void> {
    const has = await cart.read().catch(() => undefined);
    for (const line of batch) {
      const before = had.get(line.article.id) ?? 0;
      const { quantity, arrived, rest } = line;
      const isThere = (has?.get(line.article.id) ?? 0) >= before + rest;
      note(
        line,
        isThere
          ? { state: 'added', quantity }
          : { state: 'unconfirmed', message, quantity: rest, had: before, ...some(arrived) },
      );
    }
  }

  async function send(batch: readonly Sending[]): Promise<void> {
    if (batch.length === 0 || stopped || signal?.aborted) return;
    try {
      await cart.add(
        batch.map(({ article, rest }) => ({ specificationId: article.id, quantity: rest })),
      );
      failures = 0;
      done(batch);
    } catch (error) {
      if (!isShopError(error)) throw error;
      if (isLoginNeeded(error)) {
        stopped = error;
      } else if (!isRefusal(error)) {
        await settle(batch, error.message);
        failures++;
        if (failures >= MOST_FAILURES) stopped = error;
      } else if (batch.length === 1 || ++refusals > MOST_REFUSALS) {
        for (const line of batch)
          note(line, { state: 'failed', message: error.message, ...some(line.arrived) });
      } else {
        const half = Math.ceil(batch.length / 2);
        await send(batch.slice(0, half));
        await send(batch.slice(half));
      }
    }
  }

  const open = confirm(lines, had, note);
  for (let at = 0; at < open.length; at += ADD_BATCH) await send(open.slice(at, at + ADD_BATCH));
  return { outcomes, ...(stopped ? { stopped } : {}) };
}

const some = (arrived: number) => (arrived > 0 ? { arrived } : {});

/**
 * Looks up lines of unknown outcome, and computes the rest to send of each: after an earlier try succeeded, only the
 * increase of the quantity.
 */
function confirm(
  lines: readonly AddableLine[],
  has: ReadonlyMap<string, number>,
  note: (line: AddableLine, outcome: RowOutcome) => void,
): Sending[] {
  return lines.flatMap((line) => {
    const { outcome } = line.row;
    const isThere =
      outcome?.state === 'unconfirmed' &&
      (has.get(line.article.id) ?? 0) >= outcome.had + outcome.quantity;
    const arrived = arrivedOf(outcome) + (isThere ? outcome.quantity : 0);
    const rest = line.quantity - arrived;
    if (rest > 0) return [{ ...line, arrived, rest }];
    note(line, { state: 'added', quantity: arrived, ...(rest < 0 ? { tooMany: true } : {}) });
    return [];
  });
}
