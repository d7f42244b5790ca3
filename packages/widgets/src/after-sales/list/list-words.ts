import * as commonWords from '../../ui/foundation/common-words.ts';
import { bilingual } from '../../ui/foundation/words.ts';

/** Texts of the list of applications. */
export const listWords = bilingual({
  zh: {
    title: '售後服務',
    list: '售後申請',
    keyword: '產品名稱、訂單或售後編號',
    copyNo: (t: { returnNo: string }) => `複製售後編號 ${t.returnNo}`,
    order: (t: { orderNo: string }) => `訂單 ${t.orderNo}`,
    view: '查看詳情',
    fillIn: '填寫退貨運單',
    more: (t: { count: number }) => `另有 ${t.count} 款產品`,
    refund: '退款金額',
    appliedFor: '申請金額',
    count: (t: { count: number }) => `共 ${t.count} 個申請`,
    none: '未有售後申請',
    noneWhy: '可在「我的訂單」為已付款的訂單申請退貨或退款。',
    orders: commonWords.myOrders.zh,
    noMatch: (t: { keyword: string }) => `沒有符合「${t.keyword}」的申請`,
    noMatchWhy: '請檢查字詞，或清除後查看全部。',
  },
  en: {
    title: 'After-sales',
    list: 'After-sales applications',
    keyword: 'Product, order or application number',
    copyNo: (t) => `Copy the application number ${t.returnNo}`,
    order: (t) => `Order ${t.orderNo}`,
    view: 'View details',
    fillIn: 'Fill in the waybill',
    more: (t) => `${t.count} more ${t.count === 1 ? 'product' : 'products'}`,
    refund: 'Refund',
    appliedFor: 'Amount applied for',
    count: (t) => `${t.count} ${t.count === 1 ? 'application' : 'applications'}`,
    none: 'No after-sales applications yet',
    noneWhy: 'Apply for a return or a refund of a paid order in My orders.',
    orders: commonWords.myOrders.en,
    noMatch: (t) => `No application matches “${t.keyword}”`,
    noMatchWhy: 'Check the words, or clear them to see all.',
  },
});
