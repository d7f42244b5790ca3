import { inBoth } from '../language/messages.ts';
import type { Domain } from '../shop.ts';

/** Sentences of a product page. Spec: 1§5, 1§6 */
export const productMessages = inBoth({
  en: {
    'added-to-cart': 'Added to cart.',
    collected: 'Saved.',
    'collection-ended': 'Removed from saved items.',
    'collect-not-certified': 'Only verified clinics can save products. Get verified first.',
    'not-eligible': 'You are not eligible for the new-customer offer. Redirecting.',
    'not-eligible-stopped': 'This offer is for new customers only.',
    'below-multiple': 'Not enough left for the minimum quantity.',
  },
  zh: {
    'added-to-cart': '已加入購物車。',
    collected: '已收藏。',
    'collection-ended': '已取消收藏。',
    'collect-not-certified': '收藏供認證診所使用，請先完成認證。',
    'not-eligible': '不符合新客戶優惠資格，正在轉往其他頁面。',
    'not-eligible-stopped': '此優惠只供新客戶選購。',
    'below-multiple': '餘貨少於最少購買量。',
  },
});

/** Registers these sentences alone: `shop.domain(productSentences)`. */
export const productSentences: Domain<null> = {
  name: 'product-sentences',
  messages: productMessages,
  create: () => null,
};
