import { describe, expect, test } from 'vitest';
import { manualClock } from '../base/platform/clock.ts';
import type { TabChannel, TabSignal } from '../base/platform/tab-channel.ts';
import { memoryStore, safeStore } from '../base/storage/storage.ts';
import { createShop } from '../index.ts';
import { createCompare } from './store.ts';

const KEY = 'clinicart.compare';

/** The channels of tabs of one browser: a signal reaches every other tab. */
function tabs() {
  const hearers = new Map<object, (signal: TabSignal) => void>();
  return (): TabChannel => {
    const self = {};
    return {
      post(signal) {
        for (const [tab, hear] of hearers) if (tab !== self) hear(signal);
      },
      listen(hear) {
        hearers.set(self, hear);
        return () => void hearers.delete(self);
      },
    };
  };
}

function open(settings = memoryStore(), channel = tabs()(), clock = manualClock()) {
  return createCompare({ settings, channel, clock });
}

describe('the choice of a browser', () => {
  test('holds four products in the order of choosing and refuses the fifth', () => {
    const compare = open();
    for (const id of ['3', '1', '2', '4']) expect(compare.add(id)).toMatchObject({ ok: true });
    expect(compare.add('5')).toEqual({ ok: false, reason: 'compare-full', facts: { most: 4 } });
    expect(compare.$products.get()).toEqual(['3', '1', '2', '4']);
    expect(compare.has('5')).toBe(false);

    compare.remove('1');
    compare.remove('9');
    expect(compare.add('5')).toMatchObject({ ok: true });
    expect(compare.$products.get()).toEqual(['3', '2', '4', '5']);
  });

  test('stays for the next page, ids only, and clearing leaves nothing behind', () => {
    const settings = memoryStore();
    open(settings).add('1021');
    expect(settings.get(KEY)).toBe('["1021"]');
    const next = open(settings);
    expect(next.$products.get()).toEqual(['1021']);
    next.clear();
    expect(settings.get(KEY)).toBeUndefined();
    expect(open(settings).$products.get()).toEqual([]);
  });

  test('takes over the products of a shared address', () => {
    const settings = memoryStore({ [KEY]: '["7"]' });
    const compare = open(settings);
    compare.replace(['1', '1', '<b>', '2', '3', '4', '5']);
    expect(compare.$products.get()).toEqual(['1', '2', '3', '4']);
    expect(open(settings).$products.get()).toEqual(['1', '2', '3', '4']);
  });

  test('begins empty, as a server rendered it, and holds the choice once it is made', () => {
    const { $products } = open(memoryStore({ [KEY]: '["1"]' }));
    expect($products).toMatchObject({ init: [] });
    expect($products.get()).toEqual(['1']);
  });

  test('works for the life of the page where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const compare = open(safeStore({ get: refuse, set: refuse, remove: refuse }));
    compare.add('1');
    compare.add('2');
    compare.remove('1');
    expect(compare.$products.get()).toEqual(['2']);
    compare.clear();
    expect(compare.$products.get()).toEqual([]);
  });

  test.each(['{', '7', '{"0":"1"}', '[1,2]', '["<b>","a b"]', 'null'])(
    'ignores %s in storage',
    (text) => {
      const compare = open(memoryStore({ [KEY]: text }));
      expect(compare.$products.get()).toEqual([]);
      compare.add('1');
      expect(compare.$products.get()).toEqual(['1']);
    },
  );
});

describe('two tabs', () => {
  test('follow each other, and neither loses what the other chose', () => {
    const settings = memoryStore();
    const tab = tabs();
    const one = open(settings, tab());
    const other = open(settings, tab());
    one.add('1');
    other.add('2');
    expect(one.$products.get()).toEqual(['1', '2']);
    one.clear();
    expect(other.$products.get()).toEqual([]);
  });

  test('refuse a fifth product that is the fourth of both', () => {
    const settings = memoryStore();
    const quiet: TabChannel = { post: () => {}, listen: () => () => {} };
    const one = open(settings, quiet);
    const other = open(settings, quiet);
    for (const id of ['1', '2', '3', '4']) one.add(id);
    expect(other.$products.get()).toEqual([]);
    expect(other.add('5')).toMatchObject({ ok: false });
    other.remove('1');
    expect(other.$products.get()).toEqual(['2', '3', '4']);
  });

  test('see data that storage shows late', () => {
    const settings = memoryStore();
    const clock = manualClock();
    const tab = tabs();
    const late = open(settings, tab(), clock);
    tab().post('compare');
    settings.set(KEY, '["1"]');
    expect(late.$products.get()).toEqual([]);
    clock.advance(300);
    expect(late.$products.get()).toEqual(['1']);
  });
});

test('a shop has the choice as `compare` and says a refusal in both languages', () => {
  const shop = createShop({ apiBase: '', clock: manualClock() });
  for (const id of ['1', '2', '3', '4']) shop.compare.add(id);
  const refusal = shop.compare.add('5');
  if (refusal.ok) throw new Error('the fifth product was not refused');
  expect(shop.language.sayIn('zh', refusal)).toBe('最多比較 4 款，請先移除其中一款。');
  expect(shop.language.sayIn('en', refusal)).toBe(
    'You can compare up to 4 products. Remove one first.',
  );
});
