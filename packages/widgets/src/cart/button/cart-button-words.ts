import * as commonWords from '../../ui/foundation/common-words.ts';
import { bilingual } from '../../ui/foundation/words.ts';

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

export const cartButtonWords = bilingual({
  zh: {
    cart: commonWords.cart.zh,
    withCount: (t: { count: number }) => (t.count ? `購物車，${t.count} 款產品` : '購物車'),
    signIn: '購物車，請先登入',
    added: (t: { count: number }) => `購物車現有 ${t.count} 款產品`,
  },
  en: {
    cart: commonWords.cart.en,
    withCount: (t) => (t.count ? `Cart, ${products(t.count)}` : 'Cart'),
    signIn: 'Cart, log in first',
    added: (t) => `${products(t.count)} in your cart`,
  },
});
