import type { Poster } from '../media/posters.ts';
import type { Bilingual } from './data/types.ts';

/** Pictures of campaigns and of the new-customer page, by key. */
export const campaignPosters: Readonly<Record<string, Poster>> = {
  restock: {
    title: { zh: '年末補貨節', en: 'Year-end restock' },
    line: {
      zh: '診所常用品，一次補齊到農曆年後',
      en: 'Everyday supplies to last past the holidays',
    },
    art: 'pump-bottle',
    tint: '#1A6B4B',
    ground: '#E3EFE8',
  },
  caseprice: {
    title: { zh: '手套，整箱補貨', en: 'Gloves by the case' },
    line: { zh: '丁腈、乳膠及外科手套', en: 'Nitrile, latex and surgical' },
    art: 'gloves-nitrile',
    tint: '#3F639B',
    ground: '#EAF1F7',
  },
  sterilise: {
    title: { zh: '滅菌用品', en: 'Sterilisation' },
    line: { zh: '滅菌袋、指示帶', en: 'Pouches and tape' },
    art: 'pouches',
    tint: '#2B7A59',
    ground: '#EEF5F0',
  },
  hands: {
    title: { zh: '洗手及消毒', en: 'Hand hygiene' },
    line: { zh: '消毒液、濕紙巾', en: 'Rubs and wipes' },
    art: 'wipes',
    tint: '#2F7F5C',
    ground: '#F1EFEA',
  },
  composite: {
    title: { zh: '複合樹脂', en: 'Composites' },
    line: { zh: '色號 A1 至 D3', en: 'Shades A1 to D3' },
    art: 'composite',
    tint: '#B06F3C',
    ground: '#FBF3E0',
  },
  bonding: {
    title: { zh: '黏合及酸蝕', en: 'Bond and etch' },
    line: { zh: '每步齊備', en: 'Every step' },
    art: 'bond',
    tint: '#8F3D55',
    ground: '#FBEFE8',
  },
  burs: {
    title: { zh: '車針及拋光', en: 'Burs and polish' },
    line: { zh: '按 ISO 編號', en: 'By ISO number' },
    art: 'polishing',
    tint: '#33506B',
    ground: '#F1EFEA',
  },
  syringes: {
    title: { zh: '注射用品', en: 'Injection' },
    line: { zh: '針頭、針筒', en: 'Needles, syringes' },
    art: 'syringe',
    tint: '#C77F2A',
    ground: '#EAF1F7',
  },
  wound: {
    title: { zh: '傷口護理', en: 'Wound care' },
    line: { zh: '紗布、敷料', en: 'Gauze, dressings' },
    art: 'gauze',
    tint: '#9A3B3B',
    ground: '#FBF3E0',
  },
  sutures: {
    title: { zh: '縫合線', en: 'Sutures' },
    line: { zh: '按線號及針型', en: 'By gauge and needle' },
    art: 'suture',
    tint: '#6B3F73',
    ground: '#FBEFE8',
  },
  titleprotect: {
    title: { zh: '防護及感染控制', en: 'Protection and infection control' },
    line: { zh: '手套、口罩、消毒', en: 'Gloves, masks, disinfection' },
    art: 'masks',
    tint: '#2B7A59',
    ground: '#FFFFFF',
  },
  titlerestore: {
    title: { zh: '牙科修復及印模', en: 'Restorative and impressions' },
    line: { zh: '樹脂、印模、黏固', en: 'Composites, impressions, cement' },
    art: 'capsules',
    tint: '#B06F3C',
    ground: '#FFFFFF',
  },
  titleequip: {
    title: { zh: '器械及設備', en: 'Instruments and equipment' },
    line: { zh: '開業、換新', en: 'For opening and renewing' },
    art: 'handpiece',
    tint: '#33506B',
    ground: '#FFFFFF',
  },
  opening: {
    title: { zh: '新診所開業月', en: 'Opening month' },
    line: { zh: '開業用品一站齊', en: 'Everything a new clinic needs' },
    art: 'chair',
    tint: '#33506B',
    ground: '#EAF1F7',
  },
  firstorder: {
    title: { zh: '首張訂單，首購優惠價', en: 'First-order prices' },
    line: { zh: '只限未曾訂購的診所', en: 'For clinics that have not ordered yet' },
    art: 'gloves-nitrile',
    tint: '#1A6B4B',
    ground: '#E3EFE8',
  },
  firstcoupon: {
    title: { zh: '新客戶優惠券', en: 'Coupons for new customers' },
    line: { zh: '登入後自動領取', en: 'Claimed as soon as you log in' },
    art: 'voucher',
    tint: '#B9471A',
    ground: '#FBEFE8',
  },
};

/** An area of a campaign: banners in columns, or goods under a title. */
export type SeedArea =
  | {
      readonly kind: 'banners';
      readonly name?: Bilingual;
      readonly heading?: string;
      /** Spec: 2§9 */
      readonly emission: 1 | 2 | 3 | 4 | 6;
      /** Keys of posters and the paths that they lead to. */
      readonly banners: readonly { readonly poster: string; readonly path: string }[];
    }
  | {
      readonly kind: 'products';
      readonly name: Bilingual;
      readonly heading?: string;
      /** Ids of parent categories; their best sellers, those on offer first. */
      readonly categories: readonly number[];
      readonly products: number;
    };

export interface SeedCampaign {
  readonly id: number;
  readonly name: Bilingual;
  readonly poster: string;
  readonly background: string;
  /** From the day on which the rows are made; in the past for one that is over. */
  readonly days: number;
  readonly areas: readonly SeedArea[];
}

const category = (id: number) => `/search?categoryId=${id}&searchType=categoryId`;

/** A campaign that runs, with every kind of area, and one that is over. */
export const campaigns: readonly SeedCampaign[] = [
  {
    id: 1,
    name: { zh: '年末補貨節', en: 'Year-end restock' },
    poster: 'restock',
    background: '#D9E9DF',
    days: 60,
    areas: [
      {
        kind: 'banners',
        emission: 1,
        banners: [{ poster: 'caseprice', path: category(100) }],
      },
      {
        kind: 'products',
        name: { zh: '防護及感染控制', en: 'Protection' },
        heading: 'titleprotect',
        categories: [100, 200, 300],
        products: 10,
      },
      {
        kind: 'banners',
        name: { zh: '消毒滅菌', en: 'Hygiene' },
        emission: 2,
        banners: [
          { poster: 'sterilise', path: category(300) },
          { poster: 'hands', path: category(200) },
        ],
      },
      {
        kind: 'products',
        name: { zh: '牙科修復', en: 'Restorative' },
        heading: 'titlerestore',
        categories: [400, 600, 700],
        products: 10,
      },
      {
        kind: 'banners',
        name: { zh: '按步驟選購', en: 'By procedure' },
        emission: 3,
        banners: [
          { poster: 'composite', path: category(400) },
          { poster: 'bonding', path: category(700) },
          { poster: 'burs', path: category(800) },
        ],
      },
      {
        kind: 'banners',
        emission: 4,
        banners: [
          { poster: 'syringes', path: category(1200) },
          { poster: 'wound', path: category(1300) },
          { poster: 'sutures', path: category(1100) },
          { poster: 'caseprice', path: category(100) },
        ],
      },
      {
        kind: 'products',
        name: { zh: '器械及設備', en: 'Equipment' },
        heading: 'titleequip',
        categories: [1800, 1500, 800],
        products: 10,
      },
      {
        kind: 'banners',
        name: { zh: '更多分類', en: 'More' },
        emission: 6,
        banners: [
          { poster: 'sterilise', path: category(300) },
          { poster: 'hands', path: category(200) },
          { poster: 'composite', path: category(400) },
          { poster: 'wound', path: category(1300) },
          { poster: 'sutures', path: category(1100) },
          { poster: 'burs', path: category(800) },
        ],
      },
    ],
  },
  {
    id: 2,
    name: { zh: '新診所開業月', en: 'Opening month' },
    poster: 'opening',
    background: '#EAF1F7',
    days: -7,
    areas: [
      {
        kind: 'products',
        name: { zh: '器械及設備', en: 'Equipment' },
        heading: 'titleequip',
        categories: [1800],
        products: 6,
      },
    ],
  },
];

export interface SeedActivity {
  readonly id: number;
  readonly name: Bilingual;
  /** Without a percentage: what is taken off depends on the product, and its badge says it. */
  readonly content: Bilingual;
  /** Ids of parent categories, whose goods of the new-customer offer it shows. */
  readonly categories: readonly number[];
}

/** Activities of the new-customer page; together they show all goods that are in the offer. */
export const activities: readonly SeedActivity[] = [
  {
    id: 1,
    name: { zh: '防護及耗材首購價', en: 'Protection and consumables' },
    content: {
      zh: '手套、消毒用品及診所耗材，首張訂單按首購價計算。',
      en: 'Gloves, disinfectants and clinic consumables at the first-order price.',
    },
    categories: [100, 200, 300, 1200, 1300, 1700],
  },
  {
    id: 2,
    name: { zh: '牙科材料首購價', en: 'Dental materials' },
    content: {
      zh: '修復、根管、印模及矯齒用品，首張訂單按首購價計算。',
      en: 'Restorative, endodontic, impression and orthodontic materials at the first-order price.',
    },
    categories: [400, 500, 600, 700, 900, 1000],
  },
  {
    id: 3,
    name: { zh: '器械及設備首購價', en: 'Instruments and equipment' },
    content: {
      zh: '車針、外科器械、診斷儀器及設備，首張訂單按首購價計算。',
      en: 'Burs, surgical instruments, diagnostics and equipment at the first-order price.',
    },
    categories: [800, 1100, 1500, 1600, 1800],
  },
];

/** Banners of the new-customer page and where they lead. */
export const newCustomerBanners: readonly { readonly poster: string; readonly path: string }[] = [
  { poster: 'firstorder', path: category(100) },
  { poster: 'firstcoupon', path: '/user/coupon' },
  { poster: 'restock', path: '/active11/1' },
];

/** Campaigns and the page of new customers. */
export interface SeedPromotions {
  readonly campaigns: readonly SeedCampaign[];
  readonly activities: readonly SeedActivity[];
  readonly newCustomerBanners: typeof newCustomerBanners;
}

export const seededPromotions: SeedPromotions = { campaigns, activities, newCustomerBanners };
