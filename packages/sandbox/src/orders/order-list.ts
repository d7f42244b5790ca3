import { orders } from '@clinicart/sdk/contract';
import { normalise } from '../catalogue/search/normalise.ts';
import type { Db } from '../db/db.ts';
import { accountOf } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import { type OrderRow, placedOrders } from './order-rows.ts';
import { orderWire } from './order-wire.ts';

/** Statuses that a tab finds besides its own. Spec: 2§2.5, 2§4 */
const TABS: Readonly<Record<string, readonly number[]>> = { '0': [0, 1], '2': [2, 7, 8] };
/** Most orders on a page, whatever the request says. */
const MOST_ON_A_PAGE = 100;

function statusesOf(status: string): readonly number[] | undefined {
  if (status === '') return undefined;
  if (!/^\d$/.test(status)) throw new Refusal('unfit', { field: 'status' });
  return TABS[status] ?? [Number(status)];
}

/** Orders that have a product whose name has the keyword: from the few products to their orders. */
const BY_NAME = `SELECT l.order_id FROM product_text t CROSS JOIN specification s ON s.product_id = t.product_id
  CROSS JOIN order_line l ON l.specification_id = s.id WHERE instr(t.name, :name) > 0`;

interface Filter {
  readonly accountId: number;
  readonly statuses: readonly number[] | undefined;
  readonly isMedicine: boolean;
  readonly keyword: string;
}

/** The condition of a filter; its text depends on which parts are set alone, so that it is prepared once. */
function conditionOf({ accountId, statuses, isMedicine, keyword }: Filter) {
  const name = normalise(keyword);
  const parts = ['account_id = :account_id'];
  if (statuses) parts.push(`status IN (${statuses.join()})`);
  if (isMedicine) parts.push('is_medicine = 1');
  if (name !== '') parts.push(`(instr(order_no, :number) > 0 OR id IN (${BY_NAME}))`);
  const values = {
    account_id: accountId,
    ...(name === '' ? {} : { number: keyword.trim(), name }),
  };
  return { where: parts.join(' AND '), values };
}

/** Counts of the tabs, whatever the keyword. */
function tabCounts(db: Db, accountId: number) {
  const rows = db.all<{ status: number; count: number }>(
    'SELECT status, count(*) count FROM shop_order WHERE account_id = ? GROUP BY status',
    accountId,
  );
  const countOf = (tab: string) => {
    const statuses = statusesOf(tab) ?? [];
    return rows.reduce((sum, row) => sum + (statuses.includes(row.status) ? row.count : 0), 0);
  };
  return {
    pendingPayCount: countOf('0'),
    pendingShipCount: countOf('2'),
    shipedCount: countOf('3'),
  };
}

export const orderListRoutes = [
  serve(orders.orderList, (query, call) => {
    const { db } = call;
    const { id: accountId } = accountOf(call);
    const { where, values } = conditionOf({
      accountId,
      statuses: statusesOf(query.status),
      isMedicine: query.isYp,
      keyword: query.keyword,
    });
    const size = Math.min(query.pageSize, MOST_ON_A_PAGE);
    const total =
      db.get<{ count: number }>(`SELECT count(*) count FROM shop_order WHERE ${where}`, values)
        ?.count ?? 0;
    const rows = db.all<OrderRow>(
      `SELECT * FROM shop_order WHERE ${where} ORDER BY made_at DESC, id DESC LIMIT :size OFFSET :offset`,
      { ...values, size, offset: (query.pageIndex - 1) * size },
    );
    return {
      list: placedOrders(db, rows).map((order) => orderWire(order, call)),
      totalPage: Math.ceil(total / size),
      totalCount: total,
      ...tabCounts(db, accountId),
    };
  }),
];
