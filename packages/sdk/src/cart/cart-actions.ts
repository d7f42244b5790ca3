import { confirmOutcome } from '../base/concurrency/confirm-outcome.ts';
import type { Api } from '../base/http/client.ts';
import type { AnyEndpoint } from '../base/http/endpoint.ts';
import { unlessLoginNeeded } from '../base/http/error-outcome.ts';
import { ShopError } from '../base/http/errors.ts';
import { onPageLeave } from '../base/platform/page-leave.ts';
import { type Explanation, explain } from '../base/values/explanation.ts';
import { requestId } from '../base/values/request-id.ts';
import type { Misfit } from '../base/wire/misfit.ts';
import { standingOf } from '../identity/account/rules.ts';
import { allLines } from './cart-lines.ts';
import {
  addToCart,
  type Cart,
  type CartAddition,
  type CartLine,
  changeQuantity,
} from './contract.ts';
import { goodsKey } from './line-id.ts';
import { refuseQuantities } from './quantity-refusals.ts';
import { removeFrom } from './remove-lines.ts';
import { type Buying, decideAdd, type SelectedItem } from './rules.ts';

export { buyingSentences } from './buying-messages.ts';

/** The line whose quantity is to change; a cart's own line says whether it is a swap item. */
export type ChangedLine = Pick<CartLine, 'specificationId'> & Partial<Pick<CartLine, 'kind'>>;

/** Returns the quantity that waits for a change under way; undefined for none. */
export type LaterQuantity = () => number | undefined;

/** Something to add: a specification or a cart line with its terms, which `decideAdd` judges, or what was decided already. */
export type CartItem = SelectedItem | CartAddition | CartLine;

/** The stores and callbacks that the actions of the cart share. */
export interface CartContext {
  readonly api: Api;
  readonly viewer: () => 'visitor' | 'member';
  readonly say: (why: Explanation) => string;
  /** Reads the cart. */
  readonly read: () => Promise<Cart>;
  /** The last cart read; undefined without one, and where this page has changed the cart since. */
  readonly known: () => Cart | undefined;
  readonly keepCount: (count: number) => void;
  /** Call it when the cart has changed on the server. */
  readonly onChanged: () => void;
}

type Row = Pick<AnyEndpoint, 'name' | 'path'>;

const refuseInput = (
  { say }: CartContext,
  { name: endpoint, path }: Row,
  why: Explanation,
  misfits?: readonly Misfit[],
) => new ShopError('input', say(why), { path, endpoint, ...(misfits && { misfits }) });

/** Quantities are whole, and one of a swap item. Spec: 1§5 */
function assertQuantities(
  context: CartContext,
  row: Row,
  items: readonly { readonly quantity: number; readonly kind?: CartLine['kind'] | undefined }[],
): void {
  const refusal = refuseQuantities(items.map(({ quantity }) => quantity));
  if (refusal) throw refuseInput(context, row, refusal);
  // Only a script can ask for more: no screen changes the quantity of a swap item.
  if (items.some(({ kind, quantity }) => kind === 'swap' && quantity > 1)) {
    const misfit = { field: 'quantity', expected: '1 of a swap item' };
    throw refuseInput(context, row, explain('input-unfit', { field: misfit.field }), [misfit]);
  }
}

const hasTerms = ({ offer, step, stock }: Partial<SelectedItem>) =>
  offer?.price?.kind !== undefined && [step, stock].every(Number.isFinite);

/** Refuses what a script without types may pass; builds for bundlers and pages leave this out. */
function assertItems(context: CartContext, items: unknown): void {
  const isItem = (item: unknown) =>
    typeof item === 'object' &&
    item !== null &&
    (!('offer' in item) || hasTerms(item as Partial<SelectedItem>));
  if (Array.isArray(items) && items.every(isItem)) return;
  const misfit = { field: 'goods', expected: 'a list of items' };
  throw refuseInput(context, addToCart, explain('input-unfit', { field: misfit.field }), [misfit]);
}

/** An item with the fields that tell what it is. */
type AnyItem = Partial<SelectedItem> &
  Partial<ChangedLine> & { readonly quantity: SelectedItem['quantity'] };

/** A swap item is always one piece, whatever the terms of its line. */
const isSelected = (item: AnyItem): item is SelectedItem =>
  item.offer !== undefined && item.kind !== 'swap';

/**
 * Judges the items that carry their terms, without those of quantity 0. A visitor's are judged by the call, which opens
 * the login dialog.
 */
function additionsOf(
  context: CartContext,
  items: readonly AnyItem[],
  variant: Buying['variant'],
): readonly CartAddition[] {
  const wanted = items.filter((item) => item.quantity !== 0 || !isSelected(item));
  const selected = wanted.filter(isSelected);
  if (selected.length > 0 && context.viewer() === 'member') {
    const pricesVisible = selected.every(({ offer }) => offer.price.kind !== 'hidden');
    const standing = standingOf({ status: 'member' }, pricesVisible);
    const decision = decideAdd(selected, { standing, variant });
    if (!decision.ok) throw refuseInput(context, addToCart, decision);
  }
  // The id of a cart line is that of the line. The call sends the kind of a swap item alone.
  return wanted.map(
    (item) => ({ ...item, specificationId: item.specificationId ?? item.id }) as CartAddition,
  );
}

/** Adds items, and returns the new count. A lost answer is verified against the cart. Spec: 1§5, 1§7 */
export async function addItems(
  context: CartContext,
  items: readonly CartItem[],
  variant?: Buying['variant'],
): Promise<number> {
  if (!globalThis.OMIT_NOTES) assertItems(context, items);
  const additions = additionsOf(context, items, variant);
  assertQuantities(context, addToCart, additions);
  const before = context.known();
  return confirmOutcome({
    async send() {
      const count = await context.api.call(addToCart, { additions, requestId: requestId() });
      context.keepCount(count);
      context.onChanged();
      return count;
    },
    async verify() {
      const after = await context.read().catch(() => undefined);
      context.onChanged();
      return before && after && hasAdded(before, after, additions) ? after.count : undefined;
    },
    sentence: () => context.say(explain('unconfirmed-add')),
  });
}

function quantities(cart: Cart): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const line of allLines(cart)) {
    const key = goodsKey(line);
    found.set(key, (found.get(key) ?? 0) + line.quantity);
  }
  return found;
}

function hasAdded(before: Cart, after: Cart, additions: readonly CartAddition[]): boolean {
  const had = quantities(before);
  const has = quantities(after);
  return additions.every((each) => {
    const key = goodsKey(each);
    return (has.get(key) ?? 0) >= (had.get(key) ?? 0) + each.quantity;
  });
}

/**
 * Sets the quantity of a line. A quantity that waits for the answer is sent when the page is left, since nothing would
 * send it afterwards. A server that did the earlier call last would keep the earlier quantity, as without this call.
 * Spec: 1§5
 */
export async function changeLine(
  context: CartContext,
  { specificationId, kind }: ChangedLine,
  quantity: number,
  later?: LaterQuantity,
): Promise<void> {
  assertQuantities(context, changeQuantity, [{ kind, quantity }]);
  const stop = onPageLeave(() => {
    const next = later?.();
    if (next === undefined || refuseQuantities([next])) return;
    const change = { specificationId, quantity: next };
    // A page that comes back sends the waiting quantity again, and reports its failure.
    context.api.call(changeQuantity, change, { leaving: '' }).catch(() => {});
  });
  try {
    await context.api.call(changeQuantity, { specificationId, quantity });
  } finally {
    stop();
    context.onChanged();
  }
}

/** Removes lines, into the collection where `collect` says so. Spec: 1§4, 1§7 */
export async function removeItems(
  { api, read, known, onChanged }: CartContext,
  lineIds: readonly string[],
  { collect }: { readonly collect?: boolean | undefined },
): Promise<void> {
  try {
    const before = known() ?? (await read().catch(unlessLoginNeeded));
    await removeFrom({ api, before, read }, { lineIds, ...(collect !== undefined && { collect }) });
  } finally {
    onChanged();
  }
}
