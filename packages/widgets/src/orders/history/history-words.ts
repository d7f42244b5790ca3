import { unitFor } from '@clinicart/sdk/values';
import { bilingual } from '../../ui/foundation/words.ts';

interface Count {
  readonly count: number;
}

const days = ({ count }: Count) => (count === 1 ? '1 day' : `${count} days`);

/** The words of the buying history. */
export const historyWords = bilingual({
  zh: {
    title: '採購紀錄',
    range: '期間',
    sixMonths: '近 6 個月',
    twelveMonths: '近 12 個月',
    custom: '自訂日期',
    from: '由',
    to: '至',
    show: '顯示',
    problems: {
      incomplete: '請填寫開始及結束日期。',
      reversed: '開始日期不可遲於結束日期。',
      'too-long': ({ months }: { months: number }) => `最多可選 ${months} 個月。`,
    },
    exportAs: '匯出試算表',
    exported: '訂單紀錄已匯出。',
    loading: '正在載入採購紀錄',
    readingOrders: ({ done, total }: { done: number; total: number }) =>
      `正在讀取訂單：第 ${done}／${total} 頁`,
    readingCategories: ({ done, total }: { done: number; total: number }) =>
      `正在讀取產品分類：${done}／${total}`,
    emptyTitle: '未有採購紀錄',
    empty: '首三張訂單完成後，此頁便會有內容。',
    emptyRange: '此期間沒有訂單，請選擇其他日期。',
    toShop: '選購產品',
    hidden: '診所認證後即可查看支出。',
    certify: '前往認證',
    unread: ({ count }: Count) => `${count} 項產品的分類未能讀取，已計入「其他」。`,
    unreadRefunds: '退款未能讀取，支出未扣除退款。',
  },
  en: {
    title: 'Buying history',
    range: 'Range',
    sixMonths: '6 months',
    twelveMonths: '12 months',
    custom: 'Custom dates',
    from: 'From',
    to: 'To',
    show: 'Show',
    problems: {
      incomplete: 'Enter a first and a last date.',
      reversed: 'The first date must not be after the last one.',
      'too-long': ({ months }) => `Choose at most ${months} months.`,
    },
    exportAs: 'Export',
    exported: 'Your order history is exported.',
    loading: 'Loading your buying history',
    readingOrders: ({ done, total }) => `Reading orders: page ${done} of ${total}`,
    readingCategories: ({ done, total }) => `Reading product categories: ${done} of ${total}`,
    emptyTitle: 'No buying history yet',
    empty: 'Your first three orders will fill this page.',
    emptyRange: 'No orders in this range. Choose other dates.',
    toShop: 'Browse products',
    hidden: 'Spending shows once your clinic is verified.',
    certify: 'Verify my clinic',
    unread: ({ count }) =>
      `The category of ${count === 1 ? '1 product' : `${count} products`} could not be read. Counted as “Other”.`,
    unreadRefunds: 'Refunds could not be read. Spending includes what was refunded.',
  },
});

/** The words of the list of articles that run low. */
export const runningLowWords = bilingual({
  zh: {
    title: '快將用完',
    basis: '按最近 6 次訂購的間隔及數量（中位數）估算，不計其他來源的存貨。',
    none: '未有可估算的產品：同一產品須在三個不同日子訂購。',
    product: '產品',
    usual: '慣常用量',
    expected: '預計用完',
    price: '上次單價',
    perUnit: ({ unit }: { unit: string }) => `／${unit}`,
    quantity: '建議數量',
    action: '加入購物車',
    every: ({ count, quantity, unit }: Count & { quantity: number; unit: string }) =>
      `每 ${count} 日 ${quantity} ${unit || '件'}`,
    last: ({ day }: { day: string }) => `上次 ${day}`,
    overdue: ({ count }: Count) => `已過預計日 ${count} 日`,
    soon: ({ day, count }: Count & { day: string }) =>
      count === 0 ? `約 ${day}，今日` : `約 ${day}，${count} 日後`,
    later: ({ day, count }: Count & { day: string }) =>
      count < 14 ? `約 ${day}，${count} 日後` : `約 ${day}，${Math.floor(count / 7)} 星期後`,
    quantityOf: ({ name }: { name: string }) => `${name} 的數量`,
    add: '加入',
    adding: '加入中',
    addOf: ({ name }: { name: string }) => ` ${name}`,
    addAll: '全部加入購物車',
    more: ({ count }: Count) => `查看全部 ${count} 項`,
    less: '收起',
    added: ({ count }: Count) => `已加入 ${count} 件。`,
    notAdded: '未能加入。',
    allAdded: ({ count }: Count) => `${count} 項產品已加入購物車。`,
    someAdded: ({ added, count, rest }: Count & { added: number; rest: string }) =>
      `${count} 項之中已加入 ${added} 項。${rest}`,
    othersNot: '其餘原因見各行。',
    unsure: '部分產品未收到商店回覆，可能已在購物車內；再次加入時會先核對購物車。',
    noneAdded: '未有產品加入購物車，原因見各行。',
    toCart: '查看購物車',
  },
  en: {
    title: 'Running low',
    basis:
      'Estimated from the interval and quantity of the last 6 orders (median), without other stock.',
    none: 'Nothing to estimate yet: an article must have been ordered on three different days.',
    product: 'Product',
    usual: 'Usual use',
    expected: 'Expected to run out',
    price: 'Last price',
    perUnit: ({ unit }) => ` / ${unit}`,
    quantity: 'Suggested quantity',
    action: 'Add to cart',
    every: ({ count, quantity, unit }) =>
      `Every ${days({ count })}: ${[quantity, unitFor(quantity, unit || 'unit')].join('\u00a0')}`,
    last: ({ day }) => `Last on ${day}`,
    overdue: ({ count }) => `${days({ count })} overdue`,
    soon: ({ day, count }) =>
      count === 0 ? `About ${day}, today` : `About ${day}, in ${days({ count })}`,
    later: ({ day, count }) =>
      count < 14
        ? `About ${day}, in ${days({ count })}`
        : `About ${day}, in ${Math.floor(count / 7)} weeks`,
    quantityOf: ({ name }) => `Quantity of ${name}`,
    add: 'Add',
    adding: 'Adding',
    addOf: ({ name }) => ` ${name}`,
    addAll: 'Add all to cart',
    more: ({ count }) => `View all ${count}`,
    less: 'Show less',
    added: ({ count }) => `${count} added.`,
    notAdded: 'Could not be added.',
    allAdded: ({ count }) =>
      count === 1 ? '1 product is in your cart.' : `${count} products are in your cart.`,
    someAdded: ({ added, count, rest }) =>
      `${added} of ${count} products are in your cart. ${rest}`,
    othersNot: 'Each line says why the others are not.',
    unsure:
      'We did not hear back about some products, so they may already be in your cart. Adding them again checks the cart first.',
    noneAdded: 'Nothing was added to your cart. Each line says why.',
    toCart: 'View cart',
  },
});

/** The words of spending by month and category. */
export const spendingWords = bilingual({
  zh: {
    title: '每月支出',
    basis: ({ day }: { day: string }) => `HK$，按產品分類，已減優惠及退款，未計運費。截至 ${day}。`,
    chartOnly: '圖表顯示最近 12 個月。',
    total: ({ count }: Count) => `${count} 個月合計`,
    average: '每月平均',
    orders: '訂單',
    orderCount: ({ count }: Count) => `${count} 張`,
    table: '分類明細',
    tableBasis: 'HK$，四捨五入至元',
    recent: ({ count }: Count) => `，最近 ${count} 個月`,
    showAll: ({ count }: Count) => `顯示全部 ${count} 個月`,
    showRecent: ({ count }: Count) => `只顯示最近 ${count} 個月`,
    sumOf: ({ count }: Count) => `${count} 個月`,
    category: '分類',
    other: '其他',
    sum: '合計',
    share: '佔比',
  },
  en: {
    title: 'Monthly spending',
    basis: ({ day }) =>
      `HK$ by category, less savings and refunds, without delivery. Until ${day}.`,
    chartOnly: 'The chart shows the last 12 months.',
    total: ({ count }) => (count === 1 ? 'Total of 1 month' : `Total of ${count} months`),
    average: 'Monthly average',
    orders: 'Orders',
    orderCount: ({ count }) => String(count),
    table: 'By category',
    tableBasis: 'HK$, rounded to the dollar',
    recent: ({ count }) => `, last ${count} months`,
    showAll: ({ count }) => `Show all ${count} months`,
    showRecent: ({ count }) => `Show the last ${count} months`,
    sumOf: ({ count }) => (count === 1 ? '1 month' : `${count} months`),
    category: 'Category',
    other: 'Other',
    sum: 'Total',
    share: 'Share',
  },
});
