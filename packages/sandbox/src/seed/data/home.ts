import type { PictureRef } from '../../range/imported.ts';
import type { SceneKind } from '../art/scenes.ts';
import type { ArtRef, Bilingual } from './types.ts';

/** Words beside a picture, and their link: an address of the shop, or a word to search for. */
export interface SeedBlock {
  readonly title: Bilingual;
  readonly remark?: Bilingual;
  readonly button?: Bilingual;
  readonly to: string | { readonly search: Bilingual };
}

/** A banner or a pop-up: its words are text, over or under the picture. */
export const homeBanners: readonly (SeedBlock & { readonly scene: SceneKind })[] = [
  {
    scene: 'infection',
    title: { zh: '手套、口罩、保護衣，一次補齊', en: 'Gloves, masks and gowns in one order' },
    remark: {
      zh: '感染控制用品齊備，按倍數選購，整箱更省心。',
      en: 'Infection control by the box or the case, in clear multiples.',
    },
    button: { zh: '選購感染控制', en: 'Shop infection control' },
    to: '/search?categoryId=100&searchType=categoryId',
  },
  {
    scene: 'restorative',
    title: { zh: '複合樹脂節，色號 A1 至 D3', en: 'Composite season: shades A1 to D3' },
    remark: {
      zh: '流動、後牙及通用樹脂，連黏合劑一併補貨。',
      en: 'Flowable, posterior and universal, with their bonds.',
    },
    button: { zh: '選購複合樹脂', en: 'Shop composites' },
    to: { search: { zh: '複合樹脂', en: 'Composites' } },
  },
  {
    scene: 'sterilisation',
    title: { zh: '消毒流程，由清洗到封裝', en: 'The sterilising routine, from washing to sealing' },
    remark: {
      zh: '滅菌袋、指示帶、消毒盒及消毒爐。',
      en: 'Pouches, tapes, cassettes and autoclaves.',
    },
    button: { zh: '選購滅菌用品', en: 'Shop sterilisation' },
    to: { search: { zh: '滅菌用品', en: 'Sterilisation' } },
  },
  {
    scene: 'anaesthesia',
    title: { zh: '針頭與麻醉，按號數備足', en: 'Needles and anaesthetics, by gauge' },
    remark: {
      zh: '27G 至 30G，長短齊備；藥物須由註冊醫生訂購。',
      en: '27G to 30G, short and long; medicine for registered doctors.',
    },
    button: { zh: '選購麻醉與注射', en: 'Shop anaesthesia' },
    to: { search: { zh: '麻醉與注射', en: 'Anaesthesia' } },
  },
];

export const homeAdvert: SeedBlock & { readonly scene: SceneKind } = {
  scene: 'restock',
  title: { zh: '年末補貨節', en: 'Year-end restock' },
  remark: {
    zh: '診所常用品，一次補齊到農曆年後。',
    en: 'Everyday supplies to last past the holidays.',
  },
  to: '/active11/1',
};

export const homeWelcome: SeedBlock & { readonly scene: SceneKind } = {
  scene: 'infection',
  title: { zh: '新客戶優惠', en: 'For new customers' },
  remark: { zh: '首次選購，指定用品減價。', en: 'Reduced prices on your first order.' },
  to: '/newCustomers',
};

/** Tiles of special events: words beside a drawing. The shop shows four of them. */
export const homeSpecials: readonly (SeedBlock & { readonly art: ArtRef })[] = [
  {
    title: { zh: '口罩及保護裝備', en: 'Masks and protection' },
    remark: { zh: '按盒選購，倍數清晰', en: 'By the box, in clear multiples' },
    to: { search: { zh: '口罩', en: 'masks' } },
    art: { family: 'masks', tint: '#2B7A59' },
  },
  {
    title: { zh: '車針按 ISO 編號', en: 'Burs by ISO number' },
    remark: { zh: '鑽石、鎢鋼及拋光', en: 'Diamond, carbide and polishing' },
    to: { search: { zh: '車針', en: 'burs' } },
    art: { family: 'burs', tint: '#33506B' },
  },
  {
    title: { zh: '縫合線', en: 'Sutures' },
    remark: { zh: '按線號及針型選擇', en: 'By gauge and needle' },
    to: { search: { zh: '縫合線', en: 'sutures' } },
    art: { family: 'suture', tint: '#6B3F73' },
  },
  {
    title: { zh: '傷口護理', en: 'Wound care' },
    remark: { zh: '紗布、敷料及繃帶', en: 'Gauze, dressings and bandages' },
    to: { search: { zh: '傷口護理', en: 'wound care' } },
    art: { family: 'gauze', tint: '#9A3B3B' },
  },
  {
    title: { zh: '開業設備', en: 'Opening a clinic' },
    remark: { zh: '治療椅、光固化機及馬達', en: 'Chairs, curing lights and motors' },
    to: '/search?categoryId=1800&searchType=categoryId',
    art: { family: 'autoclave', tint: '#5A4F8F' },
  },
];

export const homeSubject: Bilingual = {
  zh: '按需要補貨，毋須整櫃翻找',
  en: 'Restock by task, not by aisle',
};

/** The two zones: the goods of a tag. */
export const homeZones: readonly (SeedBlock & {
  readonly tag: string;
  readonly scene: SceneKind;
})[] = [
  {
    tag: 'new',
    scene: 'sterilisation',
    title: { zh: '新品專區', en: 'New arrivals' },
    remark: { zh: '最近上架的用品。', en: 'Recently listed.' },
    to: '/newProductZone',
  },
  {
    tag: 'discount',
    scene: 'infection',
    title: { zh: '優惠專區', en: 'Offers' },
    remark: { zh: '現正減價的用品。', en: 'Reduced now.' },
    to: '/discountZone',
  },
];

/** Floors by their category; each has two or three adverts, which name a subcategory by its place. */
export const homeFloors: readonly {
  readonly category: number;
  readonly adverts: readonly {
    readonly child: number;
    readonly title: Bilingual;
    readonly remark: Bilingual;
  }[];
}[] = [
  {
    category: 100,
    adverts: [
      {
        child: 0,
        title: { zh: '每日消耗品', en: 'Every day' },
        remark: { zh: '開診前，先補齊', en: 'Stocked before the first patient' },
      },
      {
        child: 2,
        title: { zh: '口罩及呼吸器', en: 'Masks' },
        remark: { zh: '按級別選擇', en: 'By level of protection' },
      },
      {
        child: 4,
        title: { zh: '護目及面罩', en: 'Eyes and face' },
        remark: { zh: '每診更換', en: 'Fresh for every patient' },
      },
    ],
  },
  {
    category: 200,
    adverts: [
      {
        child: 0,
        title: { zh: '表面消毒', en: 'Surfaces' },
        remark: { zh: '兩診之間用', en: 'Between two patients' },
      },
      {
        child: 2,
        title: { zh: '手部衞生', en: 'Hands' },
        remark: { zh: '搓手液及洗手液', en: 'Rubs and soaps' },
      },
    ],
  },
  {
    category: 300,
    adverts: [
      {
        child: 0,
        title: { zh: '高壓消毒袋', en: 'Pouches' },
        remark: { zh: '自封及平捲', en: 'Self-sealing and reels' },
      },
      {
        child: 3,
        title: { zh: '消毒爐', en: 'Autoclaves' },
        remark: { zh: '桌上型', en: 'For the bench' },
      },
    ],
  },
  {
    category: 400,
    adverts: [
      {
        child: 0,
        title: { zh: '複合樹脂', en: 'Composites' },
        remark: { zh: '色號 A1 至 D3', en: 'Shades A1 to D3' },
      },
      {
        child: 2,
        title: { zh: '黏合及酸蝕', en: 'Bond and etch' },
        remark: { zh: '每步齊備', en: 'Every step' },
      },
    ],
  },
  {
    category: 500,
    adverts: [
      {
        child: 1,
        title: { zh: '機用根管銼', en: 'Rotary files' },
        remark: { zh: '按錐度及長度', en: 'By taper and length' },
      },
      {
        child: 2,
        title: { zh: '根管充填', en: 'Obturation' },
        remark: { zh: '牙膠尖及封閉劑', en: 'Points and sealers' },
      },
    ],
  },
  {
    category: 600,
    adverts: [
      {
        child: 0,
        title: { zh: '印模一次成功', en: 'Right first time' },
        remark: { zh: '快凝藻酸鹽', en: 'Fast-set alginate' },
      },
      {
        child: 2,
        title: { zh: '印模托盤', en: 'Trays' },
        remark: { zh: '有孔及無孔', en: 'Perforated and plain' },
      },
    ],
  },
];

/** The blocks of a home page. */
export interface SeedHome {
  readonly banners: readonly (SeedBlock & { readonly scene: SceneKind })[];
  readonly advert: (SeedBlock & { readonly scene: SceneKind }) | undefined;
  readonly welcome: (SeedBlock & { readonly scene: SceneKind }) | undefined;
  readonly specials: readonly (SeedBlock & { readonly art: PictureRef })[];
  readonly subject: Bilingual;
  readonly zones: typeof homeZones;
  readonly floors: typeof homeFloors;
}
