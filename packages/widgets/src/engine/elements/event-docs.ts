import type { ClinicEventName, PageEventName } from '../page/events.ts';
import type { Doc } from './row.ts';

interface EventDoc {
  readonly detail: string;
  readonly doc: Doc;
  /** Fired by `document.body` instead of an element, because it concerns the whole page. */
  readonly ofPage?: true;
}

/** Documentation of every event: its `detail`, and when it is fired. */
export const EVENT_DOCS: {
  readonly [N in ClinicEventName]: EventDoc &
    (N extends PageEventName ? { ofPage: true } : { ofPage?: never });
} = {
  'clinic-navigate': {
    detail: '{ url: string; route: RouteName }',
    doc: {
      zh: '按下連結。阻止後可自行前往。',
      en: 'A link was clicked. Prevent it to go there yourself.',
    },
  },
  'clinic-login-request': {
    detail: '{ reason: string }',
    doc: {
      zh: '此操作需要登入。阻止後可顯示自己的登入介面。',
      en: 'An action needs a signed-in buyer. Prevent it to show a sign-in of your own.',
    },
  },
  'clinic-session-change': {
    detail: '{ signedIn: boolean }',
    ofPage: true,
    doc: { zh: '買家已登入或登出。', en: 'The buyer signed in or out.' },
  },
  'clinic-language-change': {
    detail: "{ language: 'zh' | 'en' }",
    ofPage: true,
    doc: { zh: '已切換語言。', en: 'Another language was chosen.' },
  },
  'clinic-cart-add': {
    detail:
      '{ productId: string; specificationId: string; articleNumber: string; name: string; quantity: number }',
    doc: { zh: '商品已加入購物車。', en: 'Goods were added to the cart.' },
  },
  'clinic-cart-change': {
    detail: '{ count: number }',
    ofPage: true,
    doc: {
      zh: '購物車的商品項數有變，不論由本頁、另一分頁、登入、登出或下單引起；每次一個事件。',
      en: 'The number of lines in the cart changed: by this page, another tab, a sign-in or sign-out, or an order. One event a change.',
    },
  },
  'clinic-order-placed': {
    detail: '{ orderNo: string }',
    doc: {
      zh: '訂單已提交。阻止後可自行前往付款。',
      en: 'The order stands. Prevent it to lead on to its payment yourself.',
    },
  },
  'clinic-title-change': {
    detail: '{ title: string }',
    doc: {
      zh: '元件顯示的內容換了名稱；頁面可用作標題。',
      en: 'What an element shows goes by another name now; a page may take it for its title.',
    },
  },
  'clinic-search': {
    detail: '{ keyword: string; url: string }',
    doc: {
      zh: '提交搜尋。阻止後可自行顯示結果。',
      en: 'A search was submitted. Prevent it to show the results yourself.',
    },
  },
  'clinic-error': {
    detail: '{ tag: string; message: string }',
    doc: {
      zh: '元件或其程式出錯並顯示錯誤狀態；伺服器拒絕或沒有回應的請求不會引發。阻止後不會寫入主控台。',
      en: 'An element or its code failed and shows its error state; a call that the server refuses or leaves unanswered fires none. Prevent it to keep it out of the console.',
    },
  },
};
