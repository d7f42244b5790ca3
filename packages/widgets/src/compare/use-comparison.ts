import { compareDomain, productsAsked, productsParameter } from '@clinicart/sdk/compare';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShop, useStore, useWidget } from '../engine/index.ts';
import { changeAddress } from '../ui/page/address-bar.ts';

const never = () => () => {};
/** False while the server renders and the browser hydrates: neither knows the choice of this browser yet. */
const useIsMounted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const isSameChoice = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The products on the page, and how they change. */
export interface Comparison {
  /** Ids of the products; undefined until the browser has read its choice. */
  readonly ids: readonly string[] | undefined;
  /** The address asks for other products than this browser chose. */
  readonly isShared: boolean;
  remove(id: string): void;
  clear(): void;
  /** Makes the shared products the choice of this browser. */
  keep(): void;
  /** Leaves the shared products for the choice of this browser. */
  showOwn(): void;
}

/**
 * The comparison of the address, else the one that this browser chose. A browser without a choice takes over the
 * address: the choice then lasts, also where the page that made it could not store it.
 */
export function useComparison(products: string | undefined): Comparison {
  const store = useShop().domain(compareDomain);
  const chosen = useStore(store.$products);
  const isMounted = useIsMounted();
  const [asked, setAsked] = useState(() => productsAsked(products));
  const isShared =
    isMounted && asked !== undefined && chosen.length > 0 && !isSameChoice(asked, chosen);
  // Once the own choice is shown, it is followed wherever it changes, also in other tabs.
  const isOwn = isMounted && (asked === undefined || (!isShared && chosen.length > 0));
  useEffect(() => {
    if (!isMounted || asked === undefined || isShared) return;
    if (store.$products.get().length === 0) store.replace(asked);
    setAsked(undefined);
  }, [isMounted, asked, isShared, store]);
  const ids = isOwn ? chosen : asked;
  useAddress(isMounted ? ids : undefined);
  const change = (next: readonly string[]) => {
    if (isShared) setAsked(next.length > 0 ? next : undefined);
    else store.replace(next);
  };
  return {
    ids,
    isShared,
    remove: (id) =>
      isShared ? change((asked ?? []).filter((each) => each !== id)) : store.remove(id),
    clear: () => change([]),
    keep() {
      if (asked) store.replace(asked);
      setAsked(undefined);
    },
    showOwn: () => setAsked(undefined),
  };
}

/** Keeps the products in the address of the shop's own page, so that it can be shared: ids alone. */
function useAddress(ids: readonly string[] | undefined) {
  const { element, links } = useWidget();
  const parameter = ids && productsParameter(ids);
  useEffect(() => {
    const view = element?.ownerDocument.defaultView;
    if (parameter === undefined || !view || links().site) return;
    const address = new URL(view.location.href);
    if (parameter) address.searchParams.set('products', parameter);
    else address.searchParams.delete('products');
    // A comma needs no escape in a query, and people read this address.
    const readable = address.href.replaceAll('%2C', ',');
    if (readable !== view.location.href) changeAddress('replace', readable, { view });
  }, [parameter, element, links]);
}
