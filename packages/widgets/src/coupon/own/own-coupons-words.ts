import { bilingual } from '../../ui/foundation/words.ts';

/** Texts of the account's own coupons. */
export const ownCouponsWords = bilingual({
  zh: {
    title: '優惠券',
    tabs: '優惠券分類',
    tab: { unused: '未使用', used: '已使用', expired: '已過期' },
    list: '優惠券列表',
    loading: '正在載入優惠券',
    number: (t: { id: string }) => `編號 ${t.id}`,
    until: (t: { day: string }) => `至 ${t.day}`,
    ending: (t: { day: string; daysLeft: number }) =>
      t.daysLeft === 0 ? `至 ${t.day}，今日到期` : `至 ${t.day}，尚餘 ${t.daysLeft} 日`,
    from: (t: { day: string }) => `${t.day} 起`,
    range: (t: { from: string; to: string }) => `${t.from} 至 ${t.to}`,
    use: '去使用',
    useNamed: (t: { name: string }) => `去使用 ${t.name}`,
    used: '已使用',
    expired: '已過期',
    missing: (t: { amount: string }) => `購物車尚欠 ${t.amount}`,
    reached: (t: { amount: string }) => `購物車可減 ${t.amount}`,
    none: '沒有未使用的優惠券',
    noneWhy: '在優惠專區及產品頁可領取優惠券。',
    offers: '前往優惠專區',
    noneUsed: '沒有已使用的優惠券',
    noneExpired: '沒有已過期的優惠券',
    showUnused: '查看未使用的優惠券',
  },
  en: {
    title: 'Coupons',
    tabs: 'Coupons by state',
    tab: { unused: 'Unused', used: 'Used', expired: 'Expired' },
    list: 'Coupons',
    loading: 'Loading coupons',
    number: (t) => `No. ${t.id}`,
    until: (t) => `Until ${t.day}`,
    ending: (t) =>
      t.daysLeft === 0
        ? `Until ${t.day}, today`
        : `Until ${t.day}, ${t.daysLeft} ${t.daysLeft === 1 ? 'day' : 'days'}`,
    from: (t) => `From ${t.day}`,
    range: (t) => `${t.from} to ${t.to}`,
    use: 'Use',
    useNamed: (t) => `Use ${t.name}`,
    used: 'Used',
    expired: 'Expired',
    missing: (t) => `Spend ${t.amount} more`,
    reached: (t) => `${t.amount} off your cart`,
    none: 'No unused coupons',
    noneWhy: 'Claim coupons on product pages and among the offers.',
    offers: 'View the offers',
    noneUsed: 'No used coupons',
    noneExpired: 'No expired coupons',
    showUnused: 'View unused coupons',
  },
});
