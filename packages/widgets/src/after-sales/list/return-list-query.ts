import { MOST_RETURN_KEYWORD_CHARACTERS, type ReturnListQuery } from '@clinicart/sdk/after-sales';

/** Reads a question from attributes or an address; an unknown page is the first one. */
export function readReturnQuery({
  keyword,
  pageIndex,
}: {
  readonly keyword?: string | null | undefined;
  readonly pageIndex?: string | null | undefined;
}): ReturnListQuery {
  const page = /^[1-9]\d{0,4}$/.test(pageIndex ?? '') ? Number(pageIndex) : 1;
  return { keyword: (keyword ?? '').trim().slice(0, MOST_RETURN_KEYWORD_CHARACTERS), page };
}

/** Writes a question for an address; no keyword and the first page are left out. */
export const writeReturnQuery = ({ keyword, page }: ReturnListQuery) => ({
  keyword: keyword || undefined,
  pageIndex: page === 1 ? undefined : String(page),
});
