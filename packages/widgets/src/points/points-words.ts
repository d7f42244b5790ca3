import { bilingual } from '../engine/index.ts';
import * as commonWords from '../ui/foundation/common-words.ts';

const FIGURES = new Intl.NumberFormat('en-HK');

/** Returns a number of points in digits: 12,480. */
export const figures = (points: number): string => FIGURES.format(points);

/** Returns points with their sign: +1,286, −9,800; zero has none. */
export const signedFigures = (points: number): string => {
  if (points === 0) return '0';
  return `${points < 0 ? '−' : '+'}${figures(Math.abs(points))}`;
};

/** Texts that several screens of the points mall share. */
export const pointsWords = bilingual({
  zh: {
    home: commonWords.home.zh,
    mall: commonWords.pointsMall.zh,
    history: '積分明細',
    exchanges: '換領紀錄',
    rules: '積分規則',
    unit: '積分',
    amount: (t: { points: number }) => `${figures(t.points)} 積分`,
    unread: '未能載入。',
    toMall: '返回積分商城',
    gone: '此產品不存在或已下架',
    goneWhy: '可能已換完或不再提供。',
    outOfStock: commonWords.outOfStock.zh,
    notEnough: '積分不足',
    limitReached: '此帳戶已換領。',
    limit: '限換一件',
    wasPrice: '原價',
    quantity: commonWords.quantity.zh,
  },
  en: {
    home: commonWords.home.en,
    mall: commonWords.pointsMall.en,
    history: 'Points history',
    exchanges: 'Exchange records',
    rules: 'Points rules',
    unit: 'points',
    amount: (t) => `${figures(t.points)} ${t.points === 1 ? 'point' : 'points'}`,
    unread: 'Could not be loaded.',
    toMall: 'Back to the points mall',
    gone: 'This product does not exist or is no longer offered',
    goneWhy: 'It may have run out or been withdrawn.',
    outOfStock: commonWords.outOfStock.en,
    notEnough: 'Not enough points',
    limitReached: 'Your account has redeemed it already.',
    limit: 'Limit 1',
    wasPrice: 'Original price',
    quantity: commonWords.quantity.en,
  },
});
