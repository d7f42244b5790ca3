import { describe, expect, test } from 'vitest';
import { recommended } from './contract.ts';
import { sealTags, type Tag, wordsOf } from './tags.ts';

const SEEN = { pricesVisible: true };
const HIDDEN = { pricesVisible: false };
const typed: Tag[] = [{ title: 'Medicine', kind: 'medicine' }];
const titles = (tags: readonly Tag[]) => tags.map(({ title }) => title);

test.each([
  ['New,Medicine', ['New', 'Medicine']],
  [' 新品，藥物、新品 ', ['新品', '藥物']],
  [',', []],
  ['', []],
  [undefined, []],
])('splits the comma list %j into %j (Spec: 1§3)', (list, words) => {
  expect(wordsOf(list)).toEqual(words);
});

describe('tags of a product (Spec: 1§3)', () => {
  test('reads fulltag where the server sends no tags', () => {
    expect(sealTags(SEEN, [], 'New,Medicine')).toEqual([
      { title: 'New', kind: 'unknown' },
      { title: 'Medicine', kind: 'unknown' },
    ]);
  });

  test('prefers the typed tags', () => {
    expect(sealTags(SEEN, typed, 'New,Medicine')).toEqual(typed);
  });

  test('names each title once, as it came first', () => {
    const again: Tag = { title: 'Medicine', kind: 'unknown' };
    expect(sealTags(SEEN, [...typed, again])).toEqual(typed);
  });

  test.each(['20% off', '減 ＄30', 'HK$30 off', '八折', '8 折', '減30元', '30 OFF'])(
    'drops "%s" where prices are hidden, and keeps it elsewhere (Spec: 1§6)',
    (word) => {
      expect(titles(sealTags(HIDDEN, [], `New,${word}`))).toEqual(['New']);
      expect(titles(sealTags(SEEN, [], `New,${word}`))).toEqual(['New', word]);
    },
  );

  test.each(['N95', '新品', 'Office', '5 per box', '第二代'])(
    'keeps "%s" where prices are hidden',
    (word) => {
      expect(titles(sealTags(HIDDEN, [], word))).toEqual([word]);
    },
  );

  test('drops a typed offer where prices are hidden (Spec: 1§6)', () => {
    const offer: Tag = { title: 'Offer', kind: 'discount' };
    expect(sealTags(HIDDEN, [...typed, offer])).toEqual(typed);
  });
});

test('a home card that comes with fulltag alone has its tags (Spec: 1§3)', () => {
  const card = { link: '7', name: 'Gloves', fulltag: 'New,Medicine' };
  const answer = { products: [card], totalPage: 1, isAuth: false, text: '' };
  const [product] = recommended.response.parse(answer).products;
  expect(titles(product?.tags ?? [])).toEqual(['New', 'Medicine']);
});
