/** Comparing products side by side. */
export { compareDomain } from './domain.ts';
export type { CompareDecision } from './rules.ts';
export {
  decideCompare,
  MOST_COMPARED,
  productsAsked,
  productsParameter,
} from './rules.ts';
export type { CompareStore } from './store.ts';
