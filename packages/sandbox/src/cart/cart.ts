import { cart } from '@clinicart/sdk/contract';
import { currentCents, isEnquire, percentOff } from '../catalogue/prices.ts';
import { giftsInCart } from '../catalogue/product-extras.ts';
import { wireTags } from '../catalogue/tags.ts';
import { readStores, storeDeliveryWire, storeOf } from '../checkout/shipping.ts';
import { usableCoupons } from '../coupon/coupon.ts';
import type { Db } from '../db/db.ts';
import { accountOf, type Call, mayBuy, pictureTemplate, priceView } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import type { Bilingual } from '../seed/data/types.ts';
import {
  ARTICLE_COLUMNS,
  type Article,
  availableOf,
  checkQuantity,
  findArticleOnSale,
  pricesFor,
  requireBuyer,
} from './goods.ts';
import { removal } from './remove-lines.ts';
import { checkSwap, nextTier, offerWire, type SwapProgress, swapOffer } from './swap.ts';
import { TAG_TYPE } from './tag-types.ts';

/** Counts the lines of a cart, not the pieces, as a badge of 400 gloves would say little. Assumed. */
export const countLines = (db: Db, accountId: number): number =>
  db.get<{ n: number }>(
    `SELECT count(*) n FROM cart_line c JOIN specification s ON s.id = c.specification_id
     JOIN product p ON p.id = s.product_id WHERE c.account_id = ? AND p.on_shelf = 1`,
    accountId,
  )?.n ?? 0;

const quantityOf = (db: Db, accountId: number, specificationId: number): number =>
  db.get<{ quantity: number }>(
    `SELECT quantity FROM cart_line WHERE account_id = ? AND specification_id = ? AND tag_type = '${TAG_TYPE.ordinary}'`,
    accountId,
    specificationId,
  )?.quantity ?? 0;

interface LineRow extends Article {
  readonly line_id: number;
  readonly quantity: number;
  readonly tag_type: string;
}

const linesOf = (db: Db, accountId: number): LineRow[] =>
  db.all<LineRow>(
    `SELECT c.id line_id, c.quantity, c.tag_type, ${ARTICLE_COLUMNS}
     FROM cart_line c JOIN specification s ON s.id = c.specification_id JOIN product p ON p.id = s.product_id
     WHERE c.account_id = ? ORDER BY c.added_at DESC, c.id DESC`,
    accountId,
  );

/** A swap item costs the price of the offer; its original price is the current one. */
const linePrices = (line: LineRow, call: Call) =>
  line.tag_type === TAG_TYPE.swap && line.swap_price !== null
    ? { price: currentCents(line), discount_price: line.swap_price }
    : pricesFor(call, line);

/**
 * Counts every orderable line towards the swap offer: the server does not know which lines are ticked,
 * and checks again when the order is placed. Spec: 1§4
 */
function swapProgress(lines: readonly LineRow[], call: Call): SwapProgress {
  const counted = lines.filter(
    (line) =>
      line.tag_type !== TAG_TYPE.swap &&
      line.on_shelf === 1 &&
      !isEnquire(line) &&
      line.quantity <= availableOf(line),
  );
  return counted.reduce(
    ({ cents, pieces }, line) => ({
      cents: cents + currentCents(pricesFor(call, line)) * line.quantity,
      pieces: pieces + line.quantity,
    }),
    { cents: 0, pieces: 0 },
  );
}

function lineToWire(line: LineRow, call: Call, gifts: ReturnType<typeof giftsInCart>) {
  const { language } = call;
  const prices = linePrices(line, call);
  const isSwap = line.tag_type === TAG_TYPE.swap;
  const visible = mayBuy(call) && line.on_shelf === 1;
  return {
    id: String(line.line_id),
    searchProductId: String(line.id),
    productId: String(line.product_id),
    erpProductNo: line.article_number,
    name: language === 'zh' ? line.name_zh : line.name_en,
    picturePath: pictureTemplate(call, line.picture),
    standard: language === 'zh' ? line.standard_zh : line.standard_en,
    tags: wireTags(line.tags, call).map(({ title }) => ({ tagName: title })),
    tagType: isSwap ? TAG_TYPE.swap : TAG_TYPE.ordinary,
    unitPrice: visible ? currentCents(prices) / 100 : null,
    originalPrice: visible && percentOff(prices) !== null ? prices.price / 100 : null,
    discount: visible ? percentOff(prices) : null,
    amount: line.quantity,
    sellPartCount: isSwap ? 1 : line.multiple,
    stock: line.on_shelf === 1 ? availableOf(line) : 0,
    isBuyLimited: line.buy_limit !== null,
    unit: language === 'zh' ? line.unit_zh : line.unit_en,
    containerQuantity: language === 'zh' ? line.pack_zh : line.pack_en,
    promotes: isSwap ? [] : gifts(line),
  };
}

/** The swap offer, for verified clinics. `makeUpType` is the unit of the next tier: '0' money, '1' pieces. */
function swapWire(lines: readonly LineRow[], call: Call) {
  const offer = mayBuy(call) ? swapOffer(call.db) : undefined;
  if (!offer) return { tips: null, exchangeId: null, exchangeText: null, nscExchangeProducts: [] };
  const next = nextTier(offer, swapProgress(lines, call));
  return {
    tips: { makeUpType: next === undefined ? null : String(next.by_count) },
    exchangeId: String(offer.id),
    exchangeText: offer.name[call.language],
    nscExchangeProducts: offerWire(offer, call),
  };
}

/** Adds one piece at its swap price, at most once. Spec: 1§4 */
function addSwap(id: string, count: number, accountId: number, call: Call): void {
  const { db, now } = call;
  const good = findArticleOnSale(db, id);
  if (count !== 1) throw new Refusal('swapOnce');
  checkSwap(db, good, swapProgress(linesOf(db, accountId), call));
  checkQuantity(good, 1, 1);
  db.run(
    `INSERT INTO cart_line (account_id, specification_id, quantity, added_at, tag_type)
      VALUES (:account_id, :specification_id, 1, :added_at, '${TAG_TYPE.swap}')
      ON CONFLICT DO NOTHING`,
    { account_id: accountId, specification_id: good.id, added_at: now },
  );
}

/** Whether a request comes for the first time: browsers repeat a request whose connection broke. */
const isFirstRequest = (db: Db, accountId: number, requestId: string | undefined): boolean =>
  requestId === undefined ||
  db.run(
    `INSERT INTO cart_request (account_id, request_id)
      VALUES (:account_id, :request_id) ON CONFLICT DO NOTHING`,
    { account_id: accountId, request_id: requestId },
  ) > 0;

/** The stores that send these lines, with their deliveries, for verified clinics. Assumed. */
function splitOrders(sold: readonly LineRow[], call: Call) {
  if (!mayBuy(call)) return [];
  const stores = readStores(call.db);
  const sender = new Map(sold.map((line) => [line, storeOf(call.db, stores, line)]));
  return stores.flatMap((store) => {
    const own = sold.filter((line) => sender.get(line) === store);
    const goods = own.map(({ id }) => String(id));
    return goods.length > 0 ? { ...storeDeliveryWire(store, call), goods } : [];
  });
}

const GROUPS = {
  general: { zh: '一般用品', en: 'General supplies' },
  medicine: { zh: '藥物', en: 'Medicines' },
} as const satisfies Record<string, Bilingual>;

export const cartRoutes = [
  serve(cart.getCart, (_, call) => {
    const account = accountOf(call);
    const rows = linesOf(call.db, account.id);
    const gifts = giftsInCart(account.id, call);
    const sold = rows.filter((row) => row.on_shelf === 1);
    const isMedicine = (row: LineRow) => row.tags.includes('"medicine"');
    // Medicines form a separate group, as their orders need a stamped form (2§7).
    const groups = [
      { title: GROUPS.general, rows: sold.filter((row) => !isMedicine(row)) },
      { title: GROUPS.medicine, rows: sold.filter(isMedicine) },
    ];
    return {
      list: groups
        .filter((group) => group.rows.length > 0)
        .map((group) => ({
          title: group.title[call.language],
          goods: group.rows.map((row) => lineToWire(row, call, gifts)),
        })),
      count: sold.length,
      ...swapWire(rows, call),
      userCoupon: usableCoupons(call),
      splitOrders: splitOrders(sold, call),
      invalidList: rows
        .filter((row) => row.on_shelf !== 1)
        .map((row) => lineToWire(row, call, gifts)),
      ...priceView(call),
    };
  }),

  serve(cart.addToCart, ({ goods, requestId }, call) => {
    const account = requireBuyer(call);
    const wanted = new Map<string, number>();
    const swaps: typeof goods = [];
    for (const good of goods) {
      const tag = good.tagType ?? '';
      // Tag '3' is bought directly from the new-customer page. Spec: 1§2
      if (!['', TAG_TYPE.ordinary, '1', TAG_TYPE.swap].includes(tag))
        throw new Refusal('noSuchOffer');
      if (tag === TAG_TYPE.swap) swaps.push(good);
      else wanted.set(good.searchProductId, (wanted.get(good.searchProductId) ?? 0) + good.count);
    }
    const { db, now } = call;
    return db.transaction(() => {
      if (!isFirstRequest(db, account.id, requestId)) return countLines(db, account.id);
      for (const [id, count] of wanted) {
        const sold = findArticleOnSale(db, id);
        checkQuantity(sold, quantityOf(db, account.id, sold.id) + count);
        db.run(
          `INSERT INTO cart_line (account_id, specification_id, quantity, added_at)
            VALUES (:account_id, :specification_id, :quantity, :added_at)
            ON CONFLICT (account_id, specification_id, tag_type) DO UPDATE
            SET quantity = quantity + excluded.quantity`,
          { account_id: account.id, specification_id: sold.id, quantity: count, added_at: now },
        );
      }
      for (const { searchProductId, count } of swaps)
        addSwap(searchProductId, count, account.id, call);
      return countLines(db, account.id);
    });
  }),

  serve(cart.changeQuantity, ({ searchProductId, count }, call) => {
    const account = requireBuyer(call);
    const { db } = call;
    return db.transaction(() => {
      const sold = findArticleOnSale(db, searchProductId);
      if (quantityOf(db, account.id, sold.id) === 0) {
        const isSwap = linesOf(db, account.id).some((line) => line.id === sold.id);
        throw new Refusal(isSwap ? 'swapOnce' : 'notInCart');
      }
      checkQuantity(sold, count);
      db.run(
        `UPDATE cart_line
          SET quantity = :quantity
          WHERE account_id = :account_id AND specification_id = :specification_id AND tag_type = '${TAG_TYPE.ordinary}'`,
        { quantity: count, account_id: account.id, specification_id: sold.id },
      );
      return null;
    });
  }),

  removal,
];
