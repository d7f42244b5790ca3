import type { Place, Province, RegionCodes } from './region-rules.ts';

/** Returns the places of a tree that some choices name: enough to write their lines, too few to choose from. */
export function namedPlaces(
  tree: readonly Province[],
  choices: readonly RegionCodes[],
): readonly Province[] {
  const named = new Set(choices.flat());
  const kept = <T extends Place>(places: readonly T[]) =>
    places.filter(({ code }) => named.has(code));
  return kept(tree).map((province) => ({
    ...province,
    cities: kept(province.cities).map((city) => ({ ...city, districts: kept(city.districts) })),
  }));
}
