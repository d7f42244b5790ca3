import { useCallback, useMemo, useState } from 'react';

/** Quantities by specification, where the buyer entered one. */
export type Quantities = ReadonlyMap<string, number>;

/** The buyer's selection on a product page. */
export interface Selection {
  readonly quantities: Quantities;
  /** The specification that was chosen or viewed last. */
  readonly lastId: string | undefined;
  /** A stable function, so that memoised rows skip rendering. */
  choose(specificationId: string, quantity: number): void;
  /** Shows the pictures of a specification. */
  look(specificationId: string): void;
  /** Removes what was bought; what was chosen since then stays. */
  clear(bought: Quantities): void;
}

export function useSelection(): Selection {
  const [quantities, setQuantities] = useState<Quantities>(new Map());
  const [lastId, setLastId] = useState<string>();
  const choose = useCallback((id: string, quantity: number) => {
    setQuantities((before) => new Map(before).set(id, quantity));
    setLastId(id);
  }, []);
  const clear = useCallback((bought: Quantities) => {
    setQuantities(
      (now) => new Map([...now].filter(([id, quantity]) => bought.get(id) !== quantity)),
    );
  }, []);
  return useMemo(
    () => ({ quantities, lastId, choose, look: setLastId, clear }),
    [quantities, lastId, choose, clear],
  );
}
