// The screens of `npm run shots` and its contact sheet.
import { expect, test } from 'vitest';
import { PAGES } from '../../packages/widgets/src/engine/routing/pages.ts';
import { screens } from '../shots/screens.ts';
import { type Entry, sheetOf, summaryOf } from '../shots/sheet.ts';
import { LANGUAGES, THEMES, WIDTHS } from '../shots/shot.ts';

/** The pattern of a page's address: each parameter stands for one part of the path. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[#?].*$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

test('draw every page of the shop', () => {
  const drawn = screens.map(({ path }) => path.replace(/\?.*$/, ''));
  const missing = Object.values(PAGES)
    .map(({ path }) => path)
    .filter((path) => !drawn.some((address) => patternOf(path).test(address)));
  expect(missing).toEqual([]);
});

test('have a name each, at four widths, in both languages and both themes', () => {
  const names = screens.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^[a-z0-9-]+$/.test(name))).toBe(true);
  expect([WIDTHS, LANGUAGES, THEMES]).toEqual([
    [360, 768, 1024, 1440],
    ['zh', 'en'],
    ['light', 'dark'],
  ]);
});

const entry = (screen: string, more: Partial<Entry>): Entry => ({
  shot: { screen, width: 360, language: 'zh', theme: 'dark' },
  failure: undefined,
  moved: undefined,
  ...more,
});

test('lists what moved most first, and links the picture of before', () => {
  const entries = [
    entry('still', { moved: 0 }),
    entry('little', { moved: 0.01 }),
    entry('much', { moved: 0.5 }),
    entry('fresh', { moved: 'new' }),
    entry('broken', { failure: 'no <answer>' }),
  ];
  const sheet = sheetOf(entries, 'abc1234');
  const rows = [...sheet.matchAll(/<th scope="row">([^<]+)/g)].map(([, name]) => name);
  expect(rows).toEqual(['fresh', 'much', 'little', 'still', 'broken']);
  expect(sheet).toContain('href="abc1234/much-360-zh-dark.png"');
  expect(sheet).toContain('no &lt;answer>');
  expect(summaryOf(entries, 'abc1234')).toBe('5 pictures, 2 moved since abc1234, 1 new, 1 failed');
});
