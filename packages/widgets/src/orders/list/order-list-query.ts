import {
  MOST_ORDER_KEYWORD_CHARACTERS,
  type OrderListQuery,
  type OrderTab,
} from '@clinicart/sdk/orders';

/** The tabs in their order. Spec: 2§2.5 */
export const TABS: readonly OrderTab[] = [
  'all',
  'pending',
  'to-ship',
  'to-receive',
  'completed',
  'medicine',
];

/** The parts of a question to the list, as an address or attributes have them. */
export interface QueryTexts {
  readonly tab?: string | null | undefined;
  readonly keyword?: string | null | undefined;
  readonly pageIndex?: string | null | undefined;
}

/** Reads a question; unknown tabs and pages are the first ones. */
export function readOrderQuery({ tab, keyword, pageIndex }: QueryTexts): OrderListQuery {
  const page = /^[1-9]\d{0,4}$/.test(pageIndex ?? '') ? Number(pageIndex) : 1;
  return {
    tab: TABS.find((known) => known === tab) ?? 'all',
    keyword: (keyword ?? '').trim().slice(0, MOST_ORDER_KEYWORD_CHARACTERS),
    page,
  };
}

/** Writes a question for an address; the first tab and page are left out. */
export const writeOrderQuery = ({ tab, keyword, page }: OrderListQuery) => ({
  tab: tab === 'all' ? undefined : tab,
  keyword: keyword || undefined,
  pageIndex: page === 1 ? undefined : String(page),
});
