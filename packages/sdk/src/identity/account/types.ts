import { shape, text } from '../../base/wire/parsers.ts';

/** The separator of code and name in a stored region, as in `810000•香港`. Spec: 1§3 */
export const REGION_MARK = '•';

/** One level of an address: code and name. */
export interface RegionName {
  readonly code: string;
  readonly name: string;
}

/** A stored region; the part after the separator is the name to show. Spec: 1§3, 2§3 */
export const region = shape(text, (stored): RegionName | undefined => {
  if (stored === '') return undefined;
  const [code = '', ...name] = stored.split(REGION_MARK);
  return name.length ? { code, name: name.join(REGION_MARK) } : { code: '', name: stored };
});

/** A stored region; a level that a place does not have is empty. Spec: 1§3 */
export const regionWire = (place: RegionName | undefined): string =>
  place ? `${place.code}${REGION_MARK}${place.name}` : '';
