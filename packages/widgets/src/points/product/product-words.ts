import { bilingual } from '../../engine/index.ts';
import * as commonWords from '../../ui/foundation/common-words.ts';
import { figures } from '../points-words.ts';

interface Pieces {
  readonly count: number;
}

/** Texts of a points product. */
export const productWords = bilingual({
  zh: {
    page: '積分產品',
    cost: '所需積分',
    balance: '可用積分',
    stock: '庫存',
    pieces: (t: Pieces) => `${figures(t.count)} 件`,
    limit: '每個帳戶限換一件',
    description: '產品說明',
    redeem: '立即換領',
    logIn: commonWords.logIn.zh,
    logInWhy: '請先登入，即可查看積分及換領。',
    hidden: '認證後顯示原價',
    quantityOf: (t: { name: string }) => `${t.name}數量`,
  },
  en: {
    page: 'Points product',
    cost: 'Points needed',
    balance: 'Your points',
    stock: 'Stock',
    pieces: (t) => `${figures(t.count)} left`,
    limit: 'Limit 1 per account',
    description: 'Description',
    redeem: 'Redeem now',
    logIn: commonWords.logIn.en,
    logInWhy: 'Log in to see your points and redeem them.',
    hidden: 'Original price for verified clinics',
    quantityOf: (t) => `Quantity of ${t.name}`,
  },
});
