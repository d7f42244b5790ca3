import { bilingual } from '../../engine/index.ts';

/** Texts of the points history. */
export const historyWords = bilingual({
  zh: {
    tabs: '積分明細類別',
    tab: { all: '全部', income: '收入', expenditure: '支出' },
    order: '訂單編號',
    none: '未有積分明細',
    noneWhy: '購物賺取或換領產品後，積分變動會在此顯示。',
    noneIn: { all: '', income: '未有收入紀錄', expenditure: '未有支出紀錄' },
    noneInWhy: {
      all: '',
      income: '確認收貨後，賺取的積分會在此顯示。',
      expenditure: '換領產品後，使用的積分會在此顯示。',
    },
    goMall: '前往積分商城',
  },
  en: {
    tabs: 'Entries',
    tab: { all: 'All', income: 'Income', expenditure: 'Expenditure' },
    order: 'Order number',
    none: 'No points history yet',
    noneWhy: 'Points that you earn and redeem appear here.',
    noneIn: { all: '', income: 'No points earned yet', expenditure: 'No points spent yet' },
    noneInWhy: {
      all: '',
      income: 'Points appear here once you confirm receipt of an order.',
      expenditure: 'Points that you redeem appear here.',
    },
    goMall: 'Go to the points mall',
  },
});
