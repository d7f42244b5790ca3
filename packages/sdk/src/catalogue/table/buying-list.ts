import { atom, type ReadableAtom } from 'nanostores';
import type { Cache, Query, Scope } from '../../base/cache/query-cache.ts';
import { createLanes } from '../../base/concurrency/concurrency-limit.ts';
import { createOnDemand } from '../../base/concurrency/on-demand.ts';
import { sentenceOf } from '../../base/http/errors.ts';
import { type ProductRef, specifications } from '../contract.ts';
import type { Specification, SpecificationList } from '../types.ts';
import { type BuyingProduct, renewLines, sealLines } from './buying-lines.ts';
import {
  type AddingContext,
  type BuyingListParts,
  type BuyingListState,
  type BuyingResult,
  patch,
  without,
} from './buying-state.ts';

/** Products that are read at the same time. */
const LANES = 4;

/** Buying from a list: quantities of many products, added in one call. Shared by all lists of a page. */
export interface BuyingList {
  readonly $state: ReadableAtom<BuyingListState>;
  /** The articles of a product; few are read at the same time, the others wait in the order of asking. Spec: 1§2, 1§3 */
  readonly articles: Query<ProductRef, SpecificationList>;
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
}

const EMPTY: BuyingListState = { lines: new Map(), problems: new Map(), adding: new Set() };

export function createBuyingList(
  parts: BuyingListParts & {
    readonly cache: Pick<Cache, 'query'>;
    readonly $scope: ReadableAtom<Scope>;
  },
): BuyingList {
  const $state = atom<BuyingListState>(EMPTY);
  const inLane = createLanes(LANES);
  const context: AddingContext = { parts, $state, inLane, unsure: new Map() };

  const { clock, session, language } = parts;
  const adding = createOnDemand(() => import('./add-lines.ts'), {
    clock,
    session,
    say: language.say,
  });

  async function send(step: 'addLines' | 'addForMember', ids: readonly string[] | undefined) {
    try {
      const steps = await adding.get();
      // A second press while lines are on their way adds nothing twice.
      return $state.get().adding.size > 0 ? undefined : await steps[step](context, ids);
    } catch (error) {
      const left = ids?.length ?? $state.get().lines.size;
      return { added: [], left, trouble: sentenceOf(error) };
    }
  }

  const clear = () => {
    context.unsure.clear();
    patch(context, { lines: new Map(), problems: new Map() });
  };
  session.$forgotten.listen(clear);
  // The owner of an expired session keeps what was typed, without its prices. Spec: 1§6
  parts.$scope.listen(({ viewer }) => {
    if (viewer === 'visitor') patch(context, { lines: sealLines($state.get().lines) });
  });

  return {
    $state,
    articles: parts.cache.query('catalogue', 'articles', (ref: ProductRef, signal) =>
      inLane(() => parts.api.call(specifications, ref, { signal })),
    ),
    choose(product, specification, quantity) {
      // The list that has a line can be added.
      adding.prepare();
      const { lines, problems } = $state.get();
      const { id } = specification;
      const next = new Map(lines);
      // Only what a line needs: a card of a list has its price.
      const { id: productId, name } = product;
      if (quantity > 0) next.set(id, { product: { id: productId, name }, specification, quantity });
      else next.delete(id);
      patch(context, { lines: next, problems: without(problems, [id]) });
    },
    renew(fresh) {
      const lines = renewLines($state.get().lines, fresh);
      if (lines !== $state.get().lines) patch(context, { lines });
    },
    clear,
    add(ids) {
      const { lines } = $state.get();
      const isChosen = ids ? ids.some((id) => lines.has(id)) : lines.size > 0;
      // A visitor's dialog opens at the press, not once the code has come.
      return isChosen && session.$session.get().status === 'visitor'
        ? session.afterLogin(() => send('addForMember', ids), context)
        : send('addLines', ids);
    },
  };
}
