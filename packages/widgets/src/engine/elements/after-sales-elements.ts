import { type Rows, string } from './row.ts';

/** After-sales applications. */
export const AFTER_SALES_ELEMENTS = {
  'clinic-return': {
    public: true,
    attributes: {
      'order-id': string,
      type: string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'after-sales/application/return.tsx',
          doc: {
            zh: '申請售後：選擇服務、產品及數量，再填寫原因、說明及圖片。',
            en: 'Apply for after-sales in two steps: the service and the products, then the reason, words and pictures.',
          },
          attributes: {
            'order-id': {
              zh: '訂單編號。',
              en: 'The order number.',
            },
            type: {
              zh: '預選的服務：0 全部退貨退款、1 部分退貨退款、2 僅退款。',
              en: 'The service to begin with: 0 return everything, 1 return some, 2 refund only.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-after-sales': {
    public: true,
    attributes: {
      keyword: string,
      'page-index': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'after-sales/list/after-sales.tsx',
          doc: {
            zh: '售後服務：申請列表、搜尋及分頁。',
            en: 'The after-sales applications of the account: search and pages.',
          },
          attributes: {
            keyword: {
              zh: '產品名稱、訂單編號或售後編號。',
              en: 'A product’s name, an order number or an application number.',
            },
            'page-index': {
              zh: '頁碼，由 1 開始。',
              en: 'The page, from 1.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-after-sale': {
    public: true,
    attributes: {
      'after-sale-no': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'after-sales/detail/after-sale.tsx',
          doc: {
            zh: '售後詳情：進度、退貨地址及運單、產品、退款及原因，並可取消申請。',
            en: 'An after-sales application: progress, return address and waybill, products, refund and reason; it can be cancelled.',
          },
          attributes: {
            'after-sale-no': {
              zh: '售後編號。',
              en: 'The number of the application.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
} as const satisfies Rows;
