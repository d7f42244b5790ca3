import type { Query } from '@clinicart/sdk';
/** A question to a list. `tab` is '' in a list without tabs, `keyword` in one without a search. */
export interface ListQuery<Tab extends string = string> {
  readonly tab: Tab;
  readonly keyword: string;
  /** Counts from 1. */
  readonly page: number;
}

/** The parts of a question, as an address or attributes have them. */
export interface QueryTexts {
  readonly tab?: string | null | undefined;
  readonly keyword?: string | null | undefined;
  readonly pageIndex?: string | null | undefined;
}

/** The questions that a list can answer. */
export interface ListLimits<Tab extends string> {
  /** The tabs in their order: the first one is open at first. */
  readonly tabs: readonly [Tab, ...Tab[]];
  /** Longest keyword; 0 in a list without a search. */
  readonly mostKeywordCharacters: number;
}

/** The tabs of a list without tabs. */
export const NO_TABS = [''] as const;

/** Reads a question; an unknown tab is the first one, and an unknown page the first one. */
export function readListQuery<Tab extends string>(
  { tab, keyword, pageIndex }: QueryTexts,
  { tabs, mostKeywordCharacters }: ListLimits<Tab>,
): ListQuery<Tab> {
  return {
    tab: tabs.find((known) => known === tab) ?? tabs[0],
    keyword: (keyword ?? '').trim().slice(0, mostKeywordCharacters),
    page: /^[1-9]\d{0,4}$/.test(pageIndex ?? '') ? Number(pageIndex) : 1,
  };
}

/** Writes a question for an address; the first tab, no keyword and the first page are left out. */
export const writeListQuery = <Tab extends string>(
  { tab, keyword, page }: ListQuery<Tab>,
  { tabs }: ListLimits<Tab>,
) => ({
  tab: tab === tabs[0] ? undefined : tab,
  keyword: keyword || undefined,
  pageIndex: page === 1 ? undefined : String(page),
});

/** A query by other arguments, such as those of a list: `argsOf` turns them into the arguments of `query`. */
export const queryBy = <Given, Args, T>(
  query: Query<Args, T>,
  argsOf: (given: Given) => Args,
): Query<Given, T> => ({
  get: (given, options) => query.get(argsOf(given), options),
  watch: (given) => query.watch(argsOf(given)),
  reload: (given) => query.reload(given && argsOf(given)),
});
