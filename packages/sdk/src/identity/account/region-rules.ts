import type { Language } from '../../language/rules.ts';
import type { RegionName } from './types.ts';

/** A place of the region tree with both names: one is stored, either is shown. Spec: 1§3 */
export interface Place {
  readonly code: string;
  readonly zh: string;
  readonly en?: string | undefined;
}

/** A province with its cities and districts. */
export interface Province extends Place {
  readonly cities: readonly (Place & { readonly districts: readonly Place[] })[];
}

export type RegionLevel = 'province' | 'city' | 'district';
/** From the widest to the narrowest, in the order of choosing. */
export const REGION_LEVELS: readonly RegionLevel[] = ['province', 'city', 'district'];

/** The levels of a region that are chosen so far. */
export type RegionChoice = { readonly [Level in RegionLevel]?: RegionName | undefined };

const citiesOf = (tree: readonly Province[], { province }: RegionChoice) =>
  tree.find(({ code }) => code === province?.code)?.cities ?? [];

/** Returns the places of a level, given the levels above it; none while those are open. Spec: 2§2.2 */
export function placesAt(
  tree: readonly Province[],
  choice: RegionChoice,
  level: RegionLevel,
): readonly Place[] {
  if (level === 'province') return tree;
  const cities = citiesOf(tree, choice);
  if (level === 'city') return cities;
  return cities.find(({ code }) => code === choice.city?.code)?.districts ?? [];
}

/** Sets one level of a choice and clears the levels below it, which belong to another place. */
export function choosePlace(choice: RegionChoice, level: RegionLevel, place: Place): RegionChoice {
  const above = REGION_LEVELS.slice(0, REGION_LEVELS.indexOf(level));
  const kept = Object.fromEntries(above.map((each) => [each, choice[each]]));
  // Stored with the Chinese name in either language. Spec: 2§3
  return { ...kept, [level]: { code: place.code, name: place.zh } };
}

/** Returns the first level that is open and has places; undefined when the choice is complete. */
export function nextLevel(
  tree: readonly Province[],
  choice: RegionChoice,
): RegionLevel | undefined {
  return REGION_LEVELS.find((level) => !choice[level] && placesAt(tree, choice, level).length > 0);
}

/** Returns whether a region is complete for an address: a province, and a city if it has any. Spec: 2§5 */
export function isRegionComplete(tree: readonly Province[], choice: RegionChoice): boolean {
  const open = nextLevel(tree, choice);
  return choice.province !== undefined && (open === undefined || open === 'district');
}

/** Returns the name of a stored place in a language; its stored name when the tree does not have it. Spec: 1§3 */
export function placeName(
  tree: readonly Province[],
  choice: RegionChoice,
  level: RegionLevel,
  language: Language,
): string {
  const chosen = choice[level];
  if (!chosen) return '';
  const place = placesAt(tree, choice, level).find(({ code }) => code === chosen.code);
  return (language === 'en' ? place?.en : place?.zh) ?? chosen.name;
}

/** The codes of a choice from wide to narrow; '' for a level that is open. */
export type RegionCodes = readonly [province: string, city: string, district: string];

/** Returns the codes of a choice. */
export const regionCodes = ({ province, city, district }: RegionChoice): RegionCodes => [
  province?.code ?? '',
  city?.code ?? '',
  district?.code ?? '',
];

/**
 * Formats a region in one line: wide to narrow in Chinese, narrow to wide in English. A region without English names
 * keeps the Chinese order.
 */
export function regionLine(
  tree: readonly Province[],
  choice: RegionChoice,
  language: Language,
): string {
  const namesIn = (spoken: Language) =>
    REGION_LEVELS.map((level) => placeName(tree, choice, level, spoken)).filter(Boolean);
  const chinese = namesIn('zh').join(' ');
  const names = namesIn(language);
  return language === 'zh' || names.join(' ') === chinese ? chinese : names.reverse().join(', ');
}
