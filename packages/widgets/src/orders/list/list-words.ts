import type { OrderHint, OrderTab } from '@clinicart/sdk/orders';
import * as commonWords from '../../ui/foundation/common-words.ts';
import { bilingual } from '../../ui/foundation/words.ts';

type Tabs = Readonly<Record<OrderTab, string>>;
type Notes = Readonly<Record<OrderHint, string>>;

const tabsZh: Tabs = {
  all: '全部',
  pending: '待付款',
  'to-ship': '待出貨',
  'to-receive': '待收貨',
  completed: '已完成',
  medicine: '藥物訂單',
};
const tabsEn: Tabs = {
  all: 'All',
  pending: 'To pay',
  'to-ship': 'To deliver',
  'to-receive': 'To receive',
  completed: 'Completed',
  medicine: 'Medicine orders',
};

/** The sentence of a state, short enough for a column; '' where the state says it all. */
const notesZh: Notes = {
  'order-hint-pending': '',
  'order-hint-remittance': '收到匯款後出貨',
  'order-hint-expired': '逾時未付款',
  'order-hint-paying': '正在確認付款',
  'order-hint-bills': '表格通過後出貨',
  'order-hint-to-ship': '',
  'order-hint-to-receive': '',
  'order-hint-completed': '',
  'order-hint-closed': '',
  'order-hint-pre-order': '到貨後出貨',
  'order-hint-remitted': '',
  'order-hint-review': '',
};
const notesEn: Notes = {
  'order-hint-pending': '',
  'order-hint-remittance': 'Sent once it arrives',
  'order-hint-expired': 'Not paid in time',
  'order-hint-paying': 'Confirming payment',
  'order-hint-bills': 'Sent once forms pass',
  'order-hint-to-ship': '',
  'order-hint-to-receive': '',
  'order-hint-completed': '',
  'order-hint-closed': '',
  'order-hint-pre-order': 'Sent once in stock',
  'order-hint-remitted': '',
  'order-hint-review': '',
};

/** Words of the order list alone. Spec: 2§2.5 */
export const listWords = bilingual({
  zh: {
    title: commonWords.myOrders.zh,
    tabs: '訂單分類',
    tab: { ...tabsZh },
    note: { ...notesZh },
    openSearch: '搜尋訂單',
    keyword: '產品名稱或訂單編號',
    orders: '訂單',
    loading: '正在載入訂單',
    total: '訂單總額',
    state: '狀態及操作',
    size: (t: { kinds: number; units: number }) => `${t.kinds} 款 ${t.units} 件`,
    freight: (t: { freight: string }) => `含運費 ${t.freight}`,
    freightFree: '免運費',
    count: (t: { count: number; size: number }) => `共 ${t.count} 張訂單，每頁 ${t.size} 張`,
    none: '未有訂單',
    noneWhy: '下單後可在此追蹤送貨。',
    noneHere: '此分類未有訂單',
    noneHereWhy: '查看其他分類，或全部訂單。',
    showAll: '查看全部訂單',
    noMatch: (t: { keyword: string }) => `沒有符合「${t.keyword}」的訂單`,
    noMatchWhy: '請核對產品名稱或訂單編號。',
    goShopping: commonWords.goShopping.zh,
    stale: '未能更新訂單。',
  },
  en: {
    title: commonWords.myOrders.en,
    tabs: 'Orders by status',
    tab: { ...tabsEn },
    note: { ...notesEn },
    openSearch: 'Search orders',
    keyword: 'Product name or order number',
    orders: 'Orders',
    loading: 'Loading your orders',
    total: 'Total',
    state: 'Status and actions',
    size: (t) =>
      `${t.kinds} ${t.kinds === 1 ? 'product' : 'products'}, ${t.units} ${t.units === 1 ? 'unit' : 'units'}`,
    freight: (t) => `delivery ${t.freight}`,
    freightFree: 'delivery free',
    count: (t) => `${t.count} ${t.count === 1 ? 'order' : 'orders'}, ${t.size} a page`,
    none: 'No orders yet',
    noneWhy: 'Track deliveries here once you order.',
    noneHere: 'No orders here',
    noneHereWhy: 'Look under another tab, or at all orders.',
    showAll: 'Show all orders',
    noMatch: (t) => `No order matches “${t.keyword}”`,
    noMatchWhy: 'Check the product name or the order number.',
    goShopping: commonWords.goShopping.en,
    stale: 'The orders could not be updated.',
  },
});
