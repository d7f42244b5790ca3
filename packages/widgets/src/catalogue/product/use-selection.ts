import { useCallback, useMemo, useState } from 'react';

/** Quantities by specification, where a person has said one. */
export type Quantities = ReadonlyMap<string, number>;

/** What a person has chosen on a product page so far. */
export interface Choosing {
  readonly quantities: Quantities;
  /** The specification that was chosen or looked at last. */
  readonly lastId: string | undefined;
  /** The same function for good: rows that did not change are then not rendered again. */
  choose(specificationId: string, quantity: number): void;
  /** Shows the pictures of a specification. */
  look(specificationId: string): void;
  clear(): void;
}

export function useChoice(): Choosing {
  const [quantities, setQuantities] = useState<Quantities>(new Map());
  const [lastId, look] = useState<string>();
  const choose = useCallback((id: string, quantity: number) => {
    setQuantities((before) => new Map(before).set(id, quantity));
    look(id);
  }, []);
  const clear = useCallback(() => setQuantities(new Map()), []);
  return useMemo(
    () => ({ quantities, lastId, choose, look, clear }),
    [quantities, lastId, choose, clear],
  );
}
