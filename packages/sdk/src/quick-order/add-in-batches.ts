import { isShopError, type ShopError } from '../base/http/errors.ts';
import type { CartAddition } from '../cart/contract.ts';
import type { LongRun } from './match-articles.ts';
import { arrivedOf, type RowOutcome } from './row.ts';
import type { ReviewedRow } from './rules.ts';

/** Lines put into the cart by one call. */
export const ADD_BATCH = 100;
/** Calls that may be refused before the rest is left alone: then it is not the lines that are wrong. */
const MOST_REFUSALS = 60;
/** Calls in a row that may fail before the rest is left for later. */
const MOST_FAILURES = 2;

/** What adding needs of the cart. */
export interface CartDoor {
  add(additions: readonly CartAddition[]): Promise<number>;
  /** Pieces in the cart by specification, read now. */
  read(): Promise<ReadonlyMap<string, number>>;
}

/** How adding went, line by line; why it ended early, where it did. */
export interface Adding {
  readonly outcomes: ReadonlyMap<string, RowOutcome>;
  /** Sign-in needed, or too many failures: what is left was not tried. */
  readonly stopped?: ShopError;
}

type Line = ReviewedRow & { readonly article: { readonly id: string } };
/** A line with the pieces of it that an earlier try put into the cart; the others are to be sent. */
type Sending = Line & { readonly arrived: number; readonly rest: number };

const isRefusal = (error: ShopError) => error.kind === 'server';
const isSession = (error: ShopError) =>
  error.kind === 'session-ended' || error.kind === 'login-required';

/**
 * Puts the lines of an order into the cart, a hundred at a time. A refused batch is halved until the lines that
 * cannot go in stand alone; after a failure of any other kind the cart is asked what arrived, so that nothing is
 * lost or added twice. A signal stops it between two calls, never within one. Spec: 1§5, 1§7
 */
export async function addRows(
  lines: readonly Line[],
  cart: CartDoor,
  { onProgress, signal }: LongRun = {},
): Promise<Adding> {
  const outcomes = new Map<string, RowOutcome>();
  const had = await cart.read();
  let refusals = 0;
  let failures = 0;
  let stopped: ShopError | undefined;

  const note = (line: Line, outcome: RowOutcome) => {
    outcomes.set(line.row.id, outcome);
    onProgress?.(outcomes.size, lines.length);
  };
  const done = (batch: readonly Sending[]) => {
    for (const line of batch) note(line, { state: 'added', quantity: line.quantity });
  };

  /**
   * Which of these are in the cart by now? What is not may still be on its way, so the next try looks again.
   */
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
      if (isSession(error)) {
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
 * Lines of which nobody knew whether they arrived are looked up first. What is still missing of each is to be
 * sent: after an earlier try arrived, only what the quantity has grown by since.
 */
function confirm(
  lines: readonly Line[],
  has: ReadonlyMap<string, number>,
  note: (line: Line, outcome: RowOutcome) => void,
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
