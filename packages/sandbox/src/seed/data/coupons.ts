import { type BrandTitle, brandOf } from './brands.ts';
import { type SubcategoryKey, subcategoryId } from './categories.ts';
import type { Bilingual } from './types.ts';

/** The products a coupon covers: all, those of some subcategories, or those of one brand. */
type Scope =
  | { readonly all: true }
  | { readonly categoryIds: readonly number[] }
  | { readonly brandId: number };

/** A coupon of the shop. Days count from the day that the rows are made, so that offers are always running. */
export interface SeedCoupon {
  readonly id: number;
  /** Without an amount: names are shown to those who see no prices. */
  readonly name: Bilingual;
  readonly benefit: { readonly percentOff: number } | { readonly cents: number };
  /** Least spend; an order counts all of its goods towards it (2§5). */
  readonly minimumCents: number;
  readonly scope: Scope;
  readonly startsIn: number;
  readonly endsIn: number;
  /** How many one clinic may have, used ones included. */
  readonly perPerson: number;
  /** How many the shop still gives; without a number as many as are wanted. */
  readonly left?: number;
  readonly forNewCustomers?: true;
}

const everything = { all: true } as const;
const of = (...keys: readonly SubcategoryKey[]) => ({ categoryIds: keys.map(subcategoryId) });
const by = (title: BrandTitle) => ({ brandId: brandOf(title).brand.id });
const dollars = (amount: number) => ({ cents: amount * 100 });
const percent = (percentOff: number) => ({ percentOff });

type Row = readonly [
  zh: string,
  en: string,
  benefit: SeedCoupon['benefit'],
  minimum: number,
  scope: Scope,
  days: readonly [startsIn: number, endsIn: number],
  more?: Pick<SeedCoupon, 'left' | 'forNewCustomers'> & { readonly perPerson?: number },
];

const ROWS: readonly Row[] = [
  ['診所月結回贈', 'Clinic month-end reward', dollars(150), 2000, everything, [-9, 21]],
  ['全店週年優惠', 'Shop anniversary', percent(5), 1000, everything, [-20, 40]],
  [
    '感染控制月',
    'Infection control month',
    percent(8),
    800,
    of('gloves-exam', 'gloves-surgical', 'masks', 'gowns', 'eyewear', 'surface', 'hand-hygiene'),
    [-19, 11],
  ],
  [
    '手套補貨券',
    'Glove restock',
    dollars(60),
    600,
    of('gloves-exam', 'gloves-surgical'),
    [-5, 25],
    { perPerson: 2 },
  ],
  [
    '滅菌用品優惠',
    'Sterilisation supplies',
    dollars(80),
    900,
    of('pouches', 'monitoring', 'cassettes'),
    [-12, 34],
  ],
  [
    '美學修復專享',
    'Aesthetic restorations',
    percent(12),
    1500,
    of('composites', 'flowables', 'adhesives', 'glass-ionomer', 'polishing'),
    [-3, 27],
  ],
  ['Orelle 品牌日', 'Orelle brand days', percent(10), 0, by('Orelle'), [-2, 5]],
  [
    '根管治療組合',
    'Root canal kit',
    dollars(120),
    1600,
    of('hand-files', 'rotary-files', 'obturation', 'irrigation', 'rubber-dam'),
    [-7, 38],
  ],
  [
    '印模材料券',
    'Impression materials',
    dollars(50),
    500,
    of('alginates', 'silicones', 'trays', 'model'),
    [-15, 15],
  ],
  [
    '外科及縫合優惠',
    'Surgery and sutures',
    percent(7.5),
    1200,
    of('sutures', 'blades', 'extraction', 'instruments', 'drapes'),
    [-1, 29],
  ],
  ['年終大額採購', 'Year-end bulk order', dollars(600), 8000, everything, [-4, 40], { left: 40 }],
  ['聖誕預購', 'Christmas pre-order', percent(6), 1800, everything, [5, 35], { left: 200 }],
  ['中秋慶賞', 'Mid-autumn thanks', dollars(100), 1000, everything, [-70, -20]],
  ['早鳥限量券', 'Early bird, limited', dollars(200), 1500, everything, [-6, 9], { left: 0 }],
  [
    '新客戶首單禮',
    'First order gift',
    dollars(100),
    500,
    everything,
    [-60, 120],
    { forNewCustomers: true },
  ],
  [
    '新客戶手套禮遇',
    'New customer glove offer',
    percent(20),
    300,
    of('gloves-exam'),
    [-60, 120],
    { forNewCustomers: true },
  ],
  [
    '新客戶診斷儀器禮遇',
    'New customer diagnostics offer',
    percent(15),
    0,
    of('thermometers', 'blood-pressure', 'stethoscopes', 'point-of-care'),
    [-60, 120],
    { forNewCustomers: true },
  ],
  ['老客戶謝禮', 'Regular customer thanks', percent(3), 300, everything, [-30, 60], { left: 0 }],
  // Granted by the merchant only.
  ['週末快閃', 'Weekend flash', dollars(80), 800, everything, [-4, 2], { left: 0 }],
  ['尾日優惠', 'Last day offer', percent(4), 500, everything, [-9, 0], { left: 0 }],
  ['再購回贈', 'Reorder thanks', dollars(50), 600, everything, [-10, 15], { left: 0 }],
  ['Kairn 車針', 'Kairn burs', percent(10), 1000, by('Kairn'), [-6, 22], { left: 0 }],
  [
    '印模週',
    'Impression week',
    percent(5),
    300,
    of('alginates', 'silicones'),
    [-2, 41],
    { left: 0 },
  ],
  [
    '診斷儀器折扣',
    'Diagnostics discount',
    dollars(300),
    5000,
    of('thermometers', 'blood-pressure', 'stethoscopes'),
    [-3, 41],
    { left: 0 },
  ],
  ['滅菌套裝', 'Sterilisation set', dollars(100), 1200, of('pouches'), [-1, 56], { left: 0 }],
  ['問卷回贈', 'Survey reward', dollars(20), 0, everything, [-5, 90], { left: 0 }],
  ['夏季保養', 'Summer service', dollars(60), 600, everything, [-120, -60], { left: 0 }],
  ['開學體檢', 'School check-up', percent(6), 400, of('masks'), [-90, -40], { left: 0 }],
];

const FIRST_COUPON = 3001;

export const coupons: readonly SeedCoupon[] = ROWS.map(
  ([zh, en, benefit, minimum, scope, [startsIn, endsIn], more = {}], place) => ({
    id: FIRST_COUPON + place,
    name: { zh, en },
    benefit,
    minimumCents: minimum * 100,
    scope,
    startsIn,
    endsIn,
    perPerson: 1,
    ...more,
  }),
);

/** The regular customer: every kind, far and soon ending, not begun, used and expired; two pages of unused ones. */
const UNUSED = [
  'Weekend flash',
  'Last day offer',
  'Reorder thanks',
  'Kairn burs',
  'Impression week',
  'Diagnostics discount',
  'Sterilisation set',
  'Survey reward',
  'Christmas pre-order',
  'Orelle brand days',
  'Clinic month-end reward',
];
const USED = [
  'Shop anniversary',
  'Infection control month',
  'Root canal kit',
  'Surgery and sutures',
];
const EXPIRED = ['Summer service', 'School check-up', 'Mid-autumn thanks'];
const ofRegular = [...UNUSED, ...USED, ...EXPIRED].map((coupon) => ({
  scenario: 'regular',
  coupon,
  used: USED.includes(coupon),
}));

/**
 * Coupons of a demo clinic at the start: used, expired and valid, so that each tab has something; and for an
 * order an amount and a percentage off everything, and both off selected goods, some below their minimum.
 */
export const heldCoupons: readonly {
  readonly scenario: string;
  readonly coupon: SeedCoupon['name']['en'];
  readonly used: boolean;
}[] = [
  { scenario: 'verified', coupon: 'Clinic month-end reward', used: false },
  { scenario: 'verified', coupon: 'Regular customer thanks', used: false },
  { scenario: 'verified', coupon: 'Sterilisation supplies', used: false },
  { scenario: 'verified', coupon: 'Aesthetic restorations', used: false },
  { scenario: 'verified', coupon: 'Impression materials', used: true },
  { scenario: 'verified', coupon: 'Mid-autumn thanks', used: false },
  ...ofRegular,
  { scenario: 'credit', coupon: 'Shop anniversary', used: true },
  { scenario: 'credit', coupon: 'Year-end bulk order', used: false },
];
