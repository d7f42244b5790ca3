import { atom, type ReadableAtom } from 'nanostores';
import { LIST_VIEW_KEY } from '../../base/storage/server-settings.ts';
import type { Domain } from '../../shop.ts';

/** The form of a list of products. */
export type ListView = 'grid' | 'table';

/** The form that this browser shows lists in. */
export interface ListViewStore {
  readonly $view: ReadableAtom<ListView>;
  /** Chooses a form, and keeps it for the next visit. */
  choose(view: ListView): void;
}

/** The remembered form of lists: in a cookie on the shop's own origin, so that a server draws the same form. */
export const listViewDomain: Domain<ListViewStore> = {
  name: 'listView',
  create({ settings }) {
    const $view = atom<ListView>(settings.get(LIST_VIEW_KEY) === 'table' ? 'table' : 'grid');
    return {
      $view,
      choose(view) {
        if (view === 'table') settings.set(LIST_VIEW_KEY, view);
        else settings.remove(LIST_VIEW_KEY);
        $view.set(view);
      },
    };
  },
};
