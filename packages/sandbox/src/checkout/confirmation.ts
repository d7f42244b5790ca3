import { order } from '@clinicart/sdk/contract';
import { requireBuyer } from '../cart/goods.ts';
import { allowedSwaps, offerPage, swapOffer, tierToShow } from '../cart/swap.ts';
import { paymentSettings } from '../cashier/settings.ts';
import { chequeOf } from '../cashier/wallet.ts';
import { wireTags } from '../catalogue/tags.ts';
import { ownCouponWire } from '../coupon/coupon.ts';
import { accountOf, type Call, pictureTemplate, priceView } from '../http/call.ts';
import { Refusal, refusalEnvelope } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import { addressRows, addressWire } from '../identity/address/addresses.ts';
import { billStatusOf } from './bill-status.ts';
import { draftToConfirm } from './draft-order.ts';
import { type DraftLine, swapProgress } from './order-lines.ts';
import {
  bestCoupon,
  defaultWay,
  type HeldCoupon,
  type Parcel,
  type Quote,
  quoteFingerprint,
  quoteOrder,
  totalsFor,
} from './quote.ts';
import { expressWire } from './shipping.ts';

const dollars = (cents: number) => cents / 100;

/** Spec: 2§3 Order temp item */
function lineWire(line: DraftLine, call: Call) {
  const { good } = line;
  const { language } = call;
  return {
    name: language === 'zh' ? good.name_zh : good.name_en,
    productId: String(good.product_id),
    searchProductId: String(good.id),
    erpProductNo: good.article_number,
    standard: language === 'zh' ? good.standard_zh : good.standard_en,
    amount: line.quantity,
    unit: language === 'zh' ? good.unit_zh : good.unit_en,
    unitDiscountPrice: dollars(line.unit),
    picturePath: pictureTemplate(call, good.picture),
    tag: wireTags(good.tags, call)[0]?.title ?? '',
    mainTag: line.tag,
  };
}

function parcelWire(parcel: Parcel, orderNo: string, call: Call) {
  const { store, ways } = parcel;
  const { db, language } = call;
  const isMedicine = store.is_medicine === 1;
  return {
    storeId: String(store.id),
    storeName: language === 'zh' ? store.name_zh : store.name_en,
    isYp: isMedicine,
    ypCheckStatus: isMedicine ? billStatusOf(db, orderNo) : null,
    totalPrice: dollars(parcel.goods),
    orderTemps: parcel.lines.map((line) => lineWire(line, call)),
    expressPrice: expressWire(ways, call),
  };
}

const couponWire = ({ row, covers, fits }: HeldCoupon, call: Call) => ({
  ...ownCouponWire(row, call),
  canUse: fits,
  ...(covers === undefined ? {} : { goods: covers.map(String) }),
});

/** The swap offer at the tier that these goods reach. Spec: 2§2.2, 2§3 Exchange content */
function exchangesWire({ lines }: Quote, call: Call) {
  const offer = swapOffer(call.db);
  const reached = swapProgress(lines);
  const tier = offer && tierToShow(offer, reached);
  if (!offer || !tier) return [];
  const byCount = tier.by_count === 1;
  return [
    {
      exchangeId: String(offer.id),
      exchangeType: byCount ? ('1' as const) : ('0' as const),
      exchangePrice: byCount ? null : dollars(tier.threshold),
      exchangeNum: byCount ? tier.threshold : null,
      canExchangeNum: allowedSwaps(offer, reached),
      name: offer.name[call.language],
    },
  ];
}

/** Spec: 2§3, 2§6 */
function chequeWire(call: Call) {
  const account = accountOf(call);
  // The quota is checked against the total when the order is paid.
  const { isOffered, quota, refusal } = chequeOf(call.db, account, 0);
  return {
    canUseCheck: refusal === undefined,
    useCheckEDu: dollars(quota),
    textCheck: isOffered && refusal ? refusalEnvelope(refusal, call.language).message : '',
  };
}

const TIPS = {
  zh: '請於 24 小時內付款，逾時訂單會自動關閉。',
  en: 'Pay within 24 hours. After that the order closes automatically.',
} as const;

/** The default delivery of every parcel. */
const standardWays = (parcels: readonly Parcel[]) =>
  new Map(
    parcels.flatMap((parcel) => {
      const way = defaultWay(parcel);
      return way ? [[parcel.store.id, way] as const] : [];
    }),
  );

export const confirmationRoutes = [
  serve(order.confirmation, (_, call) => {
    const account = requireBuyer(call);
    const { db, language } = call;
    return db.transaction(() => {
      const temp = draftToConfirm(call, account.id);
      const quote = quoteOrder(call, account.id, temp);
      // Placing the order compares with this fingerprint and refuses a changed quote.
      db.run('UPDATE temp_order SET shown = ? WHERE id = ?', quoteFingerprint(quote), temp.id);
      const { address, parcels, cuts, coupons } = quote;
      const best = bestCoupon(quote);
      return {
        orderNo: temp.orderNo,
        addresses: addressRows(call, account.id).map(addressWire),
        addressId: address === undefined ? null : String(address.id),
        splitOrders: parcels.map((parcel) => parcelWire(parcel, temp.orderNo, call)),
        cutList: cuts.map((each) => ({
          cutPrice: -dollars(each.cut),
          name: language === 'zh' ? each.name_zh : each.name_en,
        })),
        coupons: coupons.map((each) => couponWire(each, call)),
        defaultCoupon: best === undefined ? null : String(best.row.own_id),
        exchanges: exchangesWire(quote, call),
        totalPrice: dollars(totalsFor(quote, standardWays(parcels), best).total),
        paymentSet: paymentSettings(language),
        ...chequeWire(call),
        isFromShoppingCart: temp.isFromCart,
        tips: TIPS[language],
      };
    });
  }),

  serve(order.swapProducts, ({ exchangeId, pageIndex, pageSize }, call) => {
    const view = priceView(call);
    const offer = view.isAuth ? swapOffer(call.db) : undefined;
    if (!offer) return { nscExchangeProducts: [], totalCount: 0, products: [], ...view };
    if (String(offer.id) !== exchangeId) throw new Refusal('offerGone');
    return { ...offerPage(offer, { index: pageIndex, size: pageSize }, call), ...view };
  }),
];
