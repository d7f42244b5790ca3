import { type ListView, listViewDomain } from '@clinicart/sdk/catalogue';
import { useSyncExternalStore } from 'react';
import { useShop, useWidget } from '../../engine/index.ts';

const never = () => () => {};

/**
 * The form of this list, and a function that chooses another. While server HTML hydrates, the form is the one that the
 * server drew: another tab may have chosen since.
 */
export function useListView(): readonly [view: ListView, choose: (view: ListView) => void] {
  const { element } = useWidget();
  const { $view, choose } = useShop().domain(listViewDomain);
  const drawn = element?.shadowRoot;
  const view = useSyncExternalStore<ListView>(
    (onChange) => $view.listen(onChange),
    () => $view.get(),
    () => (drawn ? (drawn.querySelector('[data-view="table"]') ? 'table' : 'grid') : $view.get()),
  );
  return [view, choose];
}

/** False on the server and while its HTML hydrates: what loads on demand comes after that. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
