/** The buying history, its export, and purchase lists. */
export { type FileToSave, purchaseListFile } from '../purchase-list/purchase-list.ts';
export { buyingHistoryOf, type HistoryFacts } from './buying-history.ts';
export { lastMonths, MOST_MONTHS, type RangeProblem, rangeProblem } from './days.ts';
export { orderHistoryDomain } from './domain.ts';
export type { ExportOptions, OrderHistory } from './history-store.ts';
export type { ExportFormat } from './order-export.ts';
export type {
  BuyingHistory,
  DayRange,
  DueState,
  HistoryProgress,
  MonthSpending,
  RegularArticle,
  Spending,
  SpendingGroup,
} from './types.ts';
