import type { Bilingual } from './types.ts';

/** A way of delivery to a province of the region tree; without a province, to all provinces that have none. */
export interface SeedDelivery {
  readonly id: number;
  readonly name: Bilingual;
  readonly province?: string;
  readonly freightCents: number;
  /** Goods above this go free by the default way; never without it. */
  readonly freeAboveCents?: number;
  readonly isDefault: boolean;
}

/** Who sends goods. */
export interface SeedStore {
  readonly id: number;
  readonly name: Bilingual;
  readonly isMedicine: boolean;
  /** Parent categories that it sends; the first store sends what no other does. */
  readonly parentIds: readonly number[];
  readonly deliveries: readonly SeedDelivery[];
}

const HONG_KONG = '810000';
const MACAU = '820000';

type Way = readonly [
  province: string | undefined,
  zh: string,
  en: string,
  freight: number,
  freeAbove?: number,
];

/** The first way to a place is its default. */
function ways(first: number, list: readonly Way[]): SeedDelivery[] {
  return list.map(([province, zh, en, freight, freeAbove], at) => ({
    id: first + at,
    name: { zh, en },
    ...(province === undefined ? {} : { province }),
    freightCents: freight * 100,
    ...(freeAbove === undefined ? {} : { freeAboveCents: freeAbove * 100 }),
    isDefault: list.findIndex((each) => each[0] === province) === at,
  }));
}

/** The warehouse delivers everywhere, the pharmacy where it is licensed, and heavy goods where a van can go. */
export const stores: readonly SeedStore[] = [
  {
    id: 1,
    name: { zh: 'Clinicart 倉庫', en: 'Clinicart warehouse' },
    isMedicine: false,
    parentIds: [],
    deliveries: ways(11, [
      [HONG_KONG, '標準送貨（1–2 個工作天）', 'Standard delivery (1–2 working days)', 60, 800],
      [HONG_KONG, '即日急送', 'Same-day courier', 120],
      [HONG_KONG, '火炭倉庫自取', 'Pick up at the Fo Tan warehouse', 0],
      [MACAU, '澳門船運（3 個工作天）', 'Macau by ferry (3 working days)', 150, 3000],
      [MACAU, '澳門速遞', 'Macau courier', 260],
      [undefined, '順豐跨境速遞', 'Cross-border courier', 180, 5000],
    ]),
  },
  {
    id: 2,
    name: { zh: 'Peridon 藥物', en: 'Peridon medicines' },
    isMedicine: true,
    parentIds: [],
    deliveries: ways(31, [
      [HONG_KONG, '藥物專車（恆溫）', 'Medicine van, temperature controlled', 80, 1500],
      [HONG_KONG, '冷鏈急送', 'Cold-chain courier', 220],
      [MACAU, '澳門藥物專遞', 'Medicine courier to Macau', 240],
    ]),
  },
  {
    id: 3,
    name: { zh: '設備及工程部', en: 'Equipment and engineering' },
    isMedicine: false,
    parentIds: [1800],
    deliveries: ways(51, [
      [HONG_KONG, '尾板貨車送貨', 'Delivery with a tail-lift van', 300, 10_000],
      [HONG_KONG, '送貨連安裝及測試', 'Delivery with installation and testing', 680],
      [MACAU, '澳門貨運', 'Freight to Macau', 880],
    ]),
  },
];

/** A cut on what an order has of a parent category, or of everything, from a sum on. Days count from the day that the rows are made. */
export interface SeedCut {
  readonly name: Bilingual;
  readonly parentId?: number;
  readonly thresholdCents: number;
  readonly cutCents: number;
  readonly days: number;
}

export const priceCuts: readonly SeedCut[] = [
  {
    name: {
      zh: '感染控制滿 HK$2,000 減 HK$150',
      en: 'Infection control: HK$150 off from HK$2,000',
    },
    parentId: 100,
    thresholdCents: 200_000,
    cutCents: 15_000,
    days: 30,
  },
  {
    name: { zh: '牙科修復滿 HK$5,000 減 HK$400', en: 'Restorative: HK$400 off from HK$5,000' },
    parentId: 400,
    thresholdCents: 500_000,
    cutCents: 40_000,
    days: 30,
  },
];

/** The swap offer: how many items from which sum, or from how many pieces, on. */
export const swapOffer = {
  name: { zh: '加價換購', en: 'Add-on deal' },
  tiers: [
    { byCount: false, threshold: 100_000, allowed: 1 },
    { byCount: false, threshold: 200_000, allowed: 2 },
    { byCount: false, threshold: 300_000, allowed: 3 },
    { byCount: true, threshold: 60, allowed: 2 },
  ],
  /** The share of its price that a swap item costs. */
  percent: 60,
} as const;
