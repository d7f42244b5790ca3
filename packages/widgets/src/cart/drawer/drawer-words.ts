import * as commonWords from '../../ui/foundation/common-words.ts';
import { bilingual } from '../../ui/foundation/words.ts';

export const drawerWords = bilingual({
  zh: {
    cart: commonWords.cart.zh,
    kinds: (t: { count: number }) => `${t.count} 款產品`,
    confirm: '確認訂單',
    pay: '付款',
    qrPay: '付款碼',
    payResult: '付款結果',
    order: '訂單',
    backToCart: '返回購物車',
  },
  en: {
    cart: commonWords.cart.en,
    kinds: (t) => (t.count === 1 ? '1 product' : `${t.count} products`),
    confirm: 'Confirm your order',
    pay: 'Payment',
    qrPay: 'Payment code',
    payResult: 'Payment result',
    order: 'Your order',
    backToCart: 'Back to the cart',
  },
});
