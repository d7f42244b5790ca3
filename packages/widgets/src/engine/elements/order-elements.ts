import { type Rows, string } from './row.ts';

/** Placed orders. */
export const ORDER_ELEMENTS = {
  'clinic-orders': {
    public: true,
    attributes: {
      tab: string,
      keyword: string,
      'page-index': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'orders/list/orders.tsx',
          doc: {
            zh: '我的訂單：分類、搜尋、付款限時、物流、蓋印表格及再次購買。',
            en: 'The orders of the account: tabs, search, payment deadlines, parcels, stamped forms, buying again.',
          },
          attributes: {
            tab: {
              zh: '分類：all、pending、to-ship、to-receive、completed 或 medicine。',
              en: 'The tab: all, pending, to-ship, to-receive, completed or medicine.',
            },
            keyword: {
              zh: '產品名稱或訂單編號。',
              en: 'A product’s name or an order number.',
            },
            'page-index': {
              zh: '頁碼，由 1 開始。',
              en: 'The page, from 1.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-order': {
    public: true,
    attributes: {
      'order-id': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'orders/detail/order.tsx',
          doc: {
            zh: '訂單詳情：進度、金額、地址、包裹、蓋印表格，並可列印。',
            en: 'An order in full: progress, amounts, address, parcels, stamped forms; it prints on A4.',
          },
          attributes: {
            'order-id': {
              zh: '訂單編號。',
              en: 'The order number.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
} as const satisfies Rows;
