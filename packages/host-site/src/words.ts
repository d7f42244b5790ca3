import type { Language } from '@clinicart/sdk';

interface PageWords {
  readonly shop: string;
  readonly about: string;
  readonly skip: string;
  readonly home: string;
  readonly searchDescription: (what: string) => string;
  readonly notFound: string;
  readonly notFoundWhy: string;
  readonly retry: string;
  readonly back: string;
  readonly goHome: string;
  readonly crash: string;
  readonly crashWhy: string;
  readonly reload: string;
  readonly busy: string;
  readonly busyWhy: string;
  readonly hotline: (hours: { from: number; to: number }) => string;
  readonly reference: string;
  readonly noScript: string;
  readonly topicDescription: (topic: string) => string;
  readonly leaving: string;
  readonly leavingWhy: string;
  readonly goThere: string;
  readonly unfitAddress: string;
  readonly unfitAddressWhy: string;
  readonly transferWhy: string;
  readonly transferSlow: string;
  readonly transferSlowWhy: string;
}

/** Texts of the pages themselves; the widgets hold all others. */
export const pageWords: Readonly<Record<Language, PageWords>> = {
  zh: {
    shop: 'Clinicart 診所用品',
    about: '港澳診所的醫療及牙科用品',
    skip: '跳至主要內容',
    home: '首頁',
    searchDescription: (what) => `${what}：規格、貨號、庫存及效期一目了然，供港澳診所選購。`,
    notFound: '找不到此頁',
    notFoundWhy: '連結可能已失效。',
    retry: '再試一次',
    back: '返回上一頁',
    goHome: '返回首頁',
    crash: '頁面暫時未能顯示',
    crashWhy: '請重新載入；如問題持續，請稍後再試。',
    reload: '重新載入',
    busy: '瀏覽人數眾多，請稍候',
    busyWhy: '此頁暫時未能送出，請於數秒後再試。購物車及訂單不受影響。',
    hotline: ({ from, to }) => `客戶服務熱線（${from}:00–${to}:00）`,
    reference: '參考編號',
    topicDescription: (topic) => `${topic}：Clinicart 常見問題及解答。`,
    leaving: '你即將離開本網站',
    leavingWhy: '請核對以下地址，確認後才前往。',
    goThere: '前往此地址',
    unfitAddress: '不能開啟此地址',
    unfitAddressWhy: '連結不完整或不安全，因此沒有開啟。',
    transferWhy: '請稍候，不要關閉此視窗。',
    transferSlow: '未能開啟付款頁面',
    transferSlowWhy: '請關閉此視窗，並在付款頁再試一次。尚未付款。',
    noScript: '請啟用 JavaScript，以加入購物車及登入。',
  },
  en: {
    shop: 'Clinicart clinic supplies',
    about: 'Medical and dental supplies for clinics in Hong Kong and Macau',
    skip: 'Skip to content',
    home: 'Home',
    searchDescription: (what) =>
      `${what}: specifications, article numbers, stock and expiry at a glance, for clinics in Hong Kong and Macau.`,
    notFound: 'The page you visited does not exist',
    notFoundWhy: 'The link may no longer work.',
    retry: 'Try again',
    back: 'Go back',
    goHome: 'Return home',
    crash: 'Something went wrong on our side',
    crashWhy: 'Reload the page. If it happens again, try later.',
    reload: 'Reload',
    busy: 'Many clinics are shopping right now',
    busyWhy:
      'We could not send this page in time. Please try again in a few seconds. Your cart and your orders are unaffected.',
    hotline: ({ from, to }) => `Hotline, ${from}:00–${to}:00`,
    reference: 'Reference',
    topicDescription: (topic) => `${topic}: common questions about Clinicart, and their answers.`,
    leaving: 'You are about to leave this site',
    leavingWhy: 'Check this address. Continue only if you trust it.',
    goThere: 'Go to this address',
    unfitAddress: 'This address cannot be opened',
    unfitAddressWhy: 'The link is incomplete or not safe, so we did not open it.',
    transferWhy: 'Please wait and keep this window open.',
    transferSlow: 'The payment page did not open',
    transferSlowWhy: 'Close this window and try again on the payment page. Nothing has been paid.',
    noScript: 'Turn on JavaScript to add to the cart and log in.',
  },
};
