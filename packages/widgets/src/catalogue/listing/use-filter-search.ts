import { isShopError, type ShopError } from '@clinicart/sdk';
import { type Facet, searchText } from '@clinicart/sdk/catalogue';
import { useEffect, useState } from 'react';
import { useShop } from '../../engine/index.ts';
import type { FilterGroup } from './filter-groups.ts';

/** Debounces typing. */
const DEBOUNCE_MS = 300;

type Found =
  | { readonly word: string; readonly options: readonly Facet[]; readonly error?: undefined }
  | { readonly word: string; readonly error: ShopError; readonly options?: undefined };

/** Searches categories or brands by name; skips an empty field and drops stale answers. */
export function useFilterSearch(kind: FilterGroup['kind'], typed: string) {
  const shop = useShop();
  const word = searchText(typed);
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<Found>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the same search.
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
    const cancel = shop.clock.after(DEBOUNCE_MS, () => void ask());
    return () => {
      cancel();
      abort.abort();
    };
  }, [shop, kind, word, tries]);
  return {
    word,
    /** Undefined while the search runs. */
    found: found?.word === word ? found : undefined,
    retry() {
      setFound(undefined);
      setTries(tries + 1);
    },
  };
}
