import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '../base/platform/clock.ts';
import type { TabChannel } from '../base/platform/tab-channel.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import {
  forgetSearch,
  type PastSearch,
  readHistory,
  rememberSearch,
  writeHistory,
} from './search-submit.ts';

/** Spec: 2§3 local storage keys */
const STORED_KEY = 'historySearch';

/** The search history of this device. Spec: 2§2.15 */
export interface SearchHistory {
  /** Newest first, at most 20, each title once. */
  readonly $searches: ReadableAtom<readonly PastSearch[]>;
  remember(search: PastSearch): void;
  forget(title: string): void;
  forgetAll(): void;
}

/** Another process may see stored data a moment after its signal. */
const LATE_MS = 300;

/** Keeps the history in the settings of the device, in sync with other tabs. */
export function createSearchHistory(
  settings: KeyValueStore,
  channel: TabChannel,
  clock: Clock,
): SearchHistory {
  const stored = () => readHistory(settings.get(STORED_KEY));
  const $searches = atom(stored());
  const look = () => $searches.set(stored());
  channel.listen((signal) => {
    if (signal !== 'history') return;
    look();
    clock.after(LATE_MS, look);
  });
  const keep = (searches: readonly PastSearch[]) => {
    if (searches.length > 0) settings.set(STORED_KEY, writeHistory(searches));
    else settings.remove(STORED_KEY);
    $searches.set(searches);
    channel.post('history');
  };
  // Each change starts from what is stored: another tab may have searched in between.
  return {
    $searches,
    remember: (search) => keep(rememberSearch(stored(), search)),
    forget: (title) => keep(forgetSearch(stored(), title)),
    forgetAll: () => keep([]),
  };
}
