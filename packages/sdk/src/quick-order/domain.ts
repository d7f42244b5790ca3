import type { Domain } from '../shop.ts';
import { createQuickOrder, type QuickOrderStore } from './store.ts';

/** Ordering by article number. */
export const quickOrderDomain: Domain<QuickOrderStore> = {
  name: 'quickOrder',
  create: ({ tab, ...parts }) => createQuickOrder({ ...parts, storage: tab }),
};
