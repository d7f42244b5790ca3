import { formatMoney } from '@clinicart/sdk';
import type { SwapMeasure } from '@clinicart/sdk/cart';
import { bilingual } from '../../engine/index.ts';
import * as commonWords from '../../ui/foundation/common-words.ts';

/** Thresholds are round amounts, so they are shown without cents: HK$1,000. */
const brief = (measure: SwapMeasure) =>
  measure.by === 'amount' ? formatMoney(measure.cents).replace(/\.00$/, '') : undefined;

const inChinese = (measure: SwapMeasure) =>
  measure.by === 'amount' ? brief(measure) : `${measure.count} 件`;
const inEnglish = (measure: SwapMeasure) =>
  measure.by === 'amount'
    ? brief(measure)
    : `${measure.count} ${measure.count === 1 ? 'pack' : 'packs'}`;

interface Tier {
  threshold: SwapMeasure;
  allowed: number;
}

/** Texts of the swap bar, the picker and the question. The SDK's message catalogue has the reasons. */
export const swapWords = bilingual({
  zh: {
    /** Separates two sentences. */
    gap: '',
    title: commonWords.addOnDeal.zh,
    choose: '選擇換購品',
    seeOffers: '看加價換購',
    reached: (t: { amount: string; count: number }) => `已購 ${t.amount}（${t.count} 件）。`,
    threshold: (t: Tier) => `${inChinese(t.threshold)}`,
    allows: (t: { allowed: number }) => `可加購 ${t.allowed} 件`,
    tier: (t: Tier) => `滿 ${inChinese(t.threshold)} 加購 ${t.allowed} 件`,
    ahead: (t: Tier & { missing: SwapMeasure }) =>
      `滿 ${inChinese(t.threshold)}亦可加購 ${t.allowed} 件，尚欠 ${inChinese(t.missing)}。`,
    met: '已達',
    notMet: '未達',
    tiers: '加價換購級別',
    locked: '未達此級別。',
    picked: (t: { picked: number; allowed: number }) => `已選 ${t.picked} / ${t.allowed} 件。`,
    replaces: (t: { slot: number }) => `再選其他產品會取代第 ${t.slot} 件。`,
    replaced: (t: { name: string }) => `已取代「${t.name}」。`,
    total: '換購價合計',
    confirm: '確認加購',
    confirming: '加購中',
    cancel: commonWords.cancel.zh,
    soldOut: commonWords.outOfStock.zh,
    /** An item without a name. */
    item: (t: { article: string }) => `換購品 ${t.article}`,
    none: '此級別暫無換購品。',
    done: (t: { count: number }) => (t.count === 0 ? '已移除換購品。' : `已加購 ${t.count} 件。`),
    questionTitle: '尚有加價換購',
    directly: '直接結帳',
    goChoose: '去選擇',
  },
  en: {
    gap: ' ',
    title: commonWords.addOnDeal.en,
    choose: 'Choose add-on products',
    seeOffers: 'See offers',
    reached: (t) => `In your cart: ${t.amount} (${t.count} ${t.count === 1 ? 'pack' : 'packs'}).`,
    threshold: (t) => `${inEnglish(t.threshold)}`,
    allows: (t) => `add ${t.allowed}`,
    tier: (t) => `${inEnglish(t.threshold)}: add ${t.allowed}`,
    ahead: (t) => `Or ${inEnglish(t.threshold)}: add ${t.allowed}. ${inEnglish(t.missing)} to go.`,
    met: 'Reached',
    notMet: 'Not reached',
    tiers: 'Add-on deal tiers',
    locked: 'You have not reached this tier yet.',
    picked: (t) => `${t.picked} / ${t.allowed} chosen.`,
    replaces: (t) => `Another choice replaces number ${t.slot}.`,
    replaced: (t) => `“${t.name}” was replaced.`,
    total: 'Add-on total',
    confirm: 'Confirm add-ons',
    confirming: 'Adding',
    cancel: commonWords.cancel.en,
    soldOut: commonWords.outOfStock.en,
    item: (t) => `Add-on product ${t.article}`,
    none: 'No add-on products in this tier.',
    done: (t) =>
      t.count === 0
        ? 'Add-on products removed.'
        : `${t.count} add-on ${t.count === 1 ? 'product' : 'products'} in the cart.`,
    questionTitle: 'Add-on deal available',
    directly: 'Check out directly',
    goChoose: 'Choose items',
  },
});
