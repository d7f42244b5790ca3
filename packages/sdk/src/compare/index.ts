/** Comparing products side by side. */
export type { CompareCell, ComparedProduct } from './cells.ts';
export { specificationToCompare } from './cells.ts';
export { compareDomain } from './domain.ts';
export type { RowName } from './own-cells.ts';
export type { CompareOptions, CompareRow } from './rows.ts';
export { compareRows, ROW_GROUPS } from './rows.ts';
export type { CompareDecision } from './rules.ts';
export { decideCompare, MOST_COMPARED, productsAsked, productsParameter } from './rules.ts';
export type { CompareStore } from './store.ts';
