import type { SeedCategory } from './types.ts';

type Row = readonly [key: string, zh: string, en: string, art: string, tint: string];

const TREE = [
  [
    ['infection', '感染控制', 'Infection control', 'gloves-nitrile', '#3F639B'],
    [
      ['gloves-exam', '檢查手套', 'Examination gloves', 'gloves-nitrile', '#3F639B'],
      ['gloves-surgical', '外科手套', 'Surgical gloves', 'gloves-surgical', '#5A6E62'],
      ['masks', '口罩及呼吸器', 'Masks and respirators', 'masks', '#2B7A59'],
      ['gowns', '保護衣及帽', 'Gowns and caps', 'gown', '#2E6E87'],
      ['eyewear', '護目鏡及面罩', 'Eye and face protection', 'face-shield', '#3E6B52'],
    ],
  ],
  [
    ['disinfection', '消毒及洗手', 'Disinfection and hygiene', 'wipes', '#2F7F5C'],
    [
      ['surface', '表面消毒', 'Surface disinfection', 'wipes', '#2F7F5C'],
      ['instrument-care', '器械清洗消毒', 'Instrument disinfection', 'jerrycan', '#30577F'],
      ['hand-hygiene', '手部衞生', 'Hand hygiene', 'pump-bottle', '#5B7A2B'],
      ['waste', '醫療廢物', 'Clinical waste', 'sharps-bin', '#7A6A1F'],
    ],
  ],
  [
    ['sterilisation', '滅菌用品', 'Sterilisation', 'pouches', '#2B7A59'],
    [
      ['pouches', '高壓消毒袋及捲', 'Pouches and reels', 'pouches', '#2B7A59'],
      ['monitoring', '滅菌監測', 'Sterilisation monitoring', 'indicator-strips', '#3C3F73'],
      ['cassettes', '器械消毒盒', 'Instrument cassettes', 'cassette', '#2B7A59'],
      ['autoclaves', '高壓消毒爐', 'Autoclaves and sealers', 'autoclave', '#5A4F8F'],
    ],
  ],
  [
    ['restorative', '牙科修復', 'Restorative', 'composite', '#B06F3C'],
    [
      ['composites', '複合樹脂', 'Composites', 'composite', '#B06F3C'],
      ['flowables', '流動樹脂', 'Flowable composites', 'flowable', '#45708F'],
      ['adhesives', '黏合劑及酸蝕劑', 'Adhesives and etchants', 'bond', '#B06F3C'],
      ['glass-ionomer', '玻璃離子', 'Glass ionomers', 'capsules', '#8F3D55'],
      ['matrix', '成形片及楔子', 'Matrices and wedges', 'matrix', '#33506B'],
    ],
  ],
  [
    ['endodontics', '牙髓治療', 'Endodontics', 'endo-files', '#2E6E87'],
    [
      ['hand-files', '手用根管銼', 'Hand files', 'endo-files', '#2E6E87'],
      ['rotary-files', '機用根管銼', 'Rotary files', 'rotary-files', '#6C55B5'],
      ['obturation', '根管充填', 'Obturation', 'endo-points', '#C2683F'],
      ['irrigation', '根管沖洗', 'Irrigation', 'irrigation-needles', '#2E6E87'],
      ['rubber-dam', '橡皮障', 'Rubber dam', 'rubber-dam', '#3E6B52'],
    ],
  ],
  [
    ['impression', '印模與模型', 'Impressions and models', 'alginate', '#7A5FA0'],
    [
      ['alginates', '藻酸鹽印模', 'Alginates', 'alginate', '#7A5FA0'],
      ['silicones', '矽橡膠印模', 'Silicones', 'vps-cartridges', '#2D6FA8'],
      ['trays', '印模托盤', 'Impression trays', 'tray', '#7A5FA0'],
      ['model', '石膏及蠟', 'Stones and waxes', 'stone', '#6A5A3A'],
    ],
  ],
  [
    ['prosthodontics', '冠橋與黏固', 'Crown and bridge', 'tube-pair', '#8A3F2A'],
    [
      ['cements', '黏固劑', 'Cements', 'automix', '#8A3F2A'],
      ['temporaries', '臨時修復', 'Temporary restorations', 'temp-crown', '#B5577F'],
      ['articulating', '咬合紙', 'Articulating paper', 'articulating', '#2F62A6'],
    ],
  ],
  [
    ['rotary', '旋轉器械', 'Rotary instruments', 'burs', '#33506B'],
    [
      ['diamonds', '鑽石車針', 'Diamond burs', 'burs', '#33506B'],
      ['carbides', '鎢鋼車針', 'Carbide burs', 'carbides', '#C7A23A'],
      ['polishing', '拋光碟及拋光輪', 'Polishing discs and points', 'polishing', '#33506B'],
      ['handpieces', '牙科手機', 'Handpieces', 'handpiece', '#1F5E7A'],
    ],
  ],
  [
    ['preventive', '預防與美白', 'Prevention and whitening', 'paste', '#A8577B'],
    [
      ['prophylaxis', '拋光膏及氟化物', 'Prophy paste and fluoride', 'paste', '#A8577B'],
      ['whitening', '牙齒美白', 'Whitening', 'whitening', '#A8577B'],
      ['scaling', '潔牙器械', 'Scaling instruments', 'curette', '#6C55B5'],
    ],
  ],
  [
    ['orthodontics', '矯齒', 'Orthodontics', 'wire-card', '#C0527A'],
    [
      ['wires', '矯齒弓絲', 'Archwires', 'wire-card', '#C0527A'],
      ['brackets', '托槽', 'Brackets', 'brackets', '#C0527A'],
      ['elastics', '橡皮圈', 'Elastics', 'elastics', '#C0527A'],
    ],
  ],
  [
    ['surgery', '外科與縫合', 'Surgery and sutures', 'suture', '#6B3F73'],
    [
      ['sutures', '縫合線', 'Sutures', 'suture', '#6B3F73'],
      ['blades', '手術刀片', 'Scalpel blades', 'blades', '#3F639B'],
      ['extraction', '拔牙器械', 'Extraction instruments', 'extraction-forceps', '#55606A'],
      ['instruments', '剪刀及持針器', 'Scissors and needle holders', 'scissors', '#875A9C'],
      ['drapes', '手術巾包', 'Drapes and packs', 'drape-pack', '#2E6E87'],
    ],
  ],
  [
    ['anaesthesia', '麻醉與注射', 'Anaesthesia and injection', 'cartridges', '#2F5F94'],
    [
      ['anaesthetics', '麻醉藥筒', 'Anaesthetic cartridges', 'cartridges', '#2F5F94'],
      ['dental-needles', '牙科針頭', 'Dental needles', 'needles', '#C79A2B'],
      ['syringes', '針筒及注射針', 'Syringes and hypodermics', 'syringe', '#C77F2A'],
      ['infusion', '靜脈輸注', 'Infusion', 'cannula', '#2F62A6'],
    ],
  ],
  [
    ['wound', '傷口護理', 'Wound care', 'bandage', '#9A3B3B'],
    [
      ['gauze', '紗布', 'Gauze', 'gauze', '#9A3B3B'],
      ['dressings', '敷料', 'Dressings', 'dressing', '#9A3B3B'],
      ['bandages', '繃帶', 'Bandages', 'bandage', '#4A6B3A'],
      ['tapes', '醫用膠布', 'Medical tapes', 'tape-roll', '#4A6B3A'],
    ],
  ],
  [
    ['medicines', '藥物', 'Medicines', 'medicine-box', '#2C7A6B'],
    [
      ['antibiotics', '抗生素', 'Antibiotics', 'medicine-box', '#2C7A6B'],
      ['analgesics', '止痛藥', 'Analgesics', 'tablets', '#30577F'],
      ['emergency', '急救藥物', 'Emergency medicines', 'ampoules', '#A24A5C'],
      ['antiseptics', '外用消毒藥水', 'Antiseptics', 'solution', '#8A3F2A'],
    ],
  ],
  [
    ['diagnostics', '診斷儀器', 'Diagnostics', 'stethoscope', '#4C5F6B'],
    [
      ['thermometers', '體溫計', 'Thermometers', 'thermometer', '#4C5F6B'],
      ['blood-pressure', '血壓計', 'Blood pressure', 'bp-monitor', '#4C5F6B'],
      ['stethoscopes', '聽診器', 'Stethoscopes', 'stethoscope', '#4C5F6B'],
      ['point-of-care', '血糖及血氧', 'Glucose and oximetry', 'oximeter', '#2F8A8A'],
    ],
  ],
  [
    ['imaging', '牙科影像', 'Imaging', 'sensor', '#3B4F9A'],
    [
      ['sensors', 'X 光感應器', 'X-ray sensors', 'sensor', '#3B4F9A'],
      ['barriers', '隔離套及保護膜', 'Barrier sleeves and film', 'barrier-roll', '#4F86A6'],
      ['cameras', 'X 光機及口腔內視鏡', 'X-ray units and cameras', 'camera', '#3B4F9A'],
    ],
  ],
  [
    ['consumables', '診所耗材', 'Clinic consumables', 'cotton', '#3E8F6C'],
    [
      ['bibs', '病人圍巾及水杯', 'Bibs and cups', 'bibs', '#30577F'],
      ['suction', '吸唾管', 'Suction', 'ejectors', '#3F72B0'],
      ['cotton', '棉卷及棉製品', 'Cotton goods', 'cotton', '#3E8F6C'],
      ['applicators', '塗藥棒', 'Applicators', 'applicators', '#3E8F6C'],
      ['examination', '口鏡及探針', 'Mirrors and probes', 'mirror-probe', '#7B4A2E'],
    ],
  ],
  [
    ['equipment', '設備與光源', 'Equipment and lights', 'lamp', '#2A7E8C'],
    [
      ['units', '牙科治療椅', 'Treatment units', 'chair', '#30577F'],
      ['curing', '光固化機', 'Curing lights', 'lamp', '#2A7E8C'],
      ['ultrasonics', '超聲波清洗及馬達', 'Ultrasonics and motors', 'ultrasonic', '#6C55B5'],
      ['air', '空壓機及抽吸', 'Compressors and suction', 'compressor', '#30577F'],
      ['loupes', '放大鏡及頭燈', 'Loupes and headlights', 'loupes', '#4F86A6'],
    ],
  ],
] as const satisfies readonly (readonly [Row, readonly Row[]])[];

export type SubcategoryKey = (typeof TREE)[number][1][number][0];

const ids = new Map<string, number>();

export const categories: readonly SeedCategory[] = TREE.map(([parent, rows], index) => {
  const id = (index + 1) * 100;
  const [, zh, en, family, tint] = parent;
  return {
    id,
    name: { zh, en },
    art: { family, tint },
    children: rows.map(([key, childZh, childEn, art, childTint], place) => {
      ids.set(key, id + place + 1);
      return {
        id: id + place + 1,
        name: { zh: childZh, en: childEn },
        art: { family: art, tint: childTint },
      };
    }),
  };
});

/** The number of a subcategory that is known to be listed. */
export function subcategoryId(key: SubcategoryKey): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`No subcategory ${key}`);
  return id;
}
