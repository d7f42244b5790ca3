import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HeaderPosition, nextPosition } from './auto-hide-state.ts';

const phone = { height: 116, isBusy: false };
const tablet = { height: 220, isBusy: false };

describe('the header while the page scrolls (Spec: 2§2.15)', () => {
  test.each<[string, HeaderPosition, Parameters<typeof nextPosition>[1], HeaderPosition]>([
    ['goes with the page at first', 'rest', { ...phone, before: 0, y: 100 }, 'rest'],
    ['and stays away', 'rest', { ...phone, before: 400, y: 900 }, 'rest'],
    ['comes back on scrolling up', 'rest', { ...phone, before: 900, y: 850 }, 'raised'],
    ['leaves on scrolling down', 'raised', { ...phone, before: 850, y: 900 }, 'leaving'],
    ['comes back while it leaves', 'leaving', { ...phone, before: 900, y: 880 }, 'raised'],
    ['at 180 px not yet', 'rest', { ...phone, before: 190, y: 180 }, 'rest'],
    ['past 180 px', 'rest', { ...phone, before: 190, y: 181 }, 'raised'],
    ['a high one past its own height', 'rest', { ...tablet, before: 230, y: 215 }, 'rest'],
    ['is kept near the top once there', 'raised', { ...phone, before: 200, y: 90 }, 'raised'],
    ['and there in both directions', 'raised', { ...phone, before: 90, y: 120 }, 'raised'],
    ['lies in its position at the top', 'raised', { ...phone, before: 40, y: 0 }, 'rest'],
    ['a page that bounces', 'raised', { ...phone, before: 0, y: -30 }, 'rest'],
    ['a trembling hand', 'raised', { ...phone, before: 900, y: 902 }, 'raised'],
    ['busy, it stays', 'raised', { ...phone, isBusy: true, before: 850, y: 900 }, 'raised'],
    ['busy, it comes along', 'rest', { ...phone, isBusy: true, before: 0, y: 20 }, 'raised'],
  ])('%s', (_, position, scrolling, next) => {
    expect(nextPosition(position, scrolling)).toBe(next);
  });

  test('is never away while it is busy, and always in its position at the top', () => {
    const position = fc.constantFrom<HeaderPosition>('rest', 'raised', 'leaving');
    const px = fc.integer({ min: -200, max: 20_000 });
    fc.assert(
      fc.property(position, px, px, fc.integer({ min: 0, max: 400 }), (from, before, y, height) => {
        const busy = nextPosition(from, { y, before, height, isBusy: true });
        expect(busy).toBe(y > 0 ? 'raised' : 'rest');
        if (y <= 0) expect(nextPosition(from, { y, before, height, isBusy: false })).toBe('rest');
      }),
    );
  });
});
