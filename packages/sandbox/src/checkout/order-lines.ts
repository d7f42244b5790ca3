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
import { TAG_TYPE } from '../cart/tag-types.ts';
import { currentCents } from '../catalogue/prices.ts';
import { type Call, isNewCustomer } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { readStores, storeOf } from './shipping.ts';
import type { Line } from './totals.ts';

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

/** Lines with current prices and stores, including articles off the shelf, which `checkGoods` refuses. */
export function linesOf(call: Call, goods: readonly DraftItem[]): DraftLine[] {
  const stores = readStores(call.db);
  return goods.flatMap(({ id, quantity, tag }) => {
    const good = findArticle(call.db, String(id));
    if (!good) return [];
    const isSwap = tag === TAG_TYPE.swap;
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

/** Counts all lines but swap items towards the swap offer. Spec: 1§4 */
export function swapProgress(lines: readonly DraftLine[]): SwapProgress {
  let [cents, pieces] = [0, 0];
  for (const line of lines) {
    if (line.isSwap) continue;
    cents += line.unit * line.quantity;
    pieces += line.quantity;
  }
  return { cents, pieces };
}

/** Checks goods against every buying rule. Spec: 1§4, 1§5, 1§6 */
export function checkGoods(call: Call, goods: readonly DraftItem[]): void {
  const wanted = new Map<number, number>();
  for (const { id, quantity, tag } of goods) {
    const good = findArticleOnSale(call.db, String(id));
    checkTag(call, good, tag);
    if (tag === TAG_TYPE.swap && quantity !== 1) throw new Refusal('swapOnce');
    checkQuantity(good, quantity, tag === TAG_TYPE.swap ? 1 : good.multiple);
    const together = (wanted.get(id) ?? 0) + quantity;
    // Lines of the same article at two prices share its stock.
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
  if (tag === TAG_TYPE.newCustomer && !(isNewCustomerArticle(good) && isNewCustomer(call)))
    throw new Refusal('notNewCustomer');
  if (!Object.values<string>(TAG_TYPE).includes(tag))
    throw new Refusal('unknownTag', { name: articleName(good) });
}
