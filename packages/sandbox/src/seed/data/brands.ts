import type { Bilingual, SeedBrand, Wordmark } from './types.ts';

const COUNTRIES = {
  my: { name: { zh: '馬來西亞', en: 'Malaysia' }, firm: 'Medical Sdn. Bhd.' },
  uk: { name: { zh: '英國', en: 'United Kingdom' }, firm: 'Healthcare Ltd' },
  de: { name: { zh: '德國', en: 'Germany' }, firm: 'Dental GmbH' },
  jp: { name: { zh: '日本', en: 'Japan' }, firm: 'Medical K.K.' },
  it: { name: { zh: '意大利', en: 'Italy' }, firm: 'S.p.A.' },
  ch: { name: { zh: '瑞士', en: 'Switzerland' }, firm: 'Dental AG' },
  us: { name: { zh: '美國', en: 'United States' }, firm: 'Products Inc.' },
  kr: { name: { zh: '韓國', en: 'South Korea' }, firm: 'Biomed Co., Ltd.' },
  hk: { name: { zh: '香港', en: 'Hong Kong' }, firm: 'Medical (HK) Limited' },
  fr: { name: { zh: '法國', en: 'France' }, firm: 'Santé SAS' },
  se: { name: { zh: '瑞典', en: 'Sweden' }, firm: 'Care AB' },
  tw: { name: { zh: '台灣', en: 'Taiwan' }, firm: 'Precision Co., Ltd.' },
} as const;

type CountryKey = keyof typeof COUNTRIES;

const MARKS = {
  wide: { family: 'sans', weight: 700, italic: false, tracking: 0.14, upper: true },
  caps: { family: 'sans', weight: 600, italic: false, tracking: 0.07, upper: true },
  heavy: { family: 'sans', weight: 800, italic: false, tracking: 0, upper: true },
  plain: { family: 'sans', weight: 700, italic: false, tracking: -0.02, upper: false },
  thin: { family: 'sans', weight: 300, italic: false, tracking: 0.02, upper: false },
  book: { family: 'serif', weight: 700, italic: false, tracking: 0, upper: false },
  roman: { family: 'serif', weight: 400, italic: false, tracking: 0.06, upper: false },
  slant: { family: 'serif', weight: 400, italic: true, tracking: 0, upper: false },
} as const satisfies Record<string, Wordmark>;

const ROWS = [
  ['Veyra', 'VY', 'my', '#3F639B', 'wide', '檢查及外科手套', 'examination and surgical gloves'],
  [
    'Northquay',
    'NQ',
    'uk',
    '#2B7A59',
    'caps',
    '滅菌包裝及口罩',
    'sterilisation packaging and masks',
  ],
  [
    'Alderwick',
    'AW',
    'uk',
    '#2F7F5C',
    'book',
    '環境及器械消毒',
    'surface and instrument disinfection',
  ],
  ['Brisca', 'BR', 'it', '#C2683F', 'plain', '診所即棄用品', 'single-use clinic supplies'],
  ['Orelle', 'OR', 'fr', '#B06F3C', 'slant', '美學修復物料', 'aesthetic restorative materials'],
  ['Tessaly', 'TS', 'it', '#7A5FA0', 'roman', '印模及模型物料', 'impression and model materials'],
  ['Kairn', 'KR', 'ch', '#33506B', 'heavy', '旋轉器械', 'rotary instruments'],
  [
    'Solvane',
    'SV',
    'de',
    '#6B3F73',
    'thin',
    '縫合線及外科耗材',
    'sutures and surgical consumables',
  ],
  ['Peridon', 'PD', 'fr', '#2F5F94', 'plain', '局部麻醉', 'local anaesthesia'],
  ['Lumestra', 'LM', 'kr', '#2A7E8C', 'thin', '光固化及照明', 'light curing and illumination'],
  ['Quillon', 'QL', 'de', '#7B4A2E', 'book', '手用器械', 'hand instruments'],
  ['Havrel', 'HV', 'se', '#9A3B3B', 'heavy', '傷口護理', 'wound care'],
  ['Dunmora', 'DM', 'uk', '#4A6B3A', 'roman', '敷料及繃帶', 'dressings and bandages'],
  ['Ostrava Vale', 'OV', 'de', '#5A4F8F', 'caps', '高壓消毒設備', 'steam sterilisers'],
  ['Mirelune', 'ML', 'fr', '#A8577B', 'slant', '預防及美白', 'prevention and whitening'],
  ['Kestrin', 'KS', 'us', '#2E6E87', 'wide', '根管治療', 'root canal treatment'],
  ['Yasumi Bay', 'YB', 'jp', '#1F5E7A', 'plain', '精密手機', 'precision handpieces'],
  ['Fennhill', 'FH', 'uk', '#5B7A2B', 'book', '手部衞生', 'hand hygiene'],
  ['Corvanta', 'CV', 'us', '#8A3F2A', 'caps', '牙科黏固劑', 'dental cements'],
  ['Halden & Roe', 'HR', 'se', '#4C5F6B', 'roman', '診斷儀器', 'diagnostic devices'],
  ['Pellora', 'PL', 'kr', '#C0527A', 'plain', '矯齒用品', 'orthodontic supplies'],
  ['Tanwick', 'TW', 'hk', '#1A6B4B', 'wide', '診所日常耗材', 'everyday clinic consumables'],
  ['Axendra', 'AX', 'de', '#30577F', 'heavy', '牙科治療椅', 'treatment units'],
  ['Rosmere', 'RM', 'uk', '#A24A5C', 'slant', '急救藥物', 'emergency medicines'],
  ['Vantora', 'VT', 'us', '#3B4F9A', 'caps', '數碼影像', 'digital imaging'],
  ['Ilex Pharma', 'IX', 'hk', '#2C7A6B', 'plain', '口服藥物', 'oral medicines'],
  ['Sunmei', 'SM', 'tw', '#C77F2A', 'plain', '針筒及針頭', 'syringes and needles'],
  ['Granthyl', 'GT', 'de', '#6A5A3A', 'roman', '石膏及蠟', 'stones and waxes'],
  ['Nobrelle', 'NB', 'ch', '#45708F', 'thin', '黏合系統', 'adhesive systems'],
  ['Ferrowyn', 'FW', 'uk', '#55606A', 'heavy', '拔牙鉗及挺子', 'forceps and elevators'],
  ['Caldmere', 'CM', 'se', '#2F8A8A', 'book', '呼吸及氧氣護理', 'respiratory care'],
  ['Zephrane', 'ZP', 'kr', '#6C55B5', 'caps', '超聲波潔牙', 'ultrasonic scaling'],
  ['Lindqvar', 'LQ', 'se', '#3E6B52', 'thin', '隔離及保護', 'isolation and protection'],
  ['Morivan', 'MV', 'jp', '#8F3D55', 'wide', '玻璃離子', 'glass ionomers'],
  ['Petrasil', 'PS', 'it', '#2D6FA8', 'plain', '矽橡膠印模', 'silicone impressions'],
  ['Eastrand', 'ER', 'hk', '#7A6A1F', 'caps', '醫療廢物容器', 'clinical waste containers'],
  ['Auberlyn', 'AB', 'fr', '#B5577F', 'roman', '臨時修復', 'temporary restorations'],
  ['Stellmark', 'ST', 'de', '#3C3F73', 'heavy', '滅菌監測', 'sterilisation monitoring'],
  ['Opaline Ridge', 'OP', 'us', '#4F86A6', 'slant', '放大鏡及頭燈', 'loupes and headlights'],
  ['Wexcombe', 'WX', 'uk', '#875A9C', 'book', '外科器械', 'surgical instruments'],
  ['4Ortho', 'FO', 'us', '#2F6F9A', 'heavy', '隱形矯齒用品', 'clear aligner supplies'],
  ['3Dentic', 'TD', 'kr', '#4C7A3D', 'plain', '數碼牙模', 'digital dental models'],
  ['健柏 Kinpak', 'KP', 'hk', '#A5622A', 'plain', '診所即棄包裝', 'single-use clinic packs'],
  ['朗晴 Longching', 'LC', 'tw', '#3D7F9F', 'caps', '口腔護理', 'oral care'],
] as const satisfies readonly (readonly [
  string,
  string,
  CountryKey,
  string,
  keyof typeof MARKS,
  string,
  string,
])[];

export type BrandTitle = (typeof ROWS)[number][0];

/** A seed brand with what the catalogue needs to build its goods. */
export interface BrandRow {
  readonly brand: SeedBrand;
  readonly code: string;
  readonly producer: Bilingual;
}

const table = new Map<string, BrandRow>();
for (const [index, [title, code, key, colour, mark, zh, en]] of ROWS.entries()) {
  const { name, firm } = COUNTRIES[key];
  // A Chinese name has a Latin one beside it, which English sentences use.
  const latin = title.replace(/\p{Script=Han}+\s*/gu, '');
  const year = 1948 + ((index * 17) % 66);
  table.set(title, {
    code,
    producer: { zh: `${title} ${firm}（${name.zh}）`, en: `${latin} ${firm}` },
    brand: {
      id: index + 1,
      title,
      country: name,
      about: {
        zh: `${title} 於 ${year} 年在${name.zh}成立，專注${zh}，產品按 ISO 13485 品質系統生產，由香港倉庫直接供應。`,
        en: `Founded in ${name.en} in ${year}, ${latin} makes ${en} under an ISO 13485 quality system and supplies clinics from a Hong Kong warehouse.`,
      },
      colour,
      wordmark: MARKS[mark],
    },
  });
}

/** Finds a brand that is known to be listed. */
export function brandOf(title: BrandTitle): BrandRow {
  const found = table.get(title);
  if (found === undefined) throw new Error(`No brand ${title}`);
  return found;
}

export const brands: readonly SeedBrand[] = [...table.values()].map((row) => row.brand);
