import { keywordOf, type TitledSearch } from '@clinicart/sdk/catalogue';
import type { Language } from '../../ui/foundation/context.tsx';
import { wordsOf } from '../../ui/foundation/words.ts';
import { listingWords } from './listing-words.ts';

type Words = (typeof listingWords)['zh'];
/** The lists of an answer that give names to ids. */
interface Named {
  readonly categories?: readonly { readonly id: string; readonly name: string }[] | undefined;
  readonly brands?: readonly { readonly id: string; readonly name: string }[] | undefined;
}

/** Returns the heading of a listing. On a page of the shop, category and brand names follow the language; a given title wins elsewhere. */
export function listingTitle(
  query: TitledSearch,
  answer: Named | undefined,
  text: Words,
  isPage: boolean,
): string {
  const { categoryId, brandId } = query;
  const keyword = keywordOf(query);
  if (keyword !== undefined && (isPage || !query.title || query.title === keyword)) {
    return query.byArticleNumber ? text.articleQuoted({ keyword }) : text.quoted({ keyword });
  }
  const named =
    answer?.categories?.find((each) => each.id === categoryId)?.name ??
    answer?.brands?.find((each) => each.id === brandId)?.name;
  // An unknown category or brand must not be headed as all products.
  const kind =
    categoryId !== undefined ? text.category : brandId !== undefined ? text.brand : text.all;
  return (isPage && keyword === undefined && named) || query.title || named || kind;
}

/** Adds the page number, for the document title. */
export function titleOfPage(title: string, page: number | undefined, text: Words): string {
  return page && page > 1 ? text.titleOfPage({ title, page }) : title;
}

/** The document title of the search page. */
export function searchTitle(
  query: TitledSearch,
  answer: Named | undefined,
  language: Language,
): string {
  const text = wordsOf(listingWords, language);
  return titleOfPage(listingTitle(query, answer, text, true), query.page, text);
}
