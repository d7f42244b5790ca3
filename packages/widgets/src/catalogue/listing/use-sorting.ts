import {
  type SortGroup,
  type SortOrder,
  sortGroupsFor,
  sortInForce,
} from '@clinicart/sdk/catalogue';
import { useShop, useStore } from '../../engine/index.ts';
import type { Listing } from './use-listing.ts';

/** The available sort orders and the current one. Spec: 1§6, 1§9 */
export function useSorting({ query, frame }: Listing): {
  readonly groups: readonly SortGroup[];
  readonly sort: SortOrder;
} {
  const session = useStore(useShop().session.$session);
  const groups = sortGroupsFor(session, frame?.view);
  return { groups, sort: sortInForce(query, groups) };
}
