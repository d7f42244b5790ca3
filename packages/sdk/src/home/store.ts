import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { Cache, Scope, Snapshot } from '../base/cache/query-cache.ts';
import type { Clock } from '../base/platform/clock.ts';
import { createDraft } from '../base/storage/draft.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import { choosePopup, POPUPS, type Popup, type PopupState } from './rules.ts';

/** How long the position in the featured list is kept. */
const PLACE_KEPT_MS = 10 * 60 * 1000;
const PLACE_KEY = 'featured';
const closedKey = (popup: Popup) => `popup-${popup}`;

/** A position in the featured list. */
export interface FeaturedPlace {
  /** Pages that were shown. */
  readonly pages: number;
  /** The product at the top of the window, counted from 0, and its distance from there in px. */
  readonly item: number;
  readonly offsetPx: number;
}

/** The memory of the home page. Nothing of it is sent. */
export interface HomeStore {
  /** Returns the pop-up that may open now: at most one per page view. Spec: 1§4 */
  popup(offered: PopupState['offered']): Popup | undefined;
  /** Records that a pop-up was closed: it stays away for its time, also on the next visit. Spec: 1§4 */
  closePopup(popup: Popup): void;
  /** Keeps the position in the featured list, and the list itself, until this tab closes. */
  keepPlace(place: FeaturedPlace): void;
  /** Returns the position of this person and language, once, and restores the list. */
  takePlace(): FeaturedPlace | undefined;
}

const keptPlace = z.object({
  pages: z.number(),
  item: z.number(),
  offsetPx: z.number(),
  at: z.number(),
  language: z.string(),
  list: z.custom<Snapshot>((value) => typeof value === 'object' && value !== null),
});
type KeptPlace = z.output<typeof keptPlace>;

export function createHome(options: {
  clock: Clock;
  cache: Cache;
  settings: KeyValueStore;
  /** Answers of another person are removed already. */
  answers: KeyValueStore;
  $scope: ReadableAtom<Scope>;
}): HomeStore {
  const { clock, cache, settings, answers, $scope } = options;
  const places = createDraft<KeptPlace>(answers, PLACE_KEY, keptPlace);
  let isShown = false;
  return {
    popup(offered) {
      if (isShown) return undefined;
      const closedAt = Object.fromEntries(
        POPUPS.map((popup) => [popup, timeOf(settings.get(closedKey(popup)))]),
      );
      const chosen = choosePopup({ now: clock.now(), offered, closedAt });
      isShown = chosen !== undefined;
      return chosen;
    },
    closePopup: (popup) => settings.set(closedKey(popup), String(clock.now())),
    keepPlace(place) {
      const { language } = $scope.get();
      const list = cache.snapshot('catalogue.recommended|');
      places.keep({ ...place, at: clock.now(), language, list });
    },
    takePlace() {
      const kept = places.load();
      places.keep(undefined);
      if (!kept) return undefined;
      const age = clock.now() - kept.at;
      if (age < 0 || age > PLACE_KEPT_MS) return undefined;
      if (kept.language !== $scope.get().language) return undefined;
      cache.restore(kept.list);
      return { pages: kept.pages, item: kept.item, offsetPx: kept.offsetPx };
    },
  };
}

const timeOf = (text: string | undefined) =>
  text !== undefined && /^\d{1,16}$/.test(text) ? Number(text) : undefined;
