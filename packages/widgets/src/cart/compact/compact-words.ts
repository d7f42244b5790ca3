import { bilingual } from '../../engine/index.ts';

/** Texts of the compact cart only; the others are those of the cart. */
export const compactWords = bilingual({
  zh: {
    viewCart: '查看購物車',
    chose: (t: { quantity: string }) => `你選了 ${t.quantity}。`,
    take: (t: { quantity: string }) => `改為 ${t.quantity}`,
    takeNamed: (t: { name: string; quantity: string }) => `${t.name}改為 ${t.quantity}`,
    leftOut: '不在這次訂單內',
    include: '加入訂單',
    includeNamed: (t: { name: string }) => `將 ${t.name} 加入訂單`,
    goods: '產品原價',
    delivery: '運費',
    deliveryLater: '結帳時計算',
  },
  en: {
    viewCart: 'View cart',
    chose: (t) => `You chose ${t.quantity}.`,
    take: (t) => `Take ${t.quantity}`,
    takeNamed: (t) => `Take ${t.quantity} of ${t.name}`,
    leftOut: 'Not in this order',
    include: 'Include',
    includeNamed: (t) => `Include ${t.name}`,
    goods: 'Products',
    delivery: 'Delivery',
    deliveryLater: 'Worked out at checkout',
  },
});
