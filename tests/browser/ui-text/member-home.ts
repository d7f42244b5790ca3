// Words at the head of a member's home page, written a second time: see common.ts.
import type { Lang } from './common.ts';

const zh = {
  head: '我的診所',
  quickOrder: '快速訂購',
  line: '貨號及數量',
  take: '加到清單',
  orders: '待處理訂單',
  again: '再次購買',
  add: /^加入 \d+/,
  added: /已加入 \d+.*。/,
  offers: '所購分類的優惠',
  first: '第一張訂單',
  firstOffers: '查看新客戶優惠',
  onOffer: '現正優惠',
  inCart: '購物車內',
  failed: '未能載入訂單。',
  todayFailed: '未能讀取現價。',
};

const en: typeof zh = {
  head: 'Your clinic',
  quickOrder: 'Quick order',
  line: 'Article number and quantity',
  take: 'Add to list',
  orders: 'Orders under way',
  again: 'Buy again',
  add: /^Add \d+/,
  added: /\d+ .*added to the cart\./,
  offers: 'Offers in your categories',
  first: 'Your first order',
  firstOffers: 'See offers for new customers',
  onOffer: 'On offer now',
  inCart: 'In your cart',
  failed: 'Your orders could not be loaded.',
  todayFailed: 'Today’s prices could not be loaded.',
};

export const saidToMembers: Readonly<Record<Lang, typeof zh>> = { zh, en };
