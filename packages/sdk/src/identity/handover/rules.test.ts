import { describe, expect, test } from 'vitest';
import { type Arrival, arrivalOf, originOf, withArrival } from './rules.ts';

const code = 'c0de_-c0de_-c0de';

describe('an arrival in the fragment of an address', () => {
  test.each<[Arrival, string]>([
    [{ code, wasMember: true }, `https://shop.test/a?b=c#?handover=${code}&member=1`],
    [{ partner: 'harbourline' }, 'https://shop.test/a?b=c#?partner=harbourline'],
    [{ wasMember: false }, 'https://shop.test/a?b=c'],
  ])('writes %j behind the query', (arrival, url) => {
    expect(withArrival('https://shop.test/a?b=c', arrival)).toBe(url);
  });

  test('keeps the fragment that the address has', () => {
    expect(withArrival('https://shop.test/user#certify', { partner: 'hl' })).toBe(
      'https://shop.test/user#certify?partner=hl',
    );
  });

  test.each<Arrival>([
    { code, wasMember: true, partner: 'harbourline' },
    { code: undefined, wasMember: true, partner: undefined },
  ])('reads what was written: %j', (arrival) => {
    const { hash } = new URL(withArrival('https://shop.test/user#certify', arrival));
    expect(arrivalOf(hash)).toEqual(arrival);
  });

  test.each([
    '#certify',
    '#?handover=short',
    '#?handover=<script>alert(1)</script>',
    '#?partner=a b',
  ])('finds nothing in %j', (fragment) => {
    expect(arrivalOf(fragment)).toEqual({ code: undefined, wasMember: false, partner: undefined });
  });
});

test.each([
  ['https://partner.test/page?a=b', 'https://partner.test'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
  ['', undefined],
  ['about:blank', undefined],
])('the referrer %j is of %j', (referrer, origin) => {
  expect(originOf(referrer)).toBe(origin);
});
