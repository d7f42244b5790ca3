import type { ReactNode } from 'react';
import { CompactPager, Pager, pagerStyles } from '../ui/data/pager.tsx';
import listFootCss from './list-foot.css?inline';
import type { PagedList } from './use-paged-list.ts';

export const listFootStyles = [pagerStyles, listFootCss];

/** Props of {@link ListFoot}. */
export interface ListFootProps {
  list: PagedList<unknown>;
  /** Number of pages in all. */
  pages: number;
  /** Says how many entries there are, where the server does. */
  children?: ReactNode;
}

/** The number of entries and the pages; a narrow list shows the pages in words. Spec: 2§9 */
export function ListFoot({ list, pages, children }: ListFootProps) {
  const pager = {
    page: list.query.page,
    total: pages,
    hrefFor: (page: number) => list.hrefFor({ page }),
    onPage: (page: number) => list.go({ page }),
  };
  return (
    <div className="clinic-list-foot">
      <p>{children}</p>
      <div className="clinic-list-pages">
        <Pager {...pager} />
      </div>
      {pages > 1 && (
        <div className="clinic-list-pages-short">
          <CompactPager {...pager} worded />
        </div>
      )}
    </div>
  );
}
