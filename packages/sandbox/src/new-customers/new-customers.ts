import { promotion } from '@clinicart/sdk/contract';
import { posterUrl, posterWords } from '../campaign/campaign.ts';
import { currentCents } from '../catalogue/prices.ts';
import {
  CARD_COLUMNS,
  CARD_FROM,
  type CardRow,
  newCustomerPrices,
} from '../catalogue/product-cards.ts';
import { newCustomerCoupons } from '../coupon/coupon.ts';
import {
  AUTH_STATUS,
  type Call,
  isNewCustomer,
  mayBuy,
  pictureTemplate,
  priceView,
} from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';

/** Visitors and clinics to be verified may look, without prices; one that has bought before may not. Spec: 1§6, 1§8 */
export function checkNewCustomer(call: Call): void {
  if (call.account?.auth_status === AUTH_STATUS.approved && !isNewCustomer(call))
    throw new Refusal('notNewCustomer');
}

interface ActivityRow {
  readonly id: number;
  readonly name_zh: string;
  readonly name_en: string;
  readonly content_zh: string;
  readonly content_en: string | null;
}

function activityProduct(row: CardRow, call: Call) {
  const visible = mayBuy(call);
  return {
    searchProductId: String(row.id),
    name: call.language === 'zh' ? row.name_zh : row.name_en,
    brandname: row.brand,
    picturePath: pictureTemplate(call, row.picture),
    promotionPrice: visible ? currentCents(newCustomerPrices(row)) / 100 : null,
    price: visible ? row.price / 100 : null,
  };
}

const BANNER = '1280x280';

export const promotionRoutes = [
  serve(promotion.page, (_, call) => {
    checkNewCustomer(call);
    const banners = call.db.all<{ poster: string; path: string }>(
      'SELECT * FROM new_customer_banner ORDER BY position',
    );
    return {
      bannerpicurls: banners.map(({ poster, path }) => ({
        url: posterUrl(call, poster, BANNER),
        jumpLink: path,
        ...posterWords(call, poster, call.language),
      })),
      canGetCoupons: newCustomerCoupons(call),
      ...priceView(call),
    };
  }),

  serve(promotion.activities, (query, call) => {
    checkNewCustomer(call);
    const { db } = call;
    const from = `activity_product a JOIN ${CARD_FROM} AND p.id = a.product_id
       WHERE a.activity_id = :activity_id AND p.on_shelf = 1
         AND instr(lower(b.title), lower(:brand)) > 0`;
    const rows = db.all<ActivityRow>(
      "SELECT * FROM activity WHERE ? IN ('', CAST(id AS TEXT)) ORDER BY position",
      query.activityId,
    );
    return {
      newcusactivityModels: rows.map((row) => ({
        id: String(row.id),
        activityName: row.name_zh,
        enActivityName: row.name_en,
        activityContent: row.content_zh,
        enActivityContent: row.content_en,
        activityNewCustomerProductList: db
          .all<CardRow>(
            `SELECT ${CARD_COLUMNS} FROM ${from} ORDER BY a.position LIMIT :limit OFFSET :offset`,
            {
              activity_id: row.id,
              brand: query.pingPaiName,
              limit: query.productPagesize,
              offset: (query.productPageindex - 1) * query.productPagesize,
            },
          )
          .map((product) => activityProduct(product, call)),
        productAllCount:
          db.get<{ n: number }>(`SELECT count(*) n FROM ${from}`, {
            activity_id: row.id,
            brand: query.pingPaiName,
          })?.n ?? 0,
      })),
      ...priceView(call),
    };
  }),
];
