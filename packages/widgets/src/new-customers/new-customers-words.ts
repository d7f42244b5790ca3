import { bilingual } from '../engine/index.ts';
import * as commonWords from '../ui/foundation/common-words.ts';

/** Words of the page for new customers. */
export const promotionWords = bilingual({
  zh: {
    title: '新客戶優惠',
    banners: '新客戶推廣',
    coupons: commonWords.coupons.zh,
    claimed: ({ count }: { count: number }) => `已為你領取 ${count} 張優惠券。`,
    logInToClaim: '登入後自動為你領取。',
    certifyToClaim: '認證後自動為你領取。',
    activity: '優惠產品',
    more: ({ count }: { count: number }) => `查看更多（餘 ${count} 款）`,
    moreFailed: '未能載入更多產品。',
    loading: '正在載入新客戶優惠',
    empty: '暫時沒有新客戶優惠',
    emptyWhy: '稍後再來，或先看看正在進行的優惠。',
    offers: commonWords.goToOffers.zh,
    goHome: commonWords.returnHome.zh,
  },
  en: {
    title: 'For new customers',
    banners: 'For new customers',
    coupons: commonWords.coupons.en,
    claimed: ({ count }) =>
      `${count} ${count === 1 ? 'coupon was' : 'coupons were'} claimed for you.`,
    logInToClaim: 'Claimed for you when you log in.',
    certifyToClaim: 'Claimed for you once verified.',
    activity: 'Products on offer',
    more: ({ count }) => `View more (${count} left)`,
    moreFailed: 'More products could not be loaded.',
    loading: 'Loading the offers for new customers',
    empty: 'No offers for new customers now',
    emptyWhy: 'Come back later, or see the offers that are running.',
    offers: commonWords.goToOffers.en,
    goHome: commonWords.returnHome.en,
  },
});
