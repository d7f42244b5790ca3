import { RETURN_PAGE_SIZE } from './contract.ts';
import type { ReturnPage } from './types.ts';

/** Returns the number of pages to offer: the server's, else one more while a page is full. Spec: 2§7, 2§9 */
export const pagesOf = ({ pages, returns }: ReturnPage, page: number): number =>
  pages ?? (returns.length < RETURN_PAGE_SIZE ? page : page + 1);
