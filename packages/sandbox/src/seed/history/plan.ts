import { chance } from '../data/chance.ts';
import type { Assortment, BoughtArticle } from './assortment.ts';
import { completed, type Fate } from './fates.ts';
import { specials } from './specials.ts';
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

/** Every status, every state of parcels and bills, and after-sales of every kind. */
export function planSpecials(assortment: Assortment, now: number): PlannedOrder[] {
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
