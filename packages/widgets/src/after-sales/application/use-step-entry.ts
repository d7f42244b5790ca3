import { useEffect, useRef } from 'react';
import { useWidget } from '../../engine/index.ts';
import { changeAddress } from '../../ui/page/address-bar.ts';

/** Marks the entry of the second step in `history.state`, beside the page's own data; the steps share an address. */
const KEY = 'clinicReturnStep';

/** Returns the step of a history entry. */
export function stepIn(state: unknown): 1 | 2 {
  return state instanceof Object && Reflect.get(state, KEY) === 2 ? 2 : 1;
}

/** Moves between the two steps, each with an entry in the history of the browser. */
export interface StepEntry {
  /** Opens the second step. */
  forward(): void;
  /** Returns to the first step, as the Back button of the browser does. */
  back(): void;
}

/**
 * Drops the entry of the second step and then calls `then`, so that Back does not return to a form that was submitted.
 * Returns how to call it off.
 */
export function leaveSecondStep(view: Window, then: () => void): () => void {
  if (stepIn(view.history.state) === 1) {
    then();
    return () => {};
  }
  view.addEventListener('popstate', then, { once: true });
  view.history.back();
  return () => view.removeEventListener('popstate', then);
}

/** Follows Back and Forward of the browser: from the second step Back leads to the first one, then off the page. */
export function useStepEntry(step: 1 | 2, show: (step: 1 | 2) => void): StepEntry {
  const { element } = useWidget();
  const view = element?.ownerDocument.defaultView;
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  // The draft of this entry is gone, as after another person has logged in.
  const isStale = useRef(step === 1);
  useEffect(() => {
    if (!view || !isStale.current || stepIn(view.history.state) === 1) return;
    const state = { ...view.history.state, [KEY]: 1 };
    changeAddress('replace', view.location.href, { view, state });
  }, [view]);
  useEffect(() => {
    if (!view) return undefined;
    const follow = () => latest.current(stepIn(view.history.state));
    view.addEventListener('popstate', follow);
    return () => view.removeEventListener('popstate', follow);
  }, [view]);
  const isSecond = () => view && stepIn(view.history.state) === 2;
  return {
    forward() {
      if (view) {
        const state = { ...view.history.state, [KEY]: 2 };
        changeAddress('push', view.location.href, { view, state });
      }
      show(2);
    },
    back() {
      if (isSecond()) view?.history.back();
      else show(1);
    },
  };
}
