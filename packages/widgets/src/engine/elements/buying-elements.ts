import { FIRST_ROWS } from './first-rows.ts';
import { type Rows, string } from './row.ts';

/** Ordering and paying. */
export const BUYING_ELEMENTS = {
  'clinic-quick-order': {
    public: true,
    attributes: {},
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'quick-order/quick-order.tsx',
          doc: {
            zh: '快速訂購：輸入、貼上或上載貨號及數量，核對後加入購物車。',
            en: 'Quick order: article numbers typed, pasted or loaded, checked line by line, then added to the cart.',
          },
          attributes: {},
          events: ['clinic-navigate', 'clinic-cart-add'],
        },
  },
  'clinic-pay-result': {
    public: false,
    attributes: {
      'order-id': string,
      type: string,
      'pay-type': string,
      message: string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'cashier/result/pay-result.tsx',
          doc: {
            zh: '付款結果：成功、失敗或等候銀行轉帳，均以伺服器的訂單為準。',
            en: 'The result of a payment: made, failed or a bank transfer that is awaited, as the server has the order.',
          },
          attributes: {
            'order-id': {
              zh: '訂單編號。',
              en: 'The order number.',
            },
            type: {
              zh: 'fail 表示付款頁面報告失敗；訂單仍以伺服器為準。',
              en: 'fail where the payment page reports a failure; the order at the server decides.',
            },
            'pay-type': {
              zh: '付款方式代碼（2§9）：8 顯示收款帳戶；是否已付款以伺服器為準。',
              en: 'Code of the way of paying (2§9): 8 shows the account to remit to. Whether it is paid the server decides.',
            },
            message: {
              zh: '失敗原因，只作文字顯示。',
              en: 'Why it failed; shown as text alone.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-qr-pay': {
    public: false,
    attributes: {
      'order-id': string,
      code: string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'cashier/qr/qr-pay.tsx',
          doc: {
            zh: '付款碼：顯示在此瀏覽器開始的掃碼付款，付款後前往結果。',
            en: 'A payment code of a payment that was begun in this browser; goes on to the result once it is paid.',
          },
          attributes: {
            'order-id': {
              zh: '訂單編號。',
              en: 'The order number.',
            },
            code: {
              zh: '付款碼的文字；並非在此瀏覽器開始的不會顯示。',
              en: 'Text of the code; one that was not begun in this browser is not drawn.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-wallet-return': {
    public: false,
    attributes: {},
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'cashier/wallet-return/wallet-return.tsx',
          doc: {
            zh: '從電子錢包返回：向伺服器確認後前往付款結果。只供商店網站使用。',
            en: 'Back from a wallet: confirms with the server, then goes to the result. For the shop’s own site.',
          },
          attributes: {},
          events: ['clinic-navigate'],
        },
  },
  'clinic-cart': {
    public: false,
    attributes: { compact: { type: 'boolean', default: false } },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'cart/cart.tsx',
          doc: {
            zh: '購物車頁面。',
            en: 'The cart.',
          },
          attributes: {
            compact: {
              zh: '窄版：供抽屜或窄欄使用，每行可移除，下方有合計及結帳。',
              en: 'Narrow form for a drawer or a column: a remove button on each line, sums and checkout at the foot.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-checkout': {
    public: true,
    attributes: {},
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'checkout/checkout.tsx',
          doc: {
            zh: '確認訂單：地址、配送、優惠券、付款方式及備註，然後提交。',
            en: 'Order confirmation: address, delivery, coupon, payment and remark, and placing the order.',
          },
          attributes: {},
          events: ['clinic-navigate', 'clinic-order-placed'],
        },
  },
  'clinic-cashier': {
    public: true,
    attributes: {
      'order-id': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'cashier/cashier.tsx',
          doc: {
            zh: '收銀台：以各種方式支付訂單。',
            en: 'The cashier: paying an order, in every way.',
          },
          attributes: {
            'order-id': {
              zh: '訂單編號。',
              en: 'Number of the order.',
            },
          },
          lightDom: true,
          events: ['clinic-navigate'],
        },
  },
  'clinic-cart-button': {
    ...FIRST_ROWS['clinic-cart-button'],
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'cart/button/cart-button.tsx',
          doc: {
            zh: '購物車按鈕及數量。合作夥伴的頁面沒有自己的購物車時，購物車、確認訂單及付款會在頁面上的側欄打開。',
            en: 'A button to the cart, with its count. Where a partner’s page has no cart of its own, cart, order confirmation and cashier open in a drawer over the page.',
          },
          attributes: {
            opens: {
              zh: 'page 表示前往商店網站，而不打開側欄。',
              en: 'page leads to the shop’s site instead of opening the drawer.',
            },
          },
          lightDom: true,
          events: ['clinic-navigate'],
        },
  },
} as const satisfies Rows;
