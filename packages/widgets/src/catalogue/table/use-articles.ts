import type { Loadable } from '@clinicart/sdk';
import { buyingListDomain, type SpecificationList } from '@clinicart/sdk/catalogue';
import { useEffect, useRef, useState } from 'react';
import { useShop, useStore } from '../../engine/index.ts';

const WAITING: Loadable<SpecificationList> = { status: 'loading' };
/** Answers with “loading” until the product has its turn. */
const waiting = {
  get: () => WAITING,
  listen: () => () => {},
  subscribe: () => () => {},
  init: WAITING,
};

interface Articles {
  readonly state: Loadable<SpecificationList>;
  retry(): void;
}

/** The articles of a product, read once it is wanted and a lane is free. Spec: 1§2, 1§3 */
export function useArticles(productId: string, isWanted: boolean): Articles {
  const { catalogue, domain } = useShop();
  const list = domain(buyingListDomain);
  const [hasTurn, setTurn] = useState(false);
  const done = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    void list.inLane(async () => {
      if (isGone) return;
      setTurn(true);
      await new Promise<void>((resolve) => {
        done.current = resolve;
      });
    });
    return () => {
      isGone = true;
      done.current?.();
    };
  }, [list, isWanted]);
  const ref = { id: productId };
  const $state = hasTurn ? catalogue.specifications.watch(ref) : (waiting as never);
  const state: Loadable<SpecificationList> = useStore($state);
  const { status, value } = state;
  useEffect(() => {
    if (status !== 'loading') done.current?.();
    if (value) list.renew(value.specifications);
  }, [list, status, value]);
  return { state, retry: () => catalogue.specifications.reload(ref) };
}
