import { formatMoney, type SwapMeasure } from '@clinicart/sdk';
import { bilingual } from '../../engine/index.ts';

/** Thresholds are round sums: HK$1,000 says as much as HK$1,000.00 in a third of the room. */
const brief = (measure: SwapMeasure) =>
  measure.by === 'amount' ? formatMoney(measure.cents).replace(/\.00$/, '') : undefined;

const inChinese = (measure: SwapMeasure) =>
  measure.by === 'amount' ? brief(measure) : `${measure.count} 件`;
const inEnglish = (measure: SwapMeasure) =>
  measure.by === 'amount'
    ? brief(measure)
    : `${measure.count} ${measure.count === 1 ? 'piece' : 'pieces'}`;

interface Tier {
  threshold: SwapMeasure;
  allowed: number;
}

/** Words of the swap purchase: its bar, the picker and the question. What decides speaks in the SDK. */
export const swapWords = bilingual({
  zh: {
    /** Between two sentences. */
    gap: '',
    title: '換購優惠',
    choose: '選擇換購品',
    reached: (t: { amount: string; count: number }) => `已選滿 ${t.amount}（${t.count} 件）。`,
    threshold: (t: Tier) => `${inChinese(t.threshold)}`,
    allows: (t: { allowed: number }) => `可換 ${t.allowed} 件`,
    tier: (t: Tier) => `滿 ${inChinese(t.threshold)} 換 ${t.allowed} 件`,
    met: '已達',
    notMet: '未達',
    tiers: '換購級別',
    locked: '未達此級別。',
    picked: (t: { picked: number; allowed: number }) => `已選 ${t.picked} / ${t.allowed} 件。`,
    replaces: (t: { slot: number }) => `再選其他產品會取代第 ${t.slot} 件。`,
    replaced: (t: { name: string }) => `已取代「${t.name}」。`,
    total: '換購合計',
    confirm: '確認換購',
    confirming: '換購中',
    cancel: '取消',
    soldOut: '缺貨',
    /** One whose name is not known. */
    item: (t: { article: string }) => `換購品 ${t.article}`,
    none: '此級別暫無換購品。',
    done: (t: { count: number }) => (t.count === 0 ? '已移除換購品。' : `已換購 ${t.count} 件。`),
    questionTitle: '尚有換購優惠',
    directly: '直接結帳',
    goChoose: '去選擇',
  },
  en: {
    gap: ' ',
    title: 'Swap offer',
    choose: 'Choose swap items',
    reached: (t) => `Selected ${t.amount} (${t.count} ${t.count === 1 ? 'piece' : 'pieces'}).`,
    threshold: (t) => `${inEnglish(t.threshold)}`,
    allows: (t) => `for ${t.allowed} ${t.allowed === 1 ? 'item' : 'items'}`,
    tier: (t) => `${inEnglish(t.threshold)}: ${t.allowed} ${t.allowed === 1 ? 'item' : 'items'}`,
    met: 'Reached',
    notMet: 'Not reached',
    tiers: 'Swap tiers',
    locked: 'This tier is not reached yet.',
    picked: (t) => `${t.picked} / ${t.allowed} chosen.`,
    replaces: (t) => `Another pick replaces slot ${t.slot}.`,
    replaced: (t) => `“${t.name}” was replaced.`,
    total: 'Swap total',
    confirm: 'Confirm swap',
    confirming: 'Adding',
    cancel: 'Cancel',
    soldOut: 'Out of stock',
    item: (t) => `Swap item ${t.article}`,
    none: 'No swap items in this tier.',
    done: (t) =>
      t.count === 0
        ? 'Swap items removed.'
        : `${t.count} swap ${t.count === 1 ? 'item' : 'items'} in the cart.`,
    questionTitle: 'Swap items to choose',
    directly: 'Check out directly',
    goChoose: 'Go choose items',
  },
});
