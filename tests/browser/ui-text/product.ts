// Words of the product page, in addition to common.ts.
import type { Lang } from './common.ts';

const zh = {
  filter: '搜尋貨號或規格',
  matches: (shown: number, count: number) => `${count} 款中符合 ${shown} 款`,
  noMatch: '沒有符合的規格',
  showPicturesOf: (article: string) => `查看 ${article} 的圖片`,
  less: '收起',
  zoomIn: '放大',
  collect: /^收藏/,
  collected: /^已收藏/,
  collectedNow: '已收藏。',
  collectionEnded: '已取消收藏。',
  added: '已加入購物車。',
  offerEnds: '限時優惠尚餘',
  offerEnded: '限時優惠已結束',
  notEligible: '不符合新客戶優惠資格，正在轉往其他頁面。',
  onlyForNew: '此優惠只供新客戶選購。',
  stay: '留在此頁',
  goPlain: '查看一般產品',
  swap: /換購品/,
  back: '返回',
  chosen: (kinds: number, pieces: number) => `已選 ${kinds} 款規格共 ${pieces} 包`,
};

const en: typeof zh = {
  filter: 'Find an article number or specification',
  matches: (shown, count) => `${shown} of ${count} match`,
  noMatch: 'No specifications match',
  showPicturesOf: (article) => `Show pictures of ${article}`,
  less: 'Show less',
  zoomIn: 'Zoom in',
  collect: /^Save(?!d)/,
  collected: /^Saved/,
  collectedNow: 'Saved.',
  collectionEnded: 'Removed from saved items.',
  added: 'Added to cart.',
  offerEnds: 'Offer ends in',
  offerEnded: 'This offer has ended',
  notEligible: 'You are not eligible for the new-customer offer. Redirecting.',
  onlyForNew: 'This offer is for new customers only.',
  stay: 'Stay here',
  goPlain: 'See the product',
  swap: /Add-on product/,
  back: 'Go back',
  chosen: (kinds, pieces) => `${kinds} specifications, ${pieces} packs`,
};

export const saidOfProducts: Readonly<Record<Lang, typeof zh>> = { zh, en };
