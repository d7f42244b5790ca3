import {
  type Article,
  articleName,
  availableOf,
  checkQuantity,
  findArticle,
  findArticleOnSale,
  isNewCustomerArticle,
  pricesFor,
} from '../cart/goods.ts';
import { allowedSwaps, checkSwap, type SwapProgress, swapOffer } from '../cart/swap.ts';
import { currentCents } from '../catalogue/prices.ts';
import { type Call, isNewCustomer } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { readStores, storeOf } from './shipping.ts';
import type { Line } from './totals.ts';

/** What a line is bought as. Spec: 1§9 */
export const SWAP = '2';
const NEW_CUSTOMER = '3';
export const ORDINARY = '0';

/** Goods of a temporary order, as its row keeps them. */
export interface DraftItem {
  readonly id: number;
  readonly quantity: number;
  readonly tag: string;
}

/** A line of a temporary order with the goods that it is of. */
export interface DraftLine extends Line {
  readonly good: Article;
  readonly tag: string;
}

/** Goods with today's prices and stores; what is no longer sold too, which only placing the order refuses. */
export function linesOf(call: Call, goods: readonly DraftItem[]): DraftLine[] {
  const stores = readStores(call.db);
  return goods.flatMap(({ id, quantity, tag }) => {
    const good = findArticle(call.db, String(id));
    if (!good) return [];
    const isSwap = tag === SWAP;
    const unit = isSwap ? (good.swap_price ?? 0) : currentCents(pricesFor(call, good));
    return {
      good,
      tag,
      unit,
      quantity,
      isSwap,
      specificationId: good.id,
      productId: good.product_id,
      parentId: good.parent_id,
      storeId: storeOf(call.db, stores, good).id,
    };
  });
}

/** What counts towards a swap: everything else of the order. Spec: 1§4 */
export function swapProgress(lines: readonly DraftLine[]): SwapProgress {
  let [cents, pieces] = [0, 0];
  for (const line of lines) {
    if (line.isSwap) continue;
    cents += line.unit * line.quantity;
    pieces += line.quantity;
  }
  return { cents, pieces };
}

/** Holds goods to every rule of buying, as they are now. Spec: 1§4, 1§5, 1§6 */
export function checkGoods(call: Call, goods: readonly DraftItem[]): void {
  const wanted = new Map<number, number>();
  for (const { id, quantity, tag } of goods) {
    const good = findArticleOnSale(call.db, String(id));
    checkTag(call, good, tag);
    if (tag === SWAP && quantity !== 1) throw new Refusal('swapOnce');
    checkQuantity(good, quantity, tag === SWAP ? 1 : good.multiple);
    const together = (wanted.get(id) ?? 0) + quantity;
    // The same article at two prices comes off one shelf.
    if (together > availableOf(good)) checkQuantity(good, together, 1);
    wanted.set(id, together);
  }
  const lines = linesOf(call, goods);
  const reached = swapProgress(lines);
  const swaps = lines.filter((line) => line.isSwap);
  for (const { good } of swaps) checkSwap(call.db, good, reached);
  const offer = swapOffer(call.db);
  const allowed = offer ? allowedSwaps(offer, reached) : 0;
  if (swaps.length > allowed) throw new Refusal('tooManySwaps', { allowed, picked: swaps.length });
}

function checkTag(call: Call, good: Article, tag: string): void {
  if (tag === NEW_CUSTOMER && !(isNewCustomerArticle(good) && isNewCustomer(call)))
    throw new Refusal('notNewCustomer');
  if (![ORDINARY, SWAP, NEW_CUSTOMER].includes(tag))
    throw new Refusal('unknownTag', { name: articleName(good) });
}
