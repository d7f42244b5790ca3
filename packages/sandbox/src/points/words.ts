import type { Bilingual } from '../seed/data/types.ts';
import type { PointsKind } from './ledger.ts';

const HOUR_MS = 3_600_000;

/** Tags of the points history, by the reason for which points moved. */
export const tagWords: Readonly<Record<PointsKind, Bilingual>> = {
  earned: { zh: '購物賺取', en: 'Earned' },
  'taken-back': { zh: '退款扣回', en: 'Deducted after a refund' },
  redeemed: { zh: '積分換領', en: 'Redeemed' },
  expired: { zh: '已到期', en: 'Expired' },
  granted: { zh: '商戶調整', en: 'Adjusted by the shop' },
};

/** Names of entries that have no product. */
export const entryNames: Readonly<Record<'expired' | 'granted', Bilingual>> = {
  expired: { zh: '積分到期', en: 'Points expired' },
  granted: { zh: '積分調整', en: 'Points adjustment' },
};

/** Statuses of a points order, from hours after it was placed. */
const STATUSES: readonly { readonly hours: number; readonly words: Bilingual }[] = [
  { hours: 0, words: { zh: '處理中', en: 'Processing' } },
  { hours: 20, words: { zh: '已出貨', en: 'On its way' } },
  { hours: 42, words: { zh: '派送中', en: 'Out for delivery' } },
  { hours: 48, words: { zh: '已完成', en: 'Completed' } },
];

/** The status of a points order by the clock. */
export const statusAt = (madeAt: number, now: number): Bilingual =>
  STATUSES.findLast(({ hours }) => madeAt + hours * HOUR_MS <= now)?.words ??
  STATUSES[0]?.words ?? { zh: '', en: '' };
