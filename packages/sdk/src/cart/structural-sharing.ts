import type { Cart, CartGroup, CartLine } from './contract.ts';

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

function steadyLines(group: CartGroup, known: ReadonlyMap<string, CartLine>): CartGroup {
  const lines = group.lines.map((line) => {
    const before = known.get(line.id);
    return before && isSame(before, line) ? before : line;
  });
  return { ...group, lines };
}

/** Reuses unchanged line objects of the cart before, so that memoised rows skip rendering. */
export function steadyCart(before: Cart | undefined, cart: Cart): Cart {
  if (!before) return cart;
  const known = new Map(
    before.groups.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)),
  );
  return { ...cart, groups: cart.groups.map((group) => steadyLines(group, known)) };
}
