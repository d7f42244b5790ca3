import { account } from '@clinicart/sdk/contract';
import { Refusal } from './refusals.ts';

/** Code, Chinese name, English name. */
type Place = readonly [code: string, zh: string, en: string];
type City = readonly [...Place, districts: readonly Place[]];
type Province = readonly [...Place, cities: readonly City[]];

/** Where the shop delivers: the 18 districts of Hong Kong in 3 areas, and Macau. */
const provinces: readonly Province[] = [
  [
    '810000',
    '香港',
    'Hong Kong',
    [
      [
        '810100',
        '香港島',
        'Hong Kong Island',
        [
          ['810101', '中西區', 'Central and Western'],
          ['810102', '灣仔區', 'Wan Chai'],
          ['810103', '東區', 'Eastern'],
          ['810104', '南區', 'Southern'],
        ],
      ],
      [
        '810200',
        '九龍',
        'Kowloon',
        [
          ['810201', '油尖旺區', 'Yau Tsim Mong'],
          ['810202', '深水埗區', 'Sham Shui Po'],
          ['810203', '九龍城區', 'Kowloon City'],
          ['810204', '黃大仙區', 'Wong Tai Sin'],
          ['810205', '觀塘區', 'Kwun Tong'],
        ],
      ],
      [
        '810300',
        '新界',
        'New Territories',
        [
          ['810301', '葵青區', 'Kwai Tsing'],
          ['810302', '荃灣區', 'Tsuen Wan'],
          ['810303', '屯門區', 'Tuen Mun'],
          ['810304', '元朗區', 'Yuen Long'],
          ['810305', '北區', 'North'],
          ['810306', '大埔區', 'Tai Po'],
          ['810307', '沙田區', 'Sha Tin'],
          ['810308', '西貢區', 'Sai Kung'],
          ['810309', '離島區', 'Islands'],
        ],
      ],
    ],
  ],
  [
    '820000',
    '澳門',
    'Macau',
    [
      [
        '820100',
        '澳門半島',
        'Macau Peninsula',
        [
          ['820101', '花地瑪堂區', 'Our Lady of Fátima'],
          ['820102', '聖安多尼堂區', 'St. Anthony'],
          ['820103', '大堂區', 'Cathedral'],
          ['820104', '望德堂區', 'St. Lazarus'],
          ['820105', '風順堂區', 'St. Lawrence'],
        ],
      ],
      ['820200', '氹仔', 'Taipa', [['820201', '嘉模堂區', 'Our Lady of Carmel']]],
      ['820300', '路環', 'Coloane', [['820301', '聖方濟各堂區', 'St. Francis Xavier']]],
    ],
  ],
];

/** The tree of the wire. Spec: 1§3 */
export const regionTree = provinces.map(([code, zh, en, cities]) => ({
  code,
  zh,
  en,
  cities: cities.map(([cityCode, cityZh, cityEn, districts]) => ({
    code: cityCode,
    zh: cityZh,
    en: cityEn,
    districts: districts.map(([districtCode, districtZh, districtEn]) => ({
      code: districtCode,
      zh: districtZh,
      en: districtEn,
    })),
  })),
}));

const names = new Map<string, string>();
/** Codes of the places in a place; '' holds the provinces. */
const inside = new Map<string, ReadonlySet<string>>();
inside.set('', new Set(regionTree.map(({ code }) => code)));
for (const province of regionTree) {
  names.set(province.code, province.zh);
  inside.set(province.code, new Set(province.cities.map(({ code }) => code)));
  for (const city of province.cities) {
    names.set(city.code, city.zh);
    inside.set(city.code, new Set(city.districts.map(({ code }) => code)));
    for (const district of city.districts) names.set(district.code, district.zh);
  }
}

/** A stored region as the wire has it: code, bullet, Chinese name whatever the language. Spec: 1§3, 2§3 */
export function regionText(code: string | null): string | null {
  const name = code === null ? undefined : names.get(code);
  return name === undefined ? null : `${code}${account.REGION_MARK}${name}`;
}

/** The three levels of a place as the rows have them: codes of the tree. */
export interface RegionCodes {
  readonly province: string | null;
  readonly city: string | null;
  readonly district: string | null;
}

export const regionTexts = ({ province, city, district }: RegionCodes) => ({
  province: regionText(province),
  city: regionText(city),
  district: regionText(district),
});

/** A province, and a city where the province has any. Spec: 2§5 */
export const isRegionComplete = ({ province, city }: RegionCodes): boolean =>
  province !== null && (city !== null || inside.get(province)?.size === 0);

/** Reads three levels of the wire; refuses what is no place of the tree, or not in the one above it. */
export function readRegion(wire: Readonly<Record<keyof RegionCodes, string>>): RegionCodes {
  const level = (text: string, above: string | null) => {
    if (text === '') return null;
    const code = text.split(account.REGION_MARK)[0] ?? '';
    if (above === null || !inside.get(above)?.has(code)) throw new Refusal('unknownRegion');
    return code;
  };
  const province = level(wire.province, '');
  const city = level(wire.city, province);
  return { province, city, district: level(wire.district, city) };
}

/** Spec: 1§9 */
export const areaCodeList: readonly (Place & { length: 3 })[] = [
  ['+852', '香港', 'Hong Kong'],
  ['+853', '澳門', 'Macau'],
  ['+86', '中國內地', 'Mainland China'],
  ['+1', '美國及加拿大', 'United States and Canada'],
];
