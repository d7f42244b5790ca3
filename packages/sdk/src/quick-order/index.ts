/** Ordering by article number, typed, pasted or from a file. */
export type { OrderArticle } from './contract.ts';
export { quickOrderDomain } from './domain.ts';
export type { DraftKeeper, OrderDraft } from './draft.ts';
export type { OrderFormat } from './file/export.ts';
export type { OrderReading, OrderReadingReason, OrderSource } from './file/parse-file.ts';
export type {
  AddedLine,
  ListNews,
  ListTrouble,
  ListWork,
  QuickOrderState,
  ShownReview,
} from './list/list-state.ts';
export type { QuickOrderList } from './list/order-list.ts';
export type { LongRun, Progress } from './match-articles.ts';
export type { AddResult, RowChange } from './order-review.ts';
export type { OrderRow, RowNote, RowOutcome } from './row.ts';
export type { OrderDecision, Review, ReviewedRow, ReviewSummary, RowState } from './rules.ts';
