import { useEffect, useState } from 'react';
import { useShop } from '../engine/index.ts';

/** Spec: 2§9 */
const DEBOUNCE_MS = 300;
const NONE: readonly string[] = [];

/**
 * What the server suggests for the typed word, once typing has paused; an answer to an earlier word
 * is dropped. A failure suggests nothing: the search itself still works. Spec: 2§2.15
 */
export function useSuggestions(typed: string | undefined): readonly string[] {
  const shop = useShop();
  const [answer, setAnswer] = useState({ word: '', words: NONE });
  const word = typed?.trim() ?? '';
  useEffect(() => {
    if (!word) return;
    const abort = new AbortController();
    const ask = async () => {
      try {
        const words = await shop.catalogue.suggestions.get(word, { signal: abort.signal });
        if (!abort.signal.aborted) setAnswer({ word, words });
      } catch {
        if (!abort.signal.aborted) setAnswer({ word, words: NONE });
      }
    };
    const cancel = shop.clock.after(DEBOUNCE_MS, () => void ask());
    return () => {
      cancel();
      abort.abort();
    };
  }, [shop, word]);
  // Those of the last word stay until the new ones come, so that the list does not blink.
  return word ? answer.words : NONE;
}
