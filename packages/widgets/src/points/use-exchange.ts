import type { Loadable } from '@clinicart/sdk';
import { type Exchange, pointsDomain } from '@clinicart/sdk/points';
import { useShop, useStore } from '../engine/index.ts';

/** An exchange order as it is read. */
interface ExchangeRead {
  readonly status: Loadable<unknown>['status'];
  /** Undefined until it is read, and where the account has none of this number. */
  readonly exchange: Exchange | undefined;
  reload(): void;
}

/** Reads an exchange order by its number. Spec: 2§7 */
export function useExchange(orderNo: string): ExchangeRead {
  const { exchange } = useShop().domain(pointsDomain);
  const { status, value } = useStore(exchange.watch(orderNo));
  return { status, exchange: value, reload: () => exchange.reload(orderNo) };
}
