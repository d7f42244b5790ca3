import {
  closed,
  completed,
  depositPaid,
  type Fate,
  packed,
  paid,
  partlySent,
  pending,
  preOrdered,
  shipped,
  underReview,
} from './fates.ts';
import { returned } from './return-stories.ts';

/** An order outside the rhythm: hours since then, its outcome, and more. */
export interface Special {
  readonly hoursAgo: number;
  readonly fate: Fate;
  readonly payType?: string;
  readonly medicines?: number;
  readonly goods?: number;
  readonly isPreOrder?: boolean;
}

const DAYS = 24;
const MEDICINES = { medicines: 2, goods: 0 };

/** Orders that are open now. */
const OPEN: readonly Special[] = [
  { hoursAgo: 3, fate: pending('open') },
  { hoursAgo: 26, fate: pending('transfer'), payType: '8' },
  { hoursAgo: 1, fate: pending('paying') },
  { hoursAgo: 5, fate: underReview },
  { hoursAgo: 8, fate: paid() },
  { hoursAgo: 9, fate: paid(), payType: 'mixed', ...MEDICINES },
  { hoursAgo: 14, fate: paid(1), payType: '9', ...MEDICINES },
  { hoursAgo: 28, fate: paid(3), payType: '57', ...MEDICINES },
  { hoursAgo: 30, fate: packed, payType: '53', medicines: 1 },
  { hoursAgo: 40, fate: partlySent, medicines: 1 },
  { hoursAgo: 50, fate: preOrdered, isPreOrder: true },
  { hoursAgo: 60, fate: depositPaid, payType: '8', isPreOrder: true },
];

/** Orders on the way, with a parcel in every state that does not end it. Spec: 2§4 Parcel states */
const ON_THE_WAY: readonly Special[] = [
  { hoursAgo: 21, fate: shipped(['auto']) },
  { hoursAgo: 30, fate: shipped(['auto', 'auto']), payType: '57' },
  { hoursAgo: 44, fate: shipped(['auto']), medicines: 1 },
  { hoursAgo: 3 * DAYS, fate: shipped(['-1', '0', '1']), goods: 3 },
  { hoursAgo: 4 * DAYS, fate: shipped(['201', '5', '202']), goods: 3 },
  { hoursAgo: 5 * DAYS, fate: shipped(['211', '2', '301']), goods: 3, payType: '9' },
  { hoursAgo: 6 * DAYS, fate: shipped(['401', '402', '403']), goods: 3 },
  { hoursAgo: 7 * DAYS, fate: shipped(['4', '404', '405']), goods: 3, payType: '56' },
  { hoursAgo: 8 * DAYS, fate: shipped(['6', '406', '407']), goods: 3 },
  { hoursAgo: 9 * DAYS, fate: shipped(['412', '0']), goods: 2 },
];

const CLOSED: readonly Special[] = [
  { hoursAgo: 400 * DAYS, fate: closed('expired') },
  { hoursAgo: 310 * DAYS, fate: closed('buyer') },
  { hoursAgo: 150 * DAYS, fate: closed('merchant') },
  { hoursAgo: 75 * DAYS, fate: closed('merchant', 'unpaid'), isPreOrder: true },
  { hoursAgo: 66 * DAYS, fate: closed('merchant', 'paid'), isPreOrder: true },
];

/** Received lately, so that the buyer may still return it. */
const RETURNABLE: readonly Special[] = [{ hoursAgo: 12 * DAYS, fate: completed(), goods: 2 }];

/** After-sales applications of every kind and in every status. Spec: 2§4 */
const RETURNED: readonly Special[] = [
  {
    hoursAgo: 260 * DAYS,
    fate: returned(completed(), 8, {
      kind: '0',
      reason: '1',
      status: 4,
      remark: '訂錯尺碼，未開封。',
    }),
    payType: '9',
    goods: 2,
  },
  {
    hoursAgo: 180 * DAYS,
    fate: returned(completed(), 9, {
      kind: '1',
      reason: '0',
      status: 4,
      remark: '其中一盒包裝破損。',
      pictures: 3,
    }),
    payType: 'mixed',
    goods: 4,
  },
  {
    hoursAgo: 120 * DAYS,
    fate: returned(completed(), 7, {
      kind: '2',
      reason: '2',
      status: 4,
      remark: '色號與網站所示不同，已協商退款。',
      pictures: 1,
    }),
    payType: '53',
    goods: 2,
  },
  {
    hoursAgo: 90 * DAYS,
    fate: returned(paid(), 0.5, { kind: '2', reason: '1', status: 4, remark: '重複下單。' }),
    payType: 'mixed',
    goods: 2,
  },
  {
    hoursAgo: 55 * DAYS,
    fate: returned(completed(), 10, { kind: '1', reason: '3', status: 6, remark: '不再需要。' }),
    goods: 2,
  },
  {
    hoursAgo: 33 * DAYS,
    fate: returned(completed(), 6, { kind: '0', reason: '1', status: 5, remark: '' }),
  },
  {
    hoursAgo: 11 * DAYS,
    fate: returned(completed(), 10.5, {
      kind: '1',
      reason: '2',
      status: 0,
      remark: '收到的型號不對。',
      pictures: 2,
    }),
    goods: 5,
  },
  {
    hoursAgo: 13 * DAYS,
    fate: returned(completed(), 10, { kind: '1', reason: '1', status: 1, remark: '買多了。' }),
    goods: 2,
  },
  {
    hoursAgo: 14 * DAYS,
    fate: returned(completed(), 9, { kind: '0', reason: '0', status: 2, remark: '漏液。' }),
    payType: '57',
  },
  {
    hoursAgo: 15 * DAYS,
    fate: returned(completed(), 8, { kind: '1', reason: '1', status: 3, remark: '' }),
    payType: '56',
    goods: 3,
  },
  {
    hoursAgo: 16 * DAYS,
    fate: returned(completed(), 12, {
      kind: '2',
      reason: '0',
      status: 3,
      remark: '運送途中破裂。',
    }),
  },
  {
    hoursAgo: 20,
    fate: returned(paid(), 0.4, {
      kind: '2',
      reason: '1',
      status: 0,
      remark: '想改為下星期再訂。',
    }),
    goods: 2,
  },
];

/** Orders that show every status, every state of parcels and bills, and after-sales service of every kind. */
export const specials: readonly Special[] = [
  ...OPEN,
  ...ON_THE_WAY,
  ...CLOSED,
  ...RETURNABLE,
  ...RETURNED,
];
