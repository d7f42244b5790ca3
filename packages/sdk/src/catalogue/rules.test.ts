import { describe, expect, test } from 'vitest';
import { parseHongKongTime } from '../base/values/hong-kong-time.ts';
import { cents } from '../base/values/money.ts';
import type { Offer } from '../base/values/price.ts';
import { pictureUrl } from './picture-url.ts';
import { leadOffer, refuseCollecting, specificationAtHand } from './rules.ts';

test.each([
  ['visitor', 'log-in-first'],
  ['unverified', 'collect-not-certified'],
  ['verified', undefined],
] as const)('saving by a buyer who is %s: %s (Spec: 1§6)', (standing, reason) => {
  expect(refuseCollecting(standing)?.reason).toBe(reason);
});

describe('the price of a product with several specifications (Spec: 1§6, 1§9)', () => {
  const priced = (amount: number): Offer => ({ price: { kind: 'amount', cents: cents(amount) } });
  const enquire: Offer = { price: { kind: 'enquire' } };
  const hidden: Offer = { price: { kind: 'hidden', text: 'later' } };
  test.each<[string, Offer[], Offer | undefined, boolean]>([
    ['none without specifications', [], undefined, false],
    ['the lowest, first', [priced(1), priced(3), priced(2)], priced(1), true],
    ['the lowest, between', [priced(3), priced(1), priced(2)], priced(1), true],
    ['the lowest, last', [priced(3), priced(2), priced(1)], priced(1), true],
    ['one for all', [priced(2), priced(2)], priced(2), false],
    ['the only one beside prices on request', [enquire, priced(2), enquire], priced(2), false],
    ['on request where all are', [enquire, enquire], enquire, false],
    ['hidden, whatever follows', [hidden, priced(1)], hidden, false],
  ])('is %s', (_, offers, offer, varies) => {
    expect(leadOffer(offers)).toEqual(offer && { offer, varies });
  });

  test('is the first of equal ones', () => {
    const first = { ...priced(2), was: cents(5) };
    expect(leadOffer([first, priced(2)])?.offer).toBe(first);
  });
});

test.each([
  [['b', 'c'], 'b'],
  [['x', 'c'], 'c'],
  [[undefined, 'c'], 'c'],
  [['x', undefined], 'a'],
  [[], 'a'],
])('of the specifications a, b and c, asked for %j, a page shows %s (Spec: 1§7)', (ids, id) => {
  const all = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(specificationAtHand(all, ...ids)?.id).toBe(id);
});

describe('pictures and links of the server', () => {
  test.each([
    ['https://shop.example/p/{0}/a.svg', 'https://shop.example/p/400x400/a.svg'],
    ['/p/{0}/a.svg', 'https://api.example/p/400x400/a.svg'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['blob:https://shop.example/1', undefined],
    ['', undefined],
  ])('%j becomes %j', (template, url) => {
    expect(pictureUrl(template, 'card', 'https://api.example')).toBe(url);
  });
});

test.each([
  ['2026-11-30 23:59:59', Date.UTC(2026, 10, 30, 15, 59, 59)],
  ['2026-11-30 23:59', Date.UTC(2026, 10, 30, 15, 59)],
  ['soon', undefined],
  [undefined, undefined],
])('%s of the server is Hong Kong time', (text, at) => {
  expect(parseHongKongTime(text)).toBe(at);
});
