import { type Facet, isShopError, type ShopError, searchText } from '@clinicart/sdk';
import { useEffect, useState } from 'react';
import { useShop } from '../../engine/index.ts';
import type { FilterGroup } from './filter-groups.ts';

/** Typing has paused. */
const REST_MS = 300;

type Found =
  | { readonly word: string; readonly options: readonly Facet[]; readonly error?: undefined }
  | { readonly word: string; readonly error: ShopError; readonly options?: undefined };

/** What the server found by name for what is typed: nothing is asked for an empty field, and an older answer is dropped. */
export function useFoundFilters(kind: FilterGroup['kind'], typed: string) {
  const shop = useShop();
  const word = searchText(typed);
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<Found>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same once more.
  useEffect(() => {
    if (word === '') return;
    const abort = new AbortController();
    const ask = async () => {
      try {
        const answer = await shop.catalogue.filters.get(word, { signal: abort.signal });
        const options = kind === 'category' ? answer.categories : answer.brands;
        if (!abort.signal.aborted) setFound({ word, options });
      } catch (error) {
        if (!isShopError(error)) throw error;
        if (!abort.signal.aborted) setFound({ word, error });
      }
    };
    const cancel = shop.clock.after(REST_MS, () => void ask());
    return () => {
      cancel();
      abort.abort();
    };
  }, [shop, kind, word, tries]);
  return {
    word,
    /** Undefined while it is on its way. */
    found: found?.word === word ? found : undefined,
    retry() {
      setFound(undefined);
      setTries(tries + 1);
    },
  };
}
