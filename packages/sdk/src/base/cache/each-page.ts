import type { Query } from './query-cache.ts';

/**
 * Reads a list page by page, from `args.page` (the first by default) to the last: `for await (const page of
 * eachPage(shop.catalogue.search, { keyword: 'gloves' }))`. Requests a page only when the loop asks for it. An entry that
 * arrives at the front meanwhile moves the others, so that one may come twice. `most` is the most pages to read.
 * @throws ShopError for a page that cannot be read; the pages before it were delivered.
 */
export async function* eachPage<
  Args extends { readonly page?: number },
  Page extends { readonly pages: number | undefined },
>(
  query: Pick<Query<Args, Page>, 'get'>,
  args: Args,
  {
    most = Number.POSITIVE_INFINITY,
    signal,
  }: { readonly most?: number; readonly signal?: AbortSignal } = {},
): AsyncGenerator<Page, void, undefined> {
  const first = args.page ?? 1;
  for (let page = first, last = first; page <= last && page < first + most; page += 1) {
    const answer = await query.get({ ...args, page }, signal ? { signal } : {});
    last = answer.pages ?? page;
    yield answer;
  }
}
