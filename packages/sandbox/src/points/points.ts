import { points } from '@clinicart/sdk/contract';
import { type Call, mayBuy, pictureTemplate, priceView } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import { exchangeRecords, historyPage } from './history.ts';
import { pointsOf } from './ledger.ts';
import { type PointsProductRow, pointsProductById, redeem } from './redeem.ts';

/** Answers in the language that the body names, refusals too. Spec: 2§9 */
const inBodyLanguage =
  <In extends { readonly langEnv: string }, Out>(handle: (input: In, call: Call) => Out) =>
  (input: In, call: Call): Out => {
    const language = input.langEnv === 'ENGLISH' ? 'en' : 'zh';
    try {
      return handle(input, { ...call, language });
    } catch (error) {
      if (error instanceof Refusal) throw error.inLanguage(language);
      throw error;
    }
  };

interface ListedRow extends PointsProductRow {
  readonly is_redeemed: number;
}

/** Fields of a points product but its points, which have a name each in the list and in the detail. Spec: 2§3 */
function productWire(row: ListedRow, call: Call) {
  const pictures: unknown = JSON.parse(row.pictures);
  return {
    id: String(row.id),
    name: row[`name_${call.language}`],
    picturePath: (Array.isArray(pictures) ? pictures : [])
      .map((path) => pictureTemplate(call, String(path)))
      .join(';'),
    price: mayBuy(call) ? row.price / 100 : null,
    stock: row.stock,
    purchaseLimit: row.is_limited === 1 ? '1' : null,
    isPay: row.is_redeemed === 1,
    page: row[`page_${call.language}`],
  };
}

const IS_REDEEMED = `EXISTS (SELECT 1 FROM points_order x WHERE x.account_id = :account_id AND x.product_id = g.id)
  is_redeemed`;

const MOST_POINTS = 2 ** 50;

export const pointsRoutes = [
  serve(
    points.pointsProducts,
    inBodyLanguage(({ pageIndex, pageSize, startPoint = 0, endPoint = MOST_POINTS }, call) => {
      const bounds = { from: startPoint, until: endPoint };
      const count =
        call.db.get<{ count: number }>(
          'SELECT count(*) count FROM points_product WHERE points BETWEEN :from AND :until',
          bounds,
        )?.count ?? 0;
      const rows = call.db.all<ListedRow>(
        `SELECT g.*, ${IS_REDEEMED} FROM points_product g WHERE points BETWEEN :from AND :until
         ORDER BY position LIMIT :size OFFSET :offset`,
        {
          ...bounds,
          account_id: call.account?.id ?? 0,
          size: pageSize,
          offset: (pageIndex - 1) * pageSize,
        },
      );
      return {
        products: rows.map((row) => ({ ...productWire(row, call), points: row.points })),
        points: call.account ? pointsOf(call, call.account.id) : null,
        totalPage: Math.ceil(count / pageSize),
        ...priceView(call),
      };
    }),
  ),

  serve(
    points.pointsProduct,
    inBodyLanguage(({ id }, call) => {
      const { id: productId } = pointsProductById(call, id);
      const row = call.db.get<ListedRow>(
        `SELECT g.*, ${IS_REDEEMED} FROM points_product g WHERE id = :id`,
        { account_id: call.account?.id ?? 0, id: productId },
      );
      if (!row) throw new Refusal('noPointsProduct');
      return { ...productWire(row, call), productPoints: row.points, ...priceView(call) };
    }),
  ),

  serve(
    points.redeemPoints,
    inBodyLanguage((wish, call) => redeem(call, wish)),
  ),

  serve(
    points.pointsHistory,
    inBodyLanguage((wish, call) => historyPage(call, wish)),
  ),

  serve(
    points.exchangeRecords,
    inBodyLanguage((_, call) => exchangeRecords(call)),
  ),
];
