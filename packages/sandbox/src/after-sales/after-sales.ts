import { afterSales } from '@clinicart/sdk/contract';
import { ownOrder } from '../cashier/payable-order.ts';
import { normalise } from '../catalogue/search/normalise.ts';
import { accountOf, type Call } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import { carrierOf, carriers } from '../orders/carriers.ts';
import { fullReturns, RETURN, RETURN_ROWS, type ReturnRow, returnByNo } from './return-rows.ts';
import { returnWire } from './return-wire.ts';

/** Most applications on a page, whatever the request says. */
const MOST_ON_A_PAGE = 100;

/** Returns an application of the caller; refuses another account's like a missing one. */
function ownReturn(call: Call, returnNo: string): ReturnRow {
  const row = returnByNo(call.db, returnNo);
  if (row?.account_id !== accountOf(call).id) throw new Refusal('noReturn');
  return row;
}

/** The number of the application or of its order, or a part of a product's name. */
const BY_KEYWORD = `AND (instr(r.return_no, :number) > 0 OR instr(o.order_no, :number) > 0 OR EXISTS (
  SELECT 1 FROM after_sale_line x JOIN order_line l ON l.id = x.line_id
    JOIN specification s ON s.id = l.specification_id JOIN product_text t ON t.product_id = s.product_id
  WHERE x.after_sale_id = r.id AND instr(t.name, :name) > 0))`;

export const afterSalesRoutes = [
  serve(afterSales.returnList, ({ keyword, pageIndex, pageSize }, call) => {
    const { db } = call;
    const name = normalise(keyword);
    const where = `WHERE r.account_id = :account_id ${name === '' ? '' : BY_KEYWORD}`;
    const values = {
      account_id: accountOf(call).id,
      ...(name === '' ? {} : { number: keyword.trim().toUpperCase(), name }),
    };
    const size = Math.min(pageSize, MOST_ON_A_PAGE);
    const total =
      db.get<{ count: number }>(
        `SELECT count(*) count FROM after_sale r JOIN shop_order o ON o.id = r.order_id ${where}`,
        values,
      )?.count ?? 0;
    const rows = db.all<ReturnRow>(
      `${RETURN_ROWS} ${where} ORDER BY r.made_at DESC, r.id DESC LIMIT :size OFFSET :offset`,
      { ...values, size, offset: (pageIndex - 1) * size },
    );
    return {
      list: fullReturns(db, rows).map((each) => returnWire(each, call)),
      totalPage: Math.ceil(total / size),
      totalCount: total,
    };
  }),

  serve(afterSales.returnDetail, ({ id }, call) => {
    const [found] = fullReturns(call.db, [ownReturn(call, id)]);
    if (!found) throw new Refusal('noReturn');
    return returnWire(found, call);
  }),

  // Idempotent: a cancelled application stays as it is.
  serve(afterSales.cancelReturn, ({ id }, call) => {
    const row = ownReturn(call, id);
    if (row.status === RETURN.cancelled) return null;
    if (row.status !== RETURN.underReview) throw new Refusal('notCancellable');
    call.db.run(
      `UPDATE after_sale SET status = ${RETURN.cancelled}, closed_at = ? WHERE id = ?`,
      call.now,
      row.id,
    );
    return null;
  }),

  serve(afterSales.returnCarriers, (_, { language }) =>
    carriers.map(({ id, name }) => ({ expressId: id, expressName: name[language] })),
  ),

  serve(afterSales.sendBack, ({ orderNo, shipMailNo, expressId }, call) => {
    const { db, now } = call;
    const { id: orderId } = ownOrder(call, orderNo);
    const waybill = shipMailNo.trim();
    if (waybill === '') throw new Refusal('unfit', { field: 'shipMailNo' });
    if (!carrierOf(expressId)) throw new Refusal('noSuchCarrier');
    const sent = db.run(
      `UPDATE after_sale SET status = ${RETURN.sentBack}, carrier_id = :carrier_id, waybill = :waybill,
         sent_back_at = ifnull(sent_back_at, :now)
       WHERE order_id = :order_id AND status IN (${RETURN.toSendBack}, ${RETURN.sentBack})`,
      { carrier_id: expressId, waybill, now, order_id: orderId },
    );
    if (sent === 0) throw new Refusal('noSendingBack');
    return null;
  }),
];
