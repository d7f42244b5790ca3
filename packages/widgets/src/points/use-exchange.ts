import type { Loadable } from '@clinicart/sdk';
import { type Exchange, findExchange, pointsDomain } from '@clinicart/sdk/points';
import { useShop, useStore } from '../engine/index.ts';

/** The exchange record of an order number; undefined while it is read, or where the account has none. */
interface ExchangeRead {
  readonly read: Loadable<readonly Exchange[]>;
  readonly exchange: Exchange | undefined;
  reload(): void;
}

/** Reads an exchange order from the records, since no call reads a single one. Spec: 2§7 */
export function useExchange(orderNo: string): ExchangeRead {
  const { exchanges } = useShop().domain(pointsDomain);
  const read = useStore(exchanges.watch(null));
  return {
    read,
    exchange: read.value && findExchange(read.value, orderNo),
    reload: () => exchanges.reload(null),
  };
}
