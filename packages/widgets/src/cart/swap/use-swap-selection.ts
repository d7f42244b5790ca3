import { pickSwapItem, type SwapState, swapProduct } from '@clinicart/sdk/cart';
import { useState } from 'react';
import { useSay } from '../../engine/index.ts';

/** The picked items of a swap picker, and the message about the last pick. */
export function useSwapSelection(state: SwapState, initial: () => readonly string[]) {
  const say = useSay();
  const [picked, setPicked] = useState(initial);
  const [refusal, setRefusal] = useState<string>();
  /** The name of the item that the last pick replaced. */
  const [replaced, setReplaced] = useState<string>();

  const clear = () => {
    setRefusal(undefined);
    setReplaced(undefined);
  };
  const toggle = (specificationId: string) => {
    clear();
    if (picked.includes(specificationId))
      return setPicked(picked.filter((each) => each !== specificationId));
    const decision = pickSwapItem(state, picked, specificationId);
    if (!decision.ok) return setRefusal(say(decision));
    const [replacedId] = decision.replaced;
    setPicked(decision.picked);
    setReplaced(replacedId === undefined ? undefined : swapProduct(state, replacedId)?.name);
  };
  return { picked, toggle, refusal, refuse: setRefusal, replaced, clear };
}
