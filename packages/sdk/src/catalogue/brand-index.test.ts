import { expect, test } from 'vitest';
import { arrangeBrands, type BrandGroup, countBrands, findBrands } from './brand-index.ts';
import { brandGroups } from './contract.ts';

const group = (key: string, ...names: string[]): BrandGroup => ({
  key,
  brands: names.map((name) => ({ id: name, name, picture: undefined })),
});
const keys = (groups: readonly BrandGroup[]) => groups.map((each) => each.key);
const names = (groups: readonly BrandGroup[]) =>
  groups.flatMap((each) => each.brands.map((brand) => brand.name));

test('sorts an index from A to Z, then digits, then the rest, and joins equal keys (Spec: 1§2)', () => {
  const arranged = arrangeBrands([
    group('#', '健柏 Kinpak'),
    group('0-9', '4Ortho'),
    group('V', 'Veyra'),
    group('a', 'Alderwick'),
    group('K'),
    group('A', 'Axendra'),
  ]);
  expect(keys(arranged)).toEqual(['A', 'V', '0-9', '#']);
  expect(names(arranged.slice(0, 1))).toEqual(['Alderwick', 'Axendra']);
  expect(countBrands(arranged)).toBe(5);
});

test('sorts a key by its first character, letters by the alphabet, and digits by number', () => {
  const arranged = arrangeBrands(['#A', '2', 'B', '1', '丁2', ' a '].map((key) => group(key, key)));
  expect(keys(arranged)).toEqual(['A', 'B', '1', '2', '#A', '丁2']);
});

test.each([
  ['', ['Halden & Roe', 'Médiline', '健柏 Kinpak']],
  ['  ', ['Halden & Roe', 'Médiline', '健柏 Kinpak']],
  ['medi', ['Médiline']],
  ['ＨＡＬ', ['Halden & Roe']],
  ['& r', ['Halden & Roe']],
  [' halden   & roe', ['Halden & Roe']],
  ['&roe', []],
  ['健柏', ['健柏 Kinpak']],
  ['kin', ['健柏 Kinpak']],
  ['(', []],
  ['zz', []],
])('%j finds %j, whatever the case, width or accents', (typed, found) => {
  const groups = [group('H', 'Halden & Roe'), group('M', 'Médiline'), group('#', '健柏 Kinpak')];
  expect(names(findBrands(groups, typed))).toEqual(found);
  expect(findBrands(groups, typed).every((each) => each.brands.length > 0)).toBe(true);
});

test('keeps brands of a group in the server’s sequence, unnumbered ones in place (Spec: 1§3)', () => {
  const brand = (title: string, sequence?: number) => ({ title, link: title, sequence });
  const read = brandGroups.response.parse([
    { key: 'A', list: [brand('c'), brand('b', 2), brand('d'), brand('a', 1)] },
  ]);
  expect(names(read)).toEqual(['a', 'b', 'c', 'd']);
});
