import { atom, type ReadableAtom } from 'nanostores';
import type { Query } from '../base/cache/query-cache.ts';
import type { Clock } from '../base/platform/clock.ts';
import { searchText } from './search-text.ts';

/** How long typing pauses before words are asked for. Spec: 2§2.15, 2§9 */
export const SUGGEST_DEBOUNCE_MS = 300;

const NONE: readonly string[] = [];

/** Words for what is being typed. Spec: 2§2.15 */
export interface Suggester {
  /** Those of the last word stay until newer ones come, so that a list does not blink. */
  readonly $words: ReadableAtom<readonly string[]>;
  /** What stands in the box now; nothing empties the list at once. */
  type(typed: string): void;
  /** Asks for nothing more. */
  stop(): void;
}

/**
 * Asks once typing has paused. An answer to anything but the latest word is dropped, in whatever
 * order answers arrive; a failure suggests nothing, since the search itself still works. Spec: 2§2.15
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
