import { atom, type ReadableAtom } from 'nanostores';
import type { Scope } from '../../base/cache/query-cache.ts';
import { createLanes, type Lanes } from '../../base/concurrency/concurrency-limit.ts';
import type { Api } from '../../base/http/client.ts';
import { isShopError } from '../../base/http/errors.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import type { CartStore } from '../../cart/store.ts';
import { standingOf } from '../../identity/account/rules.ts';
import type { SessionStore } from '../../identity/session/store.ts';
import { addRows, piecesOf } from '../../quick-order/add-in-batches.ts';
import type { RowOutcome } from '../../quick-order/row.ts';
import { specifications } from '../contract.ts';
import type { Specification } from '../types.ts';
import {
  type BuyingLine,
  type BuyingLines,
  type BuyingProduct,
  decideLines,
  renewLines,
  sealLines,
} from './buying-lines.ts';

/** Products that are read at the same time. */
const LANES = 4;

/** The lines of a list of products that the buyer buys from. */
export interface BuyingListState {
  /** Lines with a quantity, in the order of choosing. */
  readonly lines: BuyingLines;
  /** Why a line was not added, in a sentence, by the id of its specification. */
  readonly problems: ReadonlyMap<string, string>;
  /** The specifications being added; empty between two attempts. */
  readonly adding: ReadonlySet<string>;
}

/** The outcome of an attempt to add lines. */
export interface BuyingResult {
  /** The lines that are in the cart now. */
  readonly added: readonly BuyingLine[];
  /** Lines that stay in the list, each with its reason in `problems`. */
  readonly left: number;
  /** Why nothing could be sent, or why sending ended early. */
  readonly trouble?: string;
}

/** Buying from a list: quantities of many products, added in one call. Shared by all lists of a page. */
export interface BuyingList {
  readonly $state: ReadableAtom<BuyingListState>;
  /** Sets the quantity of a specification; 0 removes its line. */
  choose(product: BuyingProduct, specification: Specification, quantity: number): void;
  /** Takes up stock and prices that were read again. */
  renew(specifications: readonly Specification[]): void;
  clear(): void;
  /**
   * Adds all lines, or those of these specifications, in one call. Lines in the cart leave the list; a refused line
   * stays with its reason and does not keep the others back. Opens the login dialog for a visitor, and then adds by
   * the prices and stock of the member. Resolves with undefined where the visitor does not log in. Spec: 1§5, 1§6, 1§7
   */
  add(specificationIds?: readonly string[]): Promise<BuyingResult | undefined>;
  /** Bounds how many products of a list are read at the same time. */
  readonly inTurn: Lanes;
}

/** The parts of the shop that buying from a list needs. */
export interface BuyingListParts {
  readonly api: Pick<Api, 'call'>;
  readonly cart: Pick<CartStore, 'add' | 'contents'>;
  readonly session: Pick<SessionStore, '$session' | 'afterLogin' | '$forgotten'>;
  readonly $scope: ReadableAtom<Scope>;
  readonly language: { say(why: Explanation): string };
}

const EMPTY: BuyingListState = { lines: new Map(), problems: new Map(), adding: new Set() };

/** Removes entries; the same map where there are none. */
function without<T>(map: ReadonlyMap<string, T>, ids: Iterable<string>): ReadonlyMap<string, T> {
  const rest = new Map(map);
  for (const id of ids) rest.delete(id);
  return rest.size === map.size ? map : rest;
}

export function createBuyingList(parts: BuyingListParts): BuyingList {
  const { session, $scope } = parts;
  const $state = atom<BuyingListState>(EMPTY);
  /** Outcomes that a later attempt needs: pieces that may be in the cart already. */
  const unsure = new Map<string, RowOutcome>();
  const patch = (change: Partial<BuyingListState>) => $state.set({ ...$state.get(), ...change });
  const owner = {};
  const inTurn = createLanes(LANES);

  const clear = () => {
    unsure.clear();
    patch({ lines: new Map(), problems: new Map() });
  };
  session.$forgotten.listen(clear);
  // The owner of an expired session keeps what was typed, without its prices. Spec: 1§6
  $scope.listen(({ viewer }) => {
    if (viewer === 'visitor') patch({ lines: sealLines($state.get().lines) });
  });

  const renew = (fresh: readonly Specification[]) => {
    const lines = renewLines($state.get().lines, fresh);
    if (lines !== $state.get().lines) patch({ lines });
  };

  /** Reads the products of these lines as the present viewer sees them. */
  async function readAgain(lines: readonly BuyingLine[]): Promise<void> {
    const products = [...new Set(lines.map(({ product }) => product.id))];
    const read = (id: string) => inTurn(() => parts.api.call(specifications, { id }));
    for (const answer of await Promise.all(products.map(read))) renew(answer.specifications);
  }

  /** Adds after the login. A product that cannot be read keeps all lines in the list. */
  async function sendAgain(ids: readonly string[] | undefined): Promise<BuyingResult | undefined> {
    try {
      await readAgain(wanted(ids));
    } catch (error) {
      if (!isShopError(error)) throw error;
      return { added: [], left: wanted(ids).length, trouble: error.message };
    }
    return send(ids);
  }

  const wanted = (ids: readonly string[] | undefined): readonly BuyingLine[] => {
    const { lines } = $state.get();
    if (!ids) return [...lines.values()];
    return ids.map((id) => lines.get(id)).filter((line) => line !== undefined);
  };

  async function send(ids: readonly string[] | undefined): Promise<BuyingResult | undefined> {
    const lines = wanted(ids);
    const pricesVisible = lines.every(
      ({ specification }) => specification.offer.price.kind !== 'hidden',
    );
    const decision = decideLines(lines, standingOf(session.$session.get(), pricesVisible));
    if (decision.stranger === 'log-in-first')
      return session.afterLogin(() => sendAgain(ids), owner);
    const refused = new Map<string, string>();
    for (const [id, why] of decision.refusals)
      refused.set(id, parts.language.say(why as Explanation));
    const sent = new Set(decision.additions.map(({ specificationId }) => specificationId));
    const going = lines.filter(({ specification }) => sent.has(specification.id));
    const { problems } = $state.get();
    const touched = lines.map(({ specification }) => specification.id);
    patch({ problems: new Map([...without(problems, touched), ...refused]), adding: sent });
    try {
      const { outcomes, trouble } = await addGoing(parts, going, unsure);
      return settle(going, { outcomes, trouble, refused: refused.size });
    } finally {
      patch({ adding: new Set() });
    }
  }

  function settle(
    going: readonly BuyingLine[],
    sent: {
      outcomes: ReadonlyMap<string, RowOutcome>;
      trouble: string | undefined;
      refused: number;
    },
  ): BuyingResult {
    const { outcomes, trouble } = sent;
    const isAdded = ({ specification }: BuyingLine) =>
      outcomes.get(specification.id)?.state === 'added';
    const added = going.filter(isAdded);
    const failed = going.filter((line) => !isAdded(line));
    const done = added.map(({ specification }) => specification.id);
    const said = failed.map(({ specification: { id } }) => {
      const outcome = outcomes.get(id);
      if (outcome) unsure.set(id, outcome);
      const message = outcome && outcome.state !== 'added' ? outcome.message : trouble;
      return [id, message ?? ''] as const;
    });
    for (const id of done) unsure.delete(id);
    const { lines, problems } = $state.get();
    patch({
      lines: without(lines, done),
      problems: new Map([...without(problems, done), ...said]),
    });
    return {
      added,
      left: failed.length + sent.refused,
      ...(trouble === undefined ? {} : { trouble }),
    };
  }

  return {
    $state,
    choose(product, specification, quantity) {
      const { lines, problems } = $state.get();
      const { id } = specification;
      const next = new Map(lines);
      // Only what a line needs: a card of a list has its price.
      const { id: productId, name } = product;
      if (quantity > 0) next.set(id, { product: { id: productId, name }, specification, quantity });
      else next.delete(id);
      patch({ lines: next, problems: without(problems, [id]) });
    },
    renew,
    clear,
    // A second press while lines are on their way adds nothing twice.
    add: async (ids) => ($state.get().adding.size > 0 ? undefined : send(ids)),
    inTurn,
  };
}

/** Sends the lines, and says what arrived. Never rejects with a ShopError. */
async function addGoing(
  { cart }: BuyingListParts,
  going: readonly BuyingLine[],
  unsure: ReadonlyMap<string, RowOutcome>,
): Promise<{ outcomes: ReadonlyMap<string, RowOutcome>; trouble: string | undefined }> {
  const rows = going.map(({ specification, quantity }) => {
    const outcome = unsure.get(specification.id);
    return {
      row: { id: specification.id, ...(outcome && { outcome }) },
      article: specification,
      quantity,
    };
  });
  const read = async () => piecesOf(await cart.contents.get(null));
  if (rows.length === 0) return { outcomes: new Map(), trouble: undefined };
  try {
    const { outcomes, stopped } = await addRows(rows, { add: cart.add, read });
    return { outcomes, trouble: stopped?.message };
  } catch (error) {
    if (!isShopError(error)) throw error;
    return { outcomes: new Map(), trouble: error.message };
  }
}
