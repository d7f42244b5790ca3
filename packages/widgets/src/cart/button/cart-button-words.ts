import { bilingual } from '../../ui/foundation/words.ts';

const lines = (count: number) => (count === 1 ? '1 item' : `${count} items`);

export const cartButtonWords = bilingual({
  zh: {
    cart: '購物車',
    withCount: (t: { count: number }) => (t.count ? `購物車，${t.count} 項` : '購物車'),
    signIn: '購物車，請先登入',
    added: (t: { count: number }) => `購物車現有 ${t.count} 項`,
  },
  en: {
    cart: 'Cart',
    withCount: (t) => (t.count ? `Cart, ${lines(t.count)}` : 'Cart'),
    signIn: 'Cart, log in first',
    added: (t) => `${lines(t.count)} in your cart`,
  },
});
