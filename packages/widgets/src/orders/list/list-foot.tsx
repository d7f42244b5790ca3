import { ORDER_PAGE_SIZE, type OrderPage } from '@clinicart/sdk/orders';
import { useWords } from '../../engine/index.ts';
import { CompactPager, Pager, pagerStyles } from '../../ui/data/pager.tsx';
import { listWords } from './list-words.ts';
import type { OrderList } from './use-order-list.ts';

export const listFootStyles = pagerStyles;

/** The number of orders and the pages. Spec: 2§2.5, 2§9 */
export function ListFoot({ list, page }: { list: OrderList; page: OrderPage }) {
  const text = useWords(listWords);
  const { query } = list;
  const pager = {
    page: query.page,
    total: page.pages,
    hrefFor: (next: number) => list.hrefFor({ ...query, page: next }),
    onPage: (next: number) => list.go({ ...query, page: next }),
  };
  return (
    <div className="clinic-orders-foot">
      <p>{page.count !== undefined && text.count({ count: page.count, size: ORDER_PAGE_SIZE })}</p>
      <div className="clinic-orders-pages">
        <Pager {...pager} />
      </div>
      {page.pages > 1 && (
        <div className="clinic-orders-pages-short">
          <CompactPager {...pager} worded />
        </div>
      )}
    </div>
  );
}
