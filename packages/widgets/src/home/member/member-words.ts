import { unitFor } from '@clinicart/sdk/values';
import * as commonWords from '../../ui/foundation/common-words.ts';
import { bilingual } from '../../ui/foundation/words.ts';

interface Count {
  count: number;
}
interface Pieces {
  quantity: number;
  unit: string;
}

const articles = (count: number) => (count === 1 ? '1 product' : `${count} products`);

/** Words at the head of a member's home page. */
export const memberWords = bilingual({
  zh: {
    title: '我的診所',
    loading: '正在載入訂單',
    failed: '未能載入訂單。',
    quickOrder: commonWords.quickOrder.zh,
    line: '貨號及數量',
    example: 'KR-D100-314016  10',
    take: '加到清單',
    taking: '處理中',
    lineMissing: '請輸入貨號。',
    upload: '貼上清單或上載檔案',
    kept: (t: Count) => `清單內有 ${t.count} 行，繼續`,
    orders: '待處理訂單',
    allOrders: '全部訂單',
    noOrders: '現時沒有待付款或運送中的訂單。',
    pending: (t: Count) => `待付款 ${t.count}`,
    toReceive: (t: Count) => `待收貨 ${t.count}`,
    others: (t: Count) => `等 ${t.count} 款`,
    order: (t: { orderNo: string }) => `訂單 ${t.orderNo}`,
    pay: '付款',
    payOf: (t: { orderNo: string }) => `訂單 ${t.orderNo}`,
    parcels: (t: Count) => `共 ${t.count} 件包裹`,
    stateUnknown: '未能查詢物流',
    loadingState: '正在查詢物流',
    again: '再次購買',
    againWhy: '按上次的數量，核對現時的庫存及價格。',
    history: '購買記錄',
    today: '正在讀取現價',
    todayFailed: '未能讀取現價。',
    add: (t: Pieces) => `加入 ${t.quantity}${t.unit ? ` ${t.unit}` : ''}`,
    adding: '加入中',
    per: (t: { unit: string }) => `／${t.unit}`,
    added: (t: Pieces & { name: string }) =>
      `已加入 ${t.quantity}${t.unit ? ` ${t.unit}` : ''} ${t.name}。`,
    enquire: commonWords.priceOnRequest.zh,
    view: '查看產品',
    cart: '購物車內',
    toCart: '查看購物車',
    inCart: (t: Count) => `× ${t.count}`,
    cartFailed: '未能載入購物車。',
    start: '第一張訂單',
    startWhy: '下單後，這裡會列出常購的產品、運送中的包裹及所屬分類的優惠。',
    steps: {
      browse: '按分類瀏覽產品',
      quick: '按貨號快速訂購',
      offers: '查看新客戶優惠',
    },
    offers: '所購分類的優惠',
    offersFailed: '未能載入優惠。',
    offersLoading: '正在載入優惠',
    noOffers: '所購分類暫無優惠。',
    allOffers: '全部優惠',
  },
  en: {
    title: 'Your clinic',
    loading: 'Loading your orders',
    failed: 'Your orders could not be loaded.',
    quickOrder: commonWords.quickOrder.en,
    line: 'Article number and quantity',
    example: 'KR-D100-314016  10',
    take: 'Add to list',
    taking: 'Adding',
    lineMissing: 'Enter an article number.',
    upload: 'Paste a list or upload a file',
    kept: (t) => `Continue your list of ${t.count} ${t.count === 1 ? 'line' : 'lines'}`,
    orders: 'Orders under way',
    allOrders: 'All orders',
    noOrders: 'No order awaits payment or is on its way.',
    pending: (t) => `To pay ${t.count}`,
    toReceive: (t) => `On its way ${t.count}`,
    others: (t) => `and ${articles(t.count - 1)} more`.replace(/ products? more$/, ' more'),
    order: (t) => `Order ${t.orderNo}`,
    pay: 'Pay',
    payOf: (t) => `order ${t.orderNo}`,
    parcels: (t) => `${t.count} parcels`,
    stateUnknown: 'Tracking unavailable',
    loadingState: 'Asking the carrier',
    again: 'Buy again',
    againWhy: 'Your last quantities, checked against today’s stock and prices.',
    history: 'Buying history',
    today: 'Reading today’s prices',
    todayFailed: 'Today’s prices could not be loaded.',
    add: (t) => `Add ${t.quantity} ${unitFor(t.quantity, t.unit)}`.trim(),
    adding: 'Adding',
    per: (t) => ` / ${unitFor(1, t.unit)}`,
    added: (t) =>
      `${t.quantity} ${unitFor(t.quantity, t.unit)} of ${t.name} added to the cart.`.replace(
        / {2}/,
        ' ',
      ),
    enquire: commonWords.priceOnRequest.en,
    view: 'View product',
    cart: 'In your cart',
    toCart: 'View cart',
    inCart: (t) => `× ${t.count}`,
    cartFailed: 'Your cart could not be loaded.',
    start: 'Your first order',
    startWhy:
      'After it, this page lists what you buy often, parcels on their way and offers in your categories.',
    steps: {
      browse: 'Browse by category',
      quick: 'Order by article number',
      offers: 'See offers for new customers',
    },
    offers: 'Offers in your categories',
    offersFailed: 'Offers could not be loaded.',
    offersLoading: 'Loading offers',
    noOffers: 'No offers in your categories at the moment.',
    allOffers: 'All offers',
  },
});
