import type { Order, OrderedGood, OrderedStore } from './types.ts';

/** Names of a line in another language; undefined for a line that has no counterpart. */
export type GoodNames = Pick<OrderedGood, 'name' | 'standard'> | undefined;

/** Names of a store and its lines in another language. */
export interface StoreNames {
  /** '' where it has none. */
  readonly name: string;
  /** Name of the delivery method; '' where it has none. */
  readonly delivery: string;
  /** Names of the lines, in the order of the store's lines. */
  readonly goods: readonly GoodNames[];
}

/** The identity of a line: a good that occurs twice differs by its quantity or price. */
const identities: readonly ((good: OrderedGood) => string)[] = [
  ({ specificationId: id, quantity, price }) => id && [id, quantity, price].join(' '),
  ({ specificationId: id }) => id,
  ({ articleNumber }) => articleNumber,
];

const isNameless = ({ specificationId, articleNumber }: OrderedGood) =>
  !specificationId && !articleNumber;

/**
 * Takes the counterpart of each line out of the other lines: by specification, quantity and price, then by
 * specification, then by article number; by place only where neither line has an identity.
 */
function pairLines(
  goods: readonly OrderedGood[],
  others: readonly OrderedGood[],
): readonly GoodNames[] {
  const free = new Set(others);
  const pairs = new Map<OrderedGood, OrderedGood>();
  const pair = (good: OrderedGood, other: OrderedGood | undefined) => {
    if (!other) return;
    free.delete(other);
    pairs.set(good, other);
  };
  for (const identity of identities)
    for (const good of goods) {
      const wanted = identity(good);
      if (wanted && !pairs.has(good))
        pair(
          good,
          [...free].find((other) => identity(other) === wanted),
        );
    }
  if (goods.length === others.length)
    goods.forEach((good, at) => {
      const other = others[at];
      if (isNameless(good) && other && isNameless(other)) pair(good, other);
    });
  return goods.map((good) => {
    const other = pairs.get(good);
    return other && { name: other.name, standard: other.standard };
  });
}

/**
 * Returns the names of an order as another reading of it has them, usually in the other language. Stores pair by their
 * order; where their number differs, lines pair across stores, and the stores have no other names.
 */
export function otherNames(
  { stores }: Pick<Order, 'stores'>,
  other: Pick<Order, 'stores'>,
): readonly StoreNames[] {
  if (stores.length !== other.stores.length) {
    const all = pairLines(
      stores.flatMap(({ goods }) => goods),
      other.stores.flatMap(({ goods }) => goods),
    );
    let at = 0;
    return stores.map(({ goods }) => {
      const start = at;
      at += goods.length;
      return { name: '', delivery: '', goods: all.slice(start, at) };
    });
  }
  return stores.map(({ goods }, at) => namesOf(goods, other.stores[at]));
}

const namesOf = (goods: readonly OrderedGood[], other: OrderedStore | undefined): StoreNames => ({
  name: other?.name ?? '',
  delivery: other?.delivery.name ?? '',
  goods: pairLines(goods, other?.goods ?? []),
});
