// Words of the brand index and of coupons, written a second time, not imported from the widgets.
import type { Lang } from './common.ts';

const zh = {
  brands: '品牌索引',
  brandCount: (count: number) => `${count} 個品牌`,
  filterBrands: '按名稱篩選品牌',
  allBrands: /^全部/,
  noBrand: (typed: string) => `沒有名稱包含「${typed}」的品牌`,
  showAllBrands: '顯示全部品牌',
  coupons: '優惠券',
  claim: (name: string) => `領取 ${name}`,
  claimAll: '全部領取',
  claimed: '已領取',
  moreCoupons: /^其餘 \d+ 張$/,
  certifyFirst: '優惠券供認證診所領取，請先完成認證。',
  anniversary: '全店週年優惠',
  restock: '手套補貨券',
  control: '感染控制月',
};

const en: typeof zh = {
  brands: 'Brands',
  brandCount: (count) => `${count} ${count === 1 ? 'brand' : 'brands'}`,
  filterBrands: 'Filter brands by name',
  allBrands: /^All/,
  noBrand: (typed) => `No brands match “${typed}”`,
  showAllBrands: 'Show all brands',
  coupons: 'Coupons',
  claim: (name) => `Claim ${name}`,
  claimAll: 'Claim all',
  claimed: 'Claimed',
  moreCoupons: /^\d+ more$/,
  certifyFirst: 'Coupons are for verified clinics. Get verified first.',
  anniversary: 'Shop anniversary',
  restock: 'Glove restock',
  control: 'Infection control month',
};

export const saidThere: Readonly<Record<Lang, typeof zh>> = { zh, en };
