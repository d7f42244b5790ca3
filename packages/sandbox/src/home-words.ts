import type { BannerKind } from './seed/index.ts';
import type { Bilingual } from './seed/shapes.ts';

/** Banners of the home page and what they search for. */
export const banners: readonly { readonly kind: BannerKind; readonly keyword: Bilingual }[] = [
  { kind: 'infection', keyword: { zh: '感染控制', en: 'Infection control' } },
  { kind: 'restorative', keyword: { zh: '複合樹脂', en: 'Composites' } },
  { kind: 'sterilisation', keyword: { zh: '滅菌用品', en: 'Sterilisation' } },
  { kind: 'anaesthesia', keyword: { zh: '麻醉與注射', en: 'Anaesthesia' } },
];

/** A drawn tile: two lines of words beside an illustration, and the search that it opens. */
export interface Poster {
  readonly title: Bilingual;
  readonly line: Bilingual;
  readonly keyword: Bilingual;
  /** Family of the illustration. */
  readonly art: string;
  readonly tint: string;
  /** Ground of the poster. */
  readonly ground: string;
}

/** The first four are the special tiles; the last greets new customers. */
export const posters: Readonly<Record<string, Poster>> = {
  masks: {
    title: { zh: '口罩及保護裝備', en: 'Masks and protection' },
    line: { zh: '整箱選購，倍數清晰', en: 'By the case, in clear multiples' },
    keyword: { zh: '口罩', en: 'masks' },
    art: 'masks',
    tint: '#2B7A59',
    ground: '#EEF5F0',
  },
  burs: {
    title: { zh: '車針按 ISO 編號', en: 'Burs by ISO number' },
    line: { zh: '鑽石、鎢鋼及拋光', en: 'Diamond, carbide and polishing' },
    keyword: { zh: '車針', en: 'burs' },
    art: 'burs',
    tint: '#33506B',
    ground: '#F1EFEA',
  },
  sutures: {
    title: { zh: '縫合線', en: 'Sutures' },
    line: { zh: '按線號及針型選擇', en: 'By gauge and needle' },
    keyword: { zh: '縫合線', en: 'sutures' },
    art: 'suture',
    tint: '#6B3F73',
    ground: '#FBEFE8',
  },
  wound: {
    title: { zh: '傷口護理', en: 'Wound care' },
    line: { zh: '紗布、敷料及繃帶', en: 'Gauze, dressings and bandages' },
    keyword: { zh: '傷口護理', en: 'wound care' },
    art: 'gauze',
    tint: '#9A3B3B',
    ground: '#FBF3E0',
  },
  welcome: {
    title: { zh: '新客戶優惠', en: 'For new customers' },
    line: { zh: '首次選購，指定用品減價', en: 'Reduced prices on your first order' },
    keyword: { zh: '新客戶', en: 'new customer' },
    art: 'gloves-nitrile',
    tint: '#1A6B4B',
    ground: '#EEF5F0',
  },
};

/** The two zone blocks of the home page. Their pages come later, so for now the paths lead to listings. */
export const zones = {
  discount: {
    name: { zh: '優惠專區', en: 'Special offers' },
    remark: { zh: '本週減價用品', en: 'Reduced this week' },
    poster: 'masks',
    keyword: { zh: '優惠', en: 'offer' },
    orderBy: '0',
  },
  new: {
    name: { zh: '新品專區', en: 'New products' },
    remark: { zh: '剛到貨的用品', en: 'Just arrived' },
    poster: 'burs',
    keyword: { zh: 'ALL', en: 'ALL' },
    orderBy: '7',
  },
  subject: { zh: '按需要補貨，無需整櫃翻找', en: 'Restock by task, not by aisle' },
} as const satisfies Record<
  string,
  | Bilingual
  | {
      name: Bilingual;
      remark: Bilingual;
      poster: keyof typeof posters;
      keyword: Bilingual;
      orderBy: string;
    }
>;
