import type { Domain } from '../shop.ts';
import { messages } from './messages.ts';
import { type CompareStore, createCompare } from './store.ts';

/** The products that this browser compares. */
export const compareDomain: Domain<CompareStore> = {
  name: 'compare',
  messages,
  create: ({ settings, channel, clock }) => createCompare({ settings, channel, clock }),
};
