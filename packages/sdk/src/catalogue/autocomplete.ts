import { atom, type ReadableAtom } from 'nanostores';
import type { Query } from '../base/cache/query-cache.ts';
import type { Clock } from '../base/platform/clock.ts';
import { searchText } from './search-text.ts';

/** The debounce of typing before suggestions are requested. Spec: 2§2.15, 2§9 */
export const SUGGEST_DEBOUNCE_MS = 300;

const NONE: readonly string[] = [];

/** Suggestions for the typed text. Spec: 2§2.15 */
export interface Suggester {
  /** The last suggestions stay until newer ones arrive, so that a list does not blink. */
  readonly $words: ReadableAtom<readonly string[]>;
  /** Takes the text of the search box; an empty text clears the list at once. */
  type(typed: string): void;
  /** Stops requesting. */
  stop(): void;
}

/**
 * Requests suggestions once typing has paused. Drops every answer but the latest text's, in whatever order answers
 * arrive. A failure suggests nothing, since the search itself still works. Spec: 2§2.15
 */
export function createSuggester(
  clock: Clock,
  suggestions: Query<string, readonly string[]>,
): Suggester {
  const $words = atom(NONE);
  let latest = '';
  let cancel: (() => void) | undefined;
  const stop = () => {
    cancel?.();
    cancel = undefined;
    latest = '';
  };
  return {
    $words,
    stop,
    type(typed) {
      const word = searchText(typed);
      if (word === latest) return;
      stop();
      latest = word;
      if (word === '') {
        $words.set(NONE);
        return;
      }
      const controller = new AbortController();
      const show = (words: readonly string[]) => {
        if (!controller.signal.aborted) $words.set(words);
      };
      const cancelTimer = clock.after(SUGGEST_DEBOUNCE_MS, () => {
        suggestions.get(word, { signal: controller.signal }).then(show, () => show(NONE));
      });
      cancel = () => {
        cancelTimer();
        controller.abort();
      };
    },
  };
}
