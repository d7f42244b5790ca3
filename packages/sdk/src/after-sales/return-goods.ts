import { type Explanation, explain } from '../base/values/explanation.ts';
import type { Order, OrderedGood } from '../orders/types.ts';
import { isUnshipped } from './services.ts';
import type { ReturnKind } from './types.ts';

/** A line of the order, as it can be chosen. */
export interface ReturnLine {
  /** Key of the line within its order. */
  readonly key: string;
  readonly good: OrderedGood;
  /** Most units that can be chosen; 0 where the line cannot be chosen. */
  readonly most: number;
}

/** The goods of a store, as they can be chosen. */
export interface ReturnStore {
  readonly name: string;
  readonly isMedicine: boolean;
  readonly lines: readonly ReturnLine[];
  /** Why some of its lines cannot be chosen; undefined where all can. */
  readonly problem: Explanation<'return-goods-unnamed'> | undefined;
}

/** Chosen units by the key of the line. */
export type ChosenQuantities = Readonly<Record<string, number>>;

/**
 * Returns the goods of an order by store. An application names goods by specification, so a line without one, or
 * without units, cannot be chosen. The documents exclude nothing else. Spec: 1§5, 2§3
 */
export function returnStores({ stores }: Pick<Order, 'stores'>): readonly ReturnStore[] {
  const seen = new Map<string, number>();
  const lineOf = (good: OrderedGood): ReturnLine => {
    const count = (seen.get(good.specificationId) ?? 0) + 1;
    seen.set(good.specificationId, count);
    // The same specification may be bought twice, at two prices.
    const key = count === 1 ? good.specificationId : `${good.specificationId}#${count}`;
    return { key, good, most: good.specificationId === '' ? 0 : good.quantity };
  };
  return stores.map(({ name, isMedicine, goods }) => {
    const lines = goods.map(lineOf);
    const isComplete = lines.every(({ most }) => most > 0);
    return {
      name,
      isMedicine,
      lines,
      problem: isComplete ? undefined : explain('return-goods-unnamed'),
    };
  });
}

const linesOf = (stores: readonly ReturnStore[]) => stores.flatMap(({ lines }) => lines);

const everything = (stores: readonly ReturnStore[]): ChosenQuantities =>
  Object.fromEntries(
    linesOf(stores)
      .filter(({ most }) => most > 0)
      .map(({ key, most }) => [key, most]),
  );

/**
 * Returns the units to begin with: everything where all is returned, or where nothing has been shipped and the order is
 * given up; else none.
 */
export const startingQuantities = (
  order: Pick<Order, 'status' | 'stores'>,
  kind: ReturnKind | undefined,
): ChosenQuantities =>
  kind === 'return-all' || (kind === 'refund-only' && isUnshipped(order))
    ? everything(returnStores(order))
    : {};

/** Returns whether the buyer chooses goods; a return of everything has no choice. Spec: 2§4 Service type */
export const choosesGoods = (kind: ReturnKind | undefined): boolean => kind !== 'return-all';

/** The units that an application names: everything, or those of the lines that can be chosen. */
export function quantitiesOf(
  order: Pick<Order, 'stores'>,
  kind: ReturnKind | undefined,
  chosen: ChosenQuantities,
): ChosenQuantities {
  const stores = returnStores(order);
  if (!choosesGoods(kind)) return everything(stores);
  return Object.fromEntries(
    linesOf(stores).flatMap(({ key, most }) => {
      const quantity = chosen[key] ?? 0;
      return most > 0 && quantity > 0 ? [[key, quantity]] : [];
    }),
  );
}

/** Converts chosen units into the goods of an application; units of the same specification are added up. */
export function goodsOfApplication(
  order: Pick<Order, 'stores'>,
  quantities: ChosenQuantities,
): readonly { readonly specificationId: string; readonly quantity: number }[] {
  const merged = new Map<string, number>();
  for (const { key, good } of linesOf(returnStores(order))) {
    const quantity = quantities[key] ?? 0;
    const { specificationId } = good;
    if (quantity > 0) merged.set(specificationId, (merged.get(specificationId) ?? 0) + quantity);
  }
  return [...merged].map(([specificationId, quantity]) => ({ specificationId, quantity }));
}
