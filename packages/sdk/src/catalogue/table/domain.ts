import type { Domain } from '../../shop.ts';
import { type BuyingList, createBuyingList } from './buying-list.ts';

/** Buying many products from a list. */
export const buyingListDomain: Domain<BuyingList> = {
  name: 'buyingList',
  create: (parts) => createBuyingList(parts),
};
