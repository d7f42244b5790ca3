import type { ArtView, Bilingual } from './types.ts';

/** A product of the points mall before it is written. */
export interface SeedPointsProduct {
  readonly id: number;
  readonly name: Bilingual;
  /** Family of the drawing, and how it is shown: one picture per view. */
  readonly family: string;
  readonly tint: string;
  /** Size or shade on the goods, as their name says it. */
  readonly label: string | undefined;
  /** Technical word on the pack. */
  readonly mark: string | undefined;
  readonly views: readonly ArtView[];
  readonly points: number;
  readonly priceCents: number;
  /** Null where the shop does not say how many are left. */
  readonly stock: number | null;
  readonly isLimited: boolean;
  readonly kind: PointsKind;
}

/** Groups of points products, which share the text of their page. */
export type PointsKind = 'consumable' | 'instrument' | 'device' | 'office';

/** Text of the product page by group. */
export const pointsPages: Readonly<Record<PointsKind, readonly Bilingual[]>> = {
  consumable: [
    {
      zh: '日常診症用品，與產品目錄所售者同一規格及批次管理。',
      en: 'For daily practice, of the same specification and batch control as in the catalogue.',
    },
    { zh: '送達時有效期不少於 12 個月。', en: 'At least 12 months of shelf life on delivery.' },
  ],
  instrument: [
    {
      zh: '不鏽鋼器械，可於 134°C 高溫高壓滅菌。',
      en: 'Stainless steel, autoclavable at 134°C.',
    },
    { zh: '首次使用前請先清潔及滅菌。', en: 'Clean and sterilise it before first use.' },
  ],
  device: [
    {
      zh: '附中英文說明書、香港標準電源插頭及一年保養。',
      en: 'With instructions in Chinese and English, a Hong Kong plug and one year of warranty.',
    },
    { zh: '送貨時可安排簡單示範。', en: 'A short demonstration on delivery can be arranged.' },
  ],
  office: [
    {
      zh: '候診室及茶水間用品，附一年保養。',
      en: 'For the waiting room and the pantry, with one year of warranty.',
    },
    { zh: '款式以收到的實物為準。', en: 'The design may differ slightly from the picture.' },
  ],
};

type Row = readonly [
  family: string,
  zh: string,
  en: string,
  points: number,
  dollars: number,
  stock: number | null,
  more?: {
    readonly isLimited?: true;
    readonly views?: readonly ArtView[];
    readonly tint?: string;
    readonly label?: string;
    readonly mark?: string;
    readonly kind?: PointsKind;
  },
];

const LIMITED = { isLimited: true } as const;
const INSTRUMENT = { kind: 'instrument' } as const;
const DEVICE = { kind: 'device' } as const;
const OFFICE = { kind: 'office' } as const;
const THREE: readonly ArtView[] = ['front', 'detail', 'pack'];

const ROWS: readonly Row[] = [
  ['gloves-nitrile', '丁腈檢查手套 10 盒', 'Nitrile examination gloves, 10 boxes', 6800, 680, 40],
  ['kettle', '診所電熱水壺 1.7 升', 'Electric kettle, 1.7 L', 12000, 398, 18, OFFICE],
  [
    'lamp',
    '無線 LED 光固化機',
    'Cordless LED curing light',
    46000,
    3980,
    5,
    { ...DEVICE, ...LIMITED, views: ['front', 'detail', 'stack', 'pack'], mark: '10' },
  ],
  [
    'masks',
    'ASTM Level 3 口罩 5 盒',
    'ASTM level 3 masks, 5 boxes',
    2800,
    290,
    120,
    { label: 'Level 3' },
  ],
  ['umbrella', '自動開收雨傘', 'Automatic umbrella', 2500, 168, 60, OFFICE],
  ['flask', '不鏽鋼保溫瓶 500 毫升', 'Vacuum flask, 500 ml', 3200, 228, 36, OFFICE],
  [
    'loupes',
    '2.5 倍牙科放大鏡',
    'Dental loupes, 2.5×',
    58000,
    4880,
    3,
    { ...DEVICE, ...LIMITED, label: '2.5×' },
  ],
  ['wipes', '表面消毒濕巾 6 罐', 'Surface disinfectant wipes, 6 tubs', 4200, 420, 75],
  ['thermometer-forehead', '紅外線額溫計', 'Infrared forehead thermometer', 9800, 520, 25, DEVICE],
  ['oximeter', '指夾式血氧儀', 'Fingertip pulse oximeter', 7600, 388, 0, DEVICE],
  [
    'scissors',
    '彎頭組織剪 14 厘米',
    'Tissue scissors, curved, 14 cm',
    5400,
    460,
    14,
    { ...INSTRUMENT, views: THREE, label: 'C · 14 cm' },
  ],
  ['stethoscope', '雙面聽診器', 'Dual-head stethoscope', 18800, 1280, 10, DEVICE],
  ['face-shield', '防霧面罩 20 片', 'Anti-fog face shields, 20 pieces', 3600, 360, 48],
  ['pump-bottle', '酒精搓手液 6 支', 'Alcohol hand rub, 6 bottles', 2600, 258, 90],
  ['bp-monitor', '上臂式血壓計', 'Upper-arm blood pressure monitor', 16800, 980, 12, DEVICE],
  ['gloves-latex', '乳膠檢查手套 5 盒', 'Latex examination gloves, 5 boxes', 3000, 310, 52],
  ['goggles', '防護眼罩 2 副', 'Safety goggles, 2 pairs', 1800, 190, 44, { tint: '#8FA3AD' }],
  ['sealer', '滅菌袋封口機', 'Pouch sealing machine', 52000, 4200, 2, { ...DEVICE, ...LIMITED }],
  ['gown', '防水隔離衣 20 件', 'Fluid-resistant gowns, 20 pieces', 5200, 560, 30],
  ['mirror-probe', '口鏡探針套裝', 'Mirror and probe set', 4800, 420, 22, INSTRUMENT],
  ['bouffant', '無紡布圓帽 200 個', 'Bouffant caps, 200 pieces', 1200, 120, 140],
  [
    'curette',
    '牙周刮匙 Gracey 7/8',
    'Gracey curette 7/8',
    10800,
    620,
    16,
    { ...INSTRUMENT, label: '7/8' },
  ],
  [
    'ultrasonic',
    '超聲波清洗機 3 升',
    'Ultrasonic cleaner, 3 L',
    49800,
    3600,
    4,
    { ...DEVICE, label: '3 L' },
  ],
  [
    'needle-holder',
    '持針器 16 厘米',
    'Needle holder, 16 cm',
    9999,
    780,
    9,
    { ...INSTRUMENT, label: '16 cm' },
  ],
  ['aerosol', '器械防鏽噴霧 3 支', 'Instrument care spray, 3 cans', 4600, 480, 33],
  [
    'extraction-forceps',
    '成人拔牙鉗套裝 5 把',
    'Extraction forceps set, 5 pieces',
    64500,
    6900,
    7,
    { ...INSTRUMENT, views: THREE },
  ],
  ['burs', '鑽石車針套裝 25 支', 'Diamond bur set, 25 pieces', 12800, 820, 26],
  ['camera', '口腔內窺攝影機', 'Intraoral camera', 78000, 6800, 1, { ...DEVICE, ...LIMITED }],
  ['polishing', '拋光輪套裝', 'Polishing disc set', 8400, 560, 28],
  ['whitening', '診所美白套裝', 'In-office whitening kit', 15800, 1180, 11],
  ['glucose', '血糖儀連試紙 50 條', 'Glucose meter with 50 strips', 13600, 720, null, DEVICE],
  [
    'elevator',
    '直挺 3 毫米',
    'Straight elevator, 3 mm',
    11200,
    690,
    13,
    { ...INSTRUMENT, label: '3 mm' },
  ],
  ['bibs', '病人圍巾 500 張', 'Patient bibs, 500 pieces', 3400, 350, 65],
  [
    'motor',
    '種植機連手機',
    'Implant motor with handpiece',
    128000,
    15800,
    1,
    { ...DEVICE, mark: '40 000' },
  ],
  ['alginate', '藻酸鹽印模粉 4 包', 'Alginate impression powder, 4 bags', 6200, 520, 38],
  ['pouches', '滅菌袋 1,000 個', 'Sterilisation pouches, 1,000 pieces', 5600, 590, 41],
  ['tablets', '義齒清潔片 120 片', 'Denture cleaning tablets, 120 pieces', 1500, 148, 88],
  ['sensor', '數碼牙片感應器', 'Digital intraoral sensor', 168000, 22800, 0, DEVICE],
  ['capsules', '玻璃離子膠囊 50 粒', 'Glass ionomer capsules, 50 pieces', 14200, 1080, 19],
  ['rotary-files', '機用根管銼 6 支裝 10 盒', 'Rotary files, 10 packs of 6', 39600, 3120, 15],
  ['gauze', '紗布 2,000 片', 'Gauze swabs, 2,000 pieces', 2200, 230, 72],
  ['cotton', '棉卷 3,000 個', 'Cotton rolls, 3,000 pieces', 1900, 198, 80],
  [
    'gift-box',
    '診所茶點禮盒',
    'Pantry gift box',
    2999,
    238,
    45,
    { ...OFFICE, ...LIMITED, tint: '#8A4B2D', views: ['front', 'stack'] },
  ],
  ['hot-water', '保溫電熱水瓶 4 升', 'Hot water dispenser, 4 L', 22800, 980, 6, OFFICE],
  ['flasks', '保溫壺套裝 4 個', 'Vacuum flask set, 4 pieces', 10000, 780, 20, OFFICE],
  ['umbrella', '候診室雨傘 12 把', 'Waiting-room umbrellas, 12 pieces', 24000, 1680, 8, OFFICE],
  ['sharps-bin', '利器收集箱 10 個', 'Sharps containers, 10 pieces', 4400, 430, 34],
  ['indicator-tape', '滅菌指示膠紙 12 卷', 'Indicator tape, 12 rolls', 4900, 510, 27],
  ['respirator', 'N95 呼吸器 3 盒', 'N95 respirators, 3 boxes', 7200, 720, 31, { mark: 'N95' }],
  ['tray', '印模托盤 12 個', 'Impression trays, 12 pieces', 10500, 640, 17],
  ['applicators', '微刷 1,000 支', 'Micro brushes, 1,000 pieces', 2400, 250, 66],
  ['rubber-dam-kit', '橡皮障套裝', 'Rubber dam kit', 17600, 1260, null],
  ['articulating', '咬合紙 12 本', 'Articulating paper, 12 books', 1600, 165, 95],
  ['compressor', '靜音無油空壓機', 'Silent oil-free compressor', 98000, 9800, 2, DEVICE],
  ['ejectors', '吸唾管 1,000 支', 'Saliva ejectors, 1,000 pieces', 3800, 390, 58],
  ['vps-cartridges', '矽橡膠印模材 8 支', 'VPS impression material, 8 cartridges', 29999, 2180, 12],
  ['mixing-gun', '混合槍', 'Dispensing gun', 10200, 580, 21, INSTRUMENT],
  [
    'xray-portable',
    '手提 X 光機',
    'Portable X-ray unit',
    188000,
    26800,
    1,
    { ...DEVICE, ...LIMITED },
  ],
  ['brackets', '金屬托槽套裝 5 副', 'Metal brackets, 5 sets', 30000, 2280, 10],
  ['composite', '複合樹脂 A2 10 支', 'Composite A2, 10 syringes', 33800, 2680, 14, { label: 'A2' }],
];

const TINTS = ['#2A6F97', '#2E7D5B', '#8C4A6B', '#5A5F9C', '#A2632A', '#3F7C85'];
const FIRST_PRODUCT = 6001;

export const pointsProducts: readonly SeedPointsProduct[] = ROWS.map(
  ([family, zh, en, points, dollars, stock, more = {}], place) => ({
    id: FIRST_PRODUCT + place,
    name: { zh, en },
    family,
    label: more.label,
    mark: more.mark,
    tint: more.tint ?? TINTS[place % TINTS.length] ?? '#2A6F97',
    views: more.views ?? (place % 3 === 0 ? ['front', 'detail'] : ['front']),
    points,
    priceCents: dollars * 100,
    stock,
    isLimited: more.isLimited ?? false,
    kind: more.kind ?? 'consumable',
  }),
);
