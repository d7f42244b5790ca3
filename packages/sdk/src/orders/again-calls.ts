import { createLanes } from '../base/concurrency/concurrency-limit.ts';
import type { Api } from '../base/http/client.ts';
import { isShopError } from '../base/http/errors.ts';
import type { Explanation } from '../base/values/explanation.ts';
import type { CartStore } from '../cart/store.ts';
import { specifications } from '../catalogue/contract.ts';
import type { SessionStore } from '../identity/session/store.ts';
import {
  addRows,
  type KnownOutcomes,
  linesToAdd,
  piecesOf,
  remember,
} from '../quick-order/add-in-batches.ts';
import {
  type AgainLine,
  type AgainOutcome,
  type AgainResult,
  type AgainReview,
  type FoundSpecification,
  mergeLines,
  outcomeOf,
  type ReviewedLine,
  reviewLine,
} from './buy-again.ts';

interface AgainOptions {
  readonly api: Pick<Api, 'call'>;
  readonly cart: Pick<CartStore, 'add' | 'contents'>;
  readonly say: (why: Explanation) => string;
  readonly session: Pick<SessionStore, '$forgotten'>;
}

/** Buying the goods of past orders again. */
interface Again {
  /** Reads the goods of past lines as they are sold now, and reviews each line. */
  reviewAgain(lines: readonly AgainLine[], signal?: AbortSignal): Promise<AgainReview>;
  /**
   * Adds the reviewed lines to the cart, each as far as it can be bought. A line that the server refuses does not keep
   * the others back, and after a lost answer the cart is read: then, or by the next try. Never rejects with a ShopError.
   */
  buyAgain(review: AgainReview): Promise<AgainOutcome>;
}

/** Remembers which lines may be in the cart after a lost answer, until another person comes. */
export function createAgain(options: AgainOptions): Again {
  const unsure: KnownOutcomes = new Map();
  options.session.$forgotten.listen(() => unsure.clear());
  return {
    reviewAgain: (lines, signal) => reviewAll(options, lines, signal),
    buyAgain: (review) => buyAll(options, unsure, review),
  };
}

/** Specifications that are read at the same time. */
const LANES = 4;
/** Result code of a product that is not sold. Spec: 1§8 */
const NOT_SOLD = 1328;

async function find(
  { api }: AgainOptions,
  id: string,
  signal: AbortSignal | undefined,
): Promise<FoundSpecification> {
  if (id === '') return 'gone';
  try {
    const found = await api.call(specifications, { id }, { signal, passive: true });
    return found.specifications.find((each) => each.id === id) ?? 'gone';
  } catch (error) {
    if (!isShopError(error)) throw error;
    return isShopError(error, 'server') && error.resultID === NOT_SOLD ? 'gone' : 'unread';
  }
}

async function reviewAll(
  options: AgainOptions,
  lines: readonly AgainLine[],
  signal?: AbortSignal,
): Promise<AgainReview> {
  const inLane = createLanes(LANES);
  const reviewed = mergeLines(lines).map((line) =>
    inLane(async () => reviewLine(line, await find(options, line.good.specificationId, signal))),
  );
  return { lines: await Promise.all(reviewed) };
}

const isBuyable = (
  line: ReviewedLine,
): line is ReviewedLine & { readonly specification: { readonly id: string } } =>
  line.quantity > 0 && line.specification !== undefined;

async function buyAll(
  { cart, say }: AgainOptions,
  unsure: KnownOutcomes,
  review: AgainReview,
): Promise<AgainOutcome> {
  const addable = linesToAdd(review.lines.filter(isBuyable), unsure);
  const read = async () => piecesOf(await cart.contents.get(null));
  let failure: string | undefined;
  const outcomes = await addRows(addable, { add: cart.add, read })
    .then(({ outcomes: known, stopped }) => {
      failure = stopped?.message;
      remember(known, unsure);
      return known;
    })
    .catch((error: unknown) => {
      if (!isShopError(error)) throw error;
      failure = error.message;
      return undefined;
    });
  const resultOf = (line: ReviewedLine): AgainResult => {
    if (!isBuyable(line))
      return {
        line,
        state: 'not-added',
        message: line.problem && say(line.problem),
      };
    const { id } = line.specification;
    const outcome = outcomes?.get(id);
    if (outcome?.state === 'added') return { line, state: 'added', message: undefined };
    const state = unsure.get(id)?.state === 'unconfirmed' ? 'unconfirmed' : 'failed';
    return { line, state, message: outcome?.message ?? failure };
  };
  return outcomeOf(review.lines.map(resultOf));
}
