import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  atOfferEnd,
  contrastOf,
  offerColours,
  promotionShown,
  RELOAD_REST_MS,
  timeLeft,
  untilNextSecond,
} from './offer-rules.ts';

const END = Date.UTC(2026, 10, 22, 16);
const offer = (endsAt: number) => ({
  endsAt,
  picture: undefined,
  background: undefined,
  ink: undefined,
  countsDown: true,
});

describe('the time left of an offer (Spec: 1§4)', () => {
  test.each([
    [0, undefined],
    [-1, undefined],
    [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [1000, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [1001, { days: 0, hours: 0, minutes: 0, seconds: 2 }],
    [60_000, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
    [((2 * 24 + 14) * 60 + 36) * 60_000 + 8000, { days: 2, hours: 14, minutes: 36, seconds: 8 }],
  ])('%i ms before its end', (ms, left) => {
    expect(timeLeft(END, END - ms)).toEqual(left);
  });

  test('changes with each second, and ends at zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40_000 }), (ms) => {
        let now = END - ms;
        let ticks = 0;
        while (timeLeft(END, now)) {
          now += untilNextSecond(END, now);
          ticks++;
        }
        expect(now).toBe(END);
        expect(ticks).toBe(Math.ceil(ms / 1000));
      }),
    );
  });
});

describe('reloading at the end of an offer (Spec: 1§4)', () => {
  test.each([
    ['the first time', END, END, undefined, 'reload'],
    ['the server answers the same end', END, END + 50, { endsAt: END, at: END }, 'ended'],
    ['the same end, an hour later', END, END + 3_600_000, { endsAt: END, at: END }, 'ended'],
    [
      'the server, behind, answers an end that is over in a moment',
      END + 1000,
      END + 1000,
      { endsAt: END, at: END },
      'ended',
    ],
    [
      'another offer has run since',
      END + RELOAD_REST_MS,
      END + RELOAD_REST_MS,
      { endsAt: END, at: END },
      'reload',
    ],
  ] as const)('%s', (_, endsAt, now, last, then) => {
    expect(atOfferEnd(endsAt, now, last)).toBe(then);
  });

  test('reloads at most once a minute, whatever the server answers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90_000 }), { maxLength: 60 }), (waits) => {
        let now = END;
        let last: Parameters<typeof atOfferEnd>[2];
        const reloads: number[] = [];
        for (const wait of waits) {
          now += wait;
          if (atOfferEnd(now, now, last) === 'ended') continue;
          last = { endsAt: now, at: now };
          reloads.push(now);
        }
        for (const [place, at] of reloads.slice(1).entries())
          expect(at - (reloads[place] ?? 0)).toBeGreaterThanOrEqual(RELOAD_REST_MS);
      }),
    );
  });
});

describe('colours of an offer', () => {
  test.each([
    ['#FBEFE8', '#1F1D19', { ground: '#fbefe8', ink: '#1f1d19' }],
    ['#fff', 'rgb(31, 29, 25)', { ground: '#ffffff', ink: '#1f1d19' }],
    ['#FFFFFF', '#EEEEEE', { ground: '#ffffff', ink: '#000000' }],
    ['#10301F', '#222222', { ground: '#10301f', ink: '#ffffff' }],
    ['#B9471A', undefined, { ground: '#b9471a', ink: '#ffffff' }],
    ['#B9471A', 'url(https://evil.example)', { ground: '#b9471a', ink: '#ffffff' }],
    ['red;background:url(//evil)', '#000000', undefined],
    ['#00000080', '#ffffff', undefined],
    ['rgb(300, 0, 0)', '#ffffff', undefined],
    [undefined, '#ffffff', undefined],
    ['x #fff', '#000000', undefined],
    ['#ffx', '#000000', undefined],
    ['rgb(255,255,255)', 'rgb(0,0,0)', { ground: '#ffffff', ink: '#000000' }],
    ['rgb(255,  255,  255)', '#000', { ground: '#ffffff', ink: '#000000' }],
    ['x rgb(0, 0, 0)', '#fff', undefined],
    ['rgb(0, 0, 0) x', '#fff', undefined],
    ['rgb(0, 0, 256)', '#fff', undefined],
  ])('%s under %s', (background, ink, shown) => {
    expect(offerColours({ background, ink })).toEqual(shown);
  });

  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#000000', 5.25],
    ['#0a0a0a', '#000000', 1.06],
  ])('%s on %s has the contrast that WCAG computes', (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
    expect(contrastOf(other, one)).toBeCloseTo(contrast, 2);
  });

  test('of which one cannot be read have no contrast', () => {
    expect([contrastOf('red', '#fff'), contrastOf('#fff', 'red')]).toEqual([undefined, undefined]);
  });

  test('are readable, whatever a server sends', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, (background, ink) => {
        const shown = offerColours({ background, ink });
        expect(contrastOf(shown?.ground ?? '', shown?.ink ?? '')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

test('shows the new-customer offer on its page, and a product’s own elsewhere', () => {
  const both = { promotion: offer(1), newCustomerOffer: offer(2) };
  expect(promotionShown(both, 'new-customer')?.endsAt).toBe(2);
  expect(promotionShown(both, undefined)?.endsAt).toBe(1);
  expect(promotionShown({ ...both, promotion: undefined }, 'swap')?.endsAt).toBe(2);
});
