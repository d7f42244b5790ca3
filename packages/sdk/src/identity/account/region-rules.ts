import type { Language } from '../../language/rules.ts';
import type { RegionName } from './types.ts';

/** A place of the region tree; both names, since one is stored and either is shown. Spec: 1§3 */
export interface Place {
  readonly code: string;
  readonly zh: string;
  readonly en?: string | undefined;
}

/** A province with all that is in it. */
export interface Province extends Place {
  readonly cities: readonly (Place & { readonly districts: readonly Place[] })[];
}

export type RegionLevel = 'province' | 'city' | 'district';
/** From the widest to the narrowest, as they are chosen. */
export const REGION_LEVELS: readonly RegionLevel[] = ['province', 'city', 'district'];

/** What has been chosen of a region so far. */
export type RegionChoice = { readonly [Level in RegionLevel]?: RegionName | undefined };

const citiesOf = (tree: readonly Province[], { province }: RegionChoice) =>
  tree.find(({ code }) => code === province?.code)?.cities ?? [];

/** What can be chosen at a level, given the levels above it; none where those are open. Spec: 2§2.2 */
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

/** A choice with one level set anew; what stood below belongs to another place and goes. */
export function choosePlace(choice: RegionChoice, level: RegionLevel, place: Place): RegionChoice {
  const above = REGION_LEVELS.slice(0, REGION_LEVELS.indexOf(level));
  const kept = Object.fromEntries(above.map((each) => [each, choice[each]]));
  // Spec: 2§3: stored with its Chinese name, whatever language is spoken.
  return { ...kept, [level]: { code: place.code, name: place.zh } };
}

/** The level to choose next: the first that is open and has places; undefined when all is chosen. */
export function nextLevel(
  tree: readonly Province[],
  choice: RegionChoice,
): RegionLevel | undefined {
  return REGION_LEVELS.find((level) => !choice[level] && placesAt(tree, choice, level).length > 0);
}

/** Is the region enough for an address: a province, and a city where there are any? Spec: 2§5 */
export function isRegionComplete(tree: readonly Province[], choice: RegionChoice): boolean {
  const open = nextLevel(tree, choice);
  return choice.province !== undefined && (open === undefined || open === 'district');
}

/** A stored place in the language spoken; its stored name where the tree does not know it. Spec: 1§3 */
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

/**
 * A region in one line: wide to narrow in Chinese, narrow to wide in English. Without any English name it stays in the
 * order of its Chinese ones.
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
