import type { Explanation } from '../../base/values/explanation.ts';
import type { PriceView } from '../../base/values/price.ts';
import type { CartLine } from '../../cart/contract.ts';
import { type SwapState, swapState } from '../../cart/swap/swap-state.ts';
import type { OfferedTier, SwapProduct } from '../../cart/swap-schema.ts';
import type { Confirmation } from '../confirmation.ts';
import type { ConfirmationGood, OfferedSwap } from '../confirmation-answer.ts';

/** Loads the next page within this distance of the bottom, once scrolling rests for so long. Spec: 2§9 */
export const SWAP_NEAR_BOTTOM_PX = 40;
export const SWAP_REST_MS = 50;

/** One page of the products of a promotion. */
export interface SwapPage {
  /** Whether this viewer may see prices, and the text to read instead. */
  readonly view: PriceView;
  /** Tiers with those of their products that this page holds. */
  readonly tiers: readonly OfferedTier[];
  /** Products of this page; a tier may name some of them too. */
  readonly products: readonly SwapProduct[];
  /** Number of products on all pages. */
  readonly total: number;
}

/** Goods of an order in the form that the swap rules take. The order holds its stock already. */
export const lineOfGood = (good: ConfirmationGood): CartLine => ({
  id: good.id,
  specificationId: good.specificationId ?? '',
  productId: good.productId,
  articleNumber: good.articleNumber,
  name: good.name,
  standard: good.standard,
  picture: good.picture,
  tags: [],
  kind: good.kind,
  offer: {
    price: good.unit === undefined ? { kind: 'enquire' } : { kind: 'amount', cents: good.unit },
  },
  quantity: good.quantity,
  step: 1,
  stock: good.quantity,
  isLimited: false,
});

const sameTier = (a: OfferedTier, b: OfferedTier) => a.by === b.by && a.threshold === b.threshold;

/** Merges the tiers of all pages with their products. */
function tiersOf(offer: OfferedSwap, pages: readonly SwapPage[]): OfferedTier[] {
  const tiers: OfferedTier[] = [];
  for (const tier of pages.flatMap((page) => page.tiers)) {
    const at = tiers.findIndex((each) => sameTier(each, tier));
    const known = tiers[at];
    if (known) tiers[at] = { ...known, products: [...known.products, ...tier.products] };
    else tiers.push(tier);
  }
  const isNamed = new Set(
    tiers.flatMap(({ products }) => products.map((each) => each.specificationId)),
  );
  const others = pages.flatMap(({ products }) =>
    products.filter(({ specificationId }) => !isNamed.has(specificationId)),
  );
  // Products that no tier names belong to the promotion itself.
  const { by, threshold, allowed } = offer;
  return others.length > 0 ? [...tiers, { by, threshold, allowed, products: others }] : tiers;
}

const swapGoods = ({ stores }: Pick<Confirmation, 'stores'>): ConfirmationGood[] =>
  stores.flatMap(({ goods }) => goods.filter(({ kind }) => kind === 'swap'));

/** Swap items of an order by specification, in the order in which they were added. */
const takenOf = ({ composition }: Pick<Confirmation, 'composition'>): readonly string[] =>
  (composition?.goods ?? [])
    .filter(({ kind }) => kind === 'swap')
    .map(({ specificationId }) => specificationId);

/** The lines of an order; swap items carry the specification that they were added as. */
function linesOf(confirmation: Pick<Confirmation, 'stores' | 'composition'>): CartLine[] {
  const taken = takenOf(confirmation);
  const swaps = swapGoods(confirmation);
  const others = confirmation.stores.flatMap(({ goods }) =>
    goods.filter(({ kind }) => kind !== 'swap'),
  );
  return [
    ...others.map(lineOfGood),
    ...swaps.map((good, index) => {
      const line = lineOfGood(good);
      return { ...line, specificationId: good.specificationId ?? taken[index] ?? '' };
    }),
  ];
}

/** The state of an order in a promotion, by the pages of products that have been read. Spec: 2§2.2, 1§4 */
export function orderSwapState(
  confirmation: Pick<Confirmation, 'stores' | 'composition'>,
  offer: OfferedSwap,
  pages: readonly SwapPage[],
): SwapState {
  return swapState(
    {
      // Buyers who see no prices may take no priced item.
      pricesVisible: pages.every(({ view }) => view.pricesVisible),
      groups: [{ title: '', lines: linesOf(confirmation) }],
      swap: { id: offer.id, text: '', makeUp: undefined, tiers: tiersOf(offer, pages) },
    },
    () => true,
  );
}

/** The state of an order in a promotion, before its products have been read. */
export interface SwapStanding {
  /** Swap items that the order holds, by specification as far as it is known. */
  readonly taken: readonly string[];
  /** Their number, and the number that the promotion still allows. */
  readonly count: number;
  readonly left: number;
  /** Why they cannot be changed here. */
  readonly refusal: Explanation<'exchange-elsewhere'> | undefined;
}

/** Computes the state of an order in a promotion. Spec: 2§2.2 */
export function swapStanding(
  confirmation: Pick<Confirmation, 'stores' | 'swapOffers' | 'composition'>,
  offer: Pick<OfferedSwap, 'allowed'>,
): SwapStanding {
  const { length: count } = swapGoods(confirmation);
  // An order does not say which promotion an item is of: with several, the server judges the last one.
  const isOnly = confirmation.swapOffers.length === 1;
  return {
    taken: takenOf(confirmation),
    count,
    left: Math.max(0, isOnly ? offer.allowed - count : offer.allowed),
    // Changing swap items sends the other goods again, so they have to be known.
    refusal: confirmation.composition ? undefined : { reason: 'exchange-elsewhere', facts: {} },
  };
}
