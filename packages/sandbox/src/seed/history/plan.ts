import { chance } from '../data/chance.ts';
import type { Assortment, BoughtArticle } from './assortment.ts';
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
  returned,
  shipped,
  underReview,
} from './fates.ts';
import type { BoughtLine } from './write-order.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Length of the history. */
export const HISTORY_DAYS = 730;

/** An order of the history before it is written. */
export interface PlannedOrder {
  readonly at: number;
  readonly lines: readonly BoughtLine[];
  readonly fate: Fate;
  readonly payType: string;
  readonly remark?: string;
  readonly isPreOrder?: boolean;
}

/** Payment methods in the order in which the clinic uses them; 'mixed' is a card with a part of the balance. */
const PAY_TYPES = ['52', '52', '57', '9', '56', '53', '52', '8', '50', 'mixed', '51', '54', '1'];

const pick = <T>(list: readonly T[], key: string): T => {
  const found = list[Math.floor(chance(key) * list.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
};

const lineOf = (article: BoughtArticle, multiples: number): BoughtLine => ({
  article,
  quantity: article.multiple * multiples,
});

/** Other articles than the regular ones; one line each. */
function occasional(assortment: Assortment, key: string, count: number): BoughtLine[] {
  const lines = new Map<number, BoughtLine>();
  for (let at = 0; lines.size < count; at += 1) {
    const article = pick(assortment.others, `${key} ${at}`);
    lines.set(article.id, lineOf(article, 1 + Math.floor(chance(`${key} ${at} multiples`) * 3)));
  }
  return [...lines.values()];
}

/** Orders of the rhythm, every six or seven days, with the regular articles that have run out. */
const RHYTHM = 110;

/** Signed states of completed orders in turn; most follow the clock. Spec: 2§4 */
const SIGNED = ['auto', 'auto', '3', 'auto', '301', 'auto', '302', 'auto', '304', 'auto', '311'];

export function planRhythm(assortment: Assortment, now: number): PlannedOrder[] {
  // Everything runs out for the first time within its first interval.
  const due = assortment.regular.map(({ everyDays }, at) => chance(`first ${at}`) * everyDays);
  const step = (HISTORY_DAYS - 18) / RHYTHM;
  return Array.from({ length: RHYTHM }, (_, index): PlannedOrder => {
    const day = index * step + chance(`day ${index}`) * 2;
    const lines = assortment.regular.flatMap((article, at): BoughtLine[] => {
      if ((due[at] ?? 0) > day + step / 2) return [];
      due[at] = day + article.everyDays + (chance(`late ${index} ${at}`) - 0.5) * 4;
      return [lineOf(article, article.multiples)];
    });
    const more = lines.length === 0 || chance(`more ${index}`) < 0.4 ? 1 : 0;
    return {
      at: now - (HISTORY_DAYS - day) * DAY_MS + chance(`hour ${index}`) * 8 * HOUR_MS,
      lines: [...lines, ...occasional(assortment, `order ${index}`, more)],
      fate: completed(SIGNED[index % SIGNED.length], 1 + Math.floor(chance(`wait ${index}`) * 4)),
      payType: PAY_TYPES[index % PAY_TYPES.length] ?? '52',
      ...(index % 9 === 4 ? { remark: '請於診所開門後（上午 10 時）送貨。' } : {}),
    };
  });
}

/** An order outside the rhythm: how many hours ago, what became of it, and more. */
interface Special {
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
  { hoursAgo: 60, fate: depositPaid, isPreOrder: true },
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
  { hoursAgo: 12 * DAYS, fate: closed('expired') },
];

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

/** Every status, every state of parcels and bills, and after-sales of every kind. */
export function planSpecials(assortment: Assortment, now: number): PlannedOrder[] {
  const specials = [...OPEN, ...ON_THE_WAY, ...CLOSED, ...RETURNED];
  return specials.map((special, index): PlannedOrder => {
    const { hoursAgo, fate, payType = '52', medicines = 0, goods = 1 } = special;
    return {
      at: now - hoursAgo * HOUR_MS,
      lines: [
        ...occasional(assortment, `special ${index}`, goods),
        ...assortment.medicines.slice(0, medicines).map((article) => lineOf(article, 2)),
      ],
      fate,
      payType,
      ...(special.isPreOrder ? { isPreOrder: true } : {}),
    };
  });
}

/** More completed orders for load, spread over the time of the history. */
export function planFill(assortment: Assortment, now: number, count: number): PlannedOrder[] {
  const all = [...assortment.regular, ...assortment.others].filter(
    ({ store }) => store.is_medicine === 0,
  );
  const step = (HISTORY_DAYS - 20) / count;
  return Array.from({ length: count }, (_, index): PlannedOrder => {
    const first = pick(all, `fill ${index}`);
    const second = pick(all, `fill more ${index}`);
    const articles = first.id === second.id ? [first] : [first, second];
    return {
      at: now - (HISTORY_DAYS - index * step) * DAY_MS,
      lines: articles.map((article) => lineOf(article, 1)),
      fate: completed(),
      payType: '52',
    };
  });
}
