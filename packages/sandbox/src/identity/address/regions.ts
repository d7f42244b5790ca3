import { readFileSync } from 'node:fs';
import { account } from '@clinicart/sdk/contract';
import { Refusal } from '../../http/refusals.ts';

interface Place {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
}
interface City extends Place {
  readonly districts: Place[];
}
interface Province extends Place {
  readonly cities: City[];
}

/** Parses regions.tsv; its header documents the format. */
function readTree(text: string): Province[] {
  const provinces: Province[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [code = '', zh = '', en = ''] = line.split('\t');
    const cities = provinces.at(-1)?.cities;
    if (/^\d\d0000$/.test(code)) provinces.push({ code, zh, en, cities: [] });
    else if (/^\d{4}00$/.test(code)) cities?.push({ code, zh, en, districts: [] });
    else cities?.at(-1)?.districts.push({ code, zh, en });
  }
  return provinces;
}

/** Where the shop delivers: Hong Kong, Macau and mainland China; the tree of the wire. Spec: 1§3 */
export const regionTree: readonly Province[] = Object.freeze(
  readTree(readFileSync(new URL('./regions.tsv', import.meta.url), 'utf8')),
);

const names = new Map<string, string>();
/** Codes of the regions inside each region; '' holds the provinces. */
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

/** Name of a region; '' for none. */
export const regionName = (code: string | null): string =>
  code === null ? '' : (names.get(code) ?? '');

/** Codes of the three levels, as stored. */
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

/** Parses three levels of the wire; refuses an unknown region or one outside its parent. */
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
export const areaCodeList: readonly (readonly [code: string, zh: string, en: string])[] = [
  ['+852', '香港', 'Hong Kong'],
  ['+853', '澳門', 'Macau'],
  ['+86', '中國內地', 'Mainland China'],
  ['+1', '美國及加拿大', 'United States and Canada'],
];
