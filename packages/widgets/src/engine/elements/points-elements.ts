import { type Rows, string } from './row.ts';

/** The points mall. */
export const POINTS_ELEMENTS = {
  'clinic-points-mall': {
    public: true,
    attributes: {
      tab: string,
      'page-index': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'points/mall/mall.tsx',
          doc: {
            zh: '積分商城：帳戶積分、積分範圍及產品，連往規則、明細及換領紀錄。',
            en: 'The points mall: the points of the account, products by range, and links to rules, history and exchange records.',
          },
          attributes: {
            tab: {
              zh: '積分範圍：low、middle 或 high；預設為全部。',
              en: 'The range: low, middle or high; all by default.',
            },
            'page-index': {
              zh: '頁碼，由 1 開始。',
              en: 'The page, from 1.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-points-product': {
    public: true,
    attributes: {
      'product-id': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'points/product/product.tsx',
          doc: {
            zh: '積分產品：圖片、所需積分、原價、庫存、數量及換領按鈕。',
            en: 'A product of the points mall: pictures, points, original price, stock, quantity and the button that redeems.',
          },
          attributes: {
            'product-id': {
              zh: '積分產品編號。',
              en: 'The id of the points product.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-points-confirm': {
    public: true,
    attributes: {
      'points-product-id': string,
      amount: string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'points/confirm/confirm.tsx',
          doc: {
            zh: '確認換領：送貨地址、產品及合計積分，然後提交。',
            en: 'Confirm a redemption: delivery address, product and total points, then place the order.',
          },
          attributes: {
            'points-product-id': {
              zh: '積分產品編號。',
              en: 'The id of the points product.',
            },
            amount: {
              zh: '數量。',
              en: 'The quantity.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-points-result': {
    public: true,
    attributes: {
      'order-no': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'points/result/result.tsx',
          doc: {
            zh: '換領結果：訂單編號及已付積分。',
            en: 'The page after a redemption: order number and points paid.',
          },
          attributes: {
            'order-no': {
              zh: '換領訂單編號。',
              en: 'The number of the exchange order.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-points-history': {
    public: true,
    attributes: {
      tab: string,
      'page-index': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'points/history/history.tsx',
          doc: {
            zh: '積分明細：全部、收入及支出。',
            en: 'The points history: all, income and expenditure, in pages.',
          },
          attributes: {
            tab: {
              zh: '開啟的分頁：all、income 或 expenditure。',
              en: 'The open tab: all, income or expenditure.',
            },
            'page-index': {
              zh: '頁碼，由 1 開始。',
              en: 'The page, from 1.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-points-exchanges': {
    public: true,
    attributes: {
      'page-index': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'points/exchanges/exchanges.tsx',
          doc: {
            zh: '換領紀錄：帳戶的換領訂單，分頁顯示。',
            en: 'The exchange records of the account, in pages.',
          },
          attributes: {
            'page-index': {
              zh: '頁碼，由 1 開始。',
              en: 'The page, from 1.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-points-order': {
    public: true,
    attributes: {
      'order-no': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'points/order/order.tsx',
          doc: {
            zh: '換領訂單詳情：狀態、時間、產品及積分。',
            en: 'An exchange order: status, time, product and points.',
          },
          attributes: {
            'order-no': {
              zh: '換領訂單編號。',
              en: 'The number of the exchange order.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
} as const satisfies Rows;
