import { unitFor } from '@clinicart/sdk/values';
import * as commonWords from '../ui/foundation/common-words.ts';
import { bilingual } from '../ui/foundation/words.ts';

interface Count {
  count: number;
}
interface Named {
  orderNo: string;
}

/** Words of orders on the list and on the detail page. */
export const orderWords = bilingual({
  zh: {
    order: (t: Named) => `訂單 ${t.orderNo}`,
    number: '訂單編號',
    copyNumber: (t: Named) => `複製訂單編號 ${t.orderNo}`,
    payWithin: '付款限時',
    times: (t: { quantity: number; unit: string }) =>
      `× ${t.quantity.toLocaleString('en')}${t.unit ? ` ${t.unit}` : ''}`,
    price: commonWords.unitPrice.zh,
    quantity: commonWords.quantity.zh,
    sum: commonWords.subtotal.zh,
    store: '商店',
    goods: '產品',
    kinds: (t: Count) => `${t.count} 款`,
    viewAll: (t: Count) => `查看全部 ${t.count} 款`,
    viewRest: (t: Count) => `展開其餘 ${t.count} 款`,
    viewLess: '收起',
    medicine: '藥物',
    parcels: (t: { waybill: string; count: number }) =>
      t.count > 1 ? `${t.waybill} 等 ${t.count} 件包裹` : t.waybill,
    track: '查看物流',
    freightFree: '免運費',
    actions: {
      pay: '付款',
      cancel: '取消訂單',
      cancelShort: '取消',
      receipt: '確認收貨',
      again: '再次購買',
      details: '訂單詳情',
      exportList: '採購清單',
      exporting: '匯出中',
      apply: '申請售後',
      inAfterSales: '售後處理中',
      more: '更多',
      ask: '查詢此訂單',
      print: '列印',
    },
    bills: {
      upload: '上載蓋印表格',
      view: '查看蓋印表格',
      replace: '重新上載蓋印表格',
    },
    exported: '已匯出。',
    exportFailed: '匯出失敗。',
    cancelAsk: '取消此訂單？',
    cancelWhy: (t: Named) => `訂單 ${t.orderNo} 取消後不能恢復，如仍需要請再次購買。`,
    cancelling: '取消中',
    keep: '保留訂單',
    cancelled: (t: Named) => `訂單 ${t.orderNo} 已取消。`,
    receiptAsk: '確認已收齊所有產品？',
    receiptWhy: (t: Named) => `訂單 ${t.orderNo} 確認收貨後即告完成。如有產品未到，請先查詢。`,
    confirming: '確認中',
    notYet: '尚未收齊',
    received: (t: Named) => `訂單 ${t.orderNo} 已確認收貨。`,
    expireFailed: (t: Named) => `未能關閉逾時的訂單 ${t.orderNo}。`,
    partFailed: '未能載入，請檢查網絡後再試。',
  },
  en: {
    order: (t) => `Order ${t.orderNo}`,
    number: 'Order',
    copyNumber: (t) => `Copy the order number ${t.orderNo}`,
    payWithin: 'Pay within',
    times: (t) => `× ${t.quantity.toLocaleString('en')} ${unitFor(t.quantity, t.unit)}`.trim(),
    price: commonWords.unitPrice.en,
    quantity: commonWords.quantity.en,
    sum: commonWords.subtotal.en,
    store: 'Store',
    goods: 'Products',
    kinds: (t) => `${t.count} ${t.count === 1 ? 'product' : 'products'}`,
    viewAll: (t) => `View all ${t.count} products`,
    viewRest: (t) => `Show ${t.count} more`,
    viewLess: 'Show less',
    medicine: 'Medicine',
    parcels: (t) =>
      t.count > 1
        ? `${t.waybill} and ${t.count - 1} more ${t.count === 2 ? 'parcel' : 'parcels'}`
        : t.waybill,
    track: 'Track',
    freightFree: 'free',
    actions: {
      pay: 'Pay',
      cancel: 'Cancel order',
      cancelShort: 'Cancel',
      receipt: 'Confirm receipt',
      again: 'Buy again',
      details: 'Details',
      exportList: 'Purchase list',
      exporting: 'Exporting',
      apply: 'Return or refund',
      inAfterSales: 'In after-sales',
      more: 'More',
      ask: 'Ask about this order',
      print: 'Print',
    },
    bills: {
      upload: 'Upload stamped form',
      view: 'View stamped form',
      replace: 'Re-upload stamped form',
    },
    exported: 'Exported.',
    exportFailed: 'Export failed.',
    cancelAsk: 'Cancel this order?',
    cancelWhy: (t) =>
      `Order ${t.orderNo} cannot be restored. Buy again if you still need the products.`,
    cancelling: 'Cancelling',
    keep: 'Keep the order',
    cancelled: (t) => `Order ${t.orderNo} is cancelled.`,
    receiptAsk: 'Has everything arrived?',
    receiptWhy: (t) =>
      `Order ${t.orderNo} is completed once you confirm the receipt. If something is missing, contact us first.`,
    confirming: 'Confirming',
    notYet: 'Not yet',
    received: (t) => `The receipt of order ${t.orderNo} is confirmed.`,
    expireFailed: (t) => `Order ${t.orderNo} ran out of time but could not be closed.`,
    partFailed: 'This could not be loaded. Check your connection and try again.',
  },
});
