import { expect, test } from 'vitest';
import { namedPlaces } from './named-places.ts';
import {
  choosePlace,
  isRegionComplete,
  nextLevel,
  type Province,
  placesAt,
  regionCodes,
  regionLine,
} from './region-rules.ts';

const wanChai = { code: '810102', zh: '灣仔區', en: 'Wan Chai' };
const island = { code: '810100', zh: '香港島', en: 'Hong Kong Island', districts: [wanChai] };
const hongKong = { code: '810000', zh: '香港', en: 'Hong Kong', cities: [island] };
const bare = { code: '900000', zh: '單一區', cities: [] };
const tree: readonly Province[] = [hongKong, bare];

test('a region is chosen from wide to narrow (Spec: 2§2.2)', () => {
  expect(nextLevel(tree, {})).toBe('province');
  const province = choosePlace({}, 'province', hongKong);
  expect(province).toEqual({ province: { code: '810000', name: '香港' } });
  expect(nextLevel(tree, province)).toBe('city');
  expect(isRegionComplete(tree, province)).toBe(false);
  const city = choosePlace(province, 'city', island);
  expect(isRegionComplete(tree, city)).toBe(true);
  expect(placesAt(tree, city, 'district')).toEqual([wanChai]);
  const all = choosePlace(city, 'district', wanChai);
  expect(nextLevel(tree, all)).toBeUndefined();
  expect(choosePlace(all, 'province', bare)).toEqual({
    province: { code: '900000', name: '單一區' },
  });
});

test('a province without cities needs none (Spec: 2§5)', () => {
  expect(isRegionComplete(tree, choosePlace({}, 'province', bare))).toBe(true);
});

test('a stored region is said in the language spoken (Spec: 1§3)', () => {
  const stored = {
    province: { code: '810000', name: '香港' },
    city: { code: '810100', name: '香港島' },
    district: { code: '999', name: '舊區' },
  };
  expect(regionLine(tree, stored, 'zh')).toBe('香港 香港島 舊區');
  expect(regionLine(tree, stored, 'en')).toBe('舊區, Hong Kong Island, Hong Kong');
});

test('a region of a server without English names keeps their order (Spec: 1§3 Region tree)', () => {
  const withoutEnglish = ({ code, zh }: { code: string; zh: string }) => ({ code, zh });
  const bareTree: readonly Province[] = [
    {
      ...withoutEnglish(hongKong),
      cities: [{ ...withoutEnglish(island), districts: [withoutEnglish(wanChai)] }],
    },
  ];
  const stored = {
    province: { code: '810000', name: '香港' },
    city: { code: '810100', name: '香港島' },
    district: { code: '810102', name: '灣仔區' },
  };
  expect(regionLine(bareTree, stored, 'en')).toBe('香港 香港島 灣仔區');
});

test('the named places of a tree write the same lines, and hold no other place', () => {
  const other = { code: '810103', zh: '東區', en: 'Eastern' };
  const whole = [{ ...hongKong, cities: [{ ...island, districts: [wanChai, other] }] }, bare];
  const choice = {
    province: { code: '810000', name: '香港' },
    city: { code: '810100', name: '香港島' },
    district: { code: '810102', name: '灣仔區' },
  };
  const named = namedPlaces(whole, [regionCodes(choice)]);
  expect(named).toEqual([hongKong]);
  for (const language of ['zh', 'en'] as const)
    expect(regionLine(named, choice, language)).toBe(regionLine(whole, choice, language));
  expect(namedPlaces(whole, [regionCodes({})])).toEqual([]);
});
