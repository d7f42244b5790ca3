import { inBoth } from '../language/messages.ts';
import type { Domain } from '../shop.ts';

/** Sentences of the attempt to add to the cart. Spec: 1§5 */
export const buyingMessages = inBoth({
  en: {
    'no-add-in-offer': 'Buy new-customer products directly, not through the cart.',
    'unconfirmed-add':
      'We did not hear back, so these products may already be in your cart. Check the cart before you try again.',
  },
  zh: {
    'no-add-in-offer': '新客產品須直接購買，不能加入購物車。',
    'unconfirmed-add': '未收到商店回覆，產品可能已在購物車內。請先查看購物車再試。',
  },
});

/** Registers these sentences alone: `shop.domain(buyingSentences)`. */
export const buyingSentences: Domain<null> = {
  name: 'buying-sentences',
  messages: buyingMessages,
  create: () => null,
};
