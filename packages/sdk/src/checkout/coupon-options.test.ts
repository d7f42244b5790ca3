import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import type { Coupon } from '../coupon/types.ts';
import { couponOffer } from './coupon-options.ts';

const NOW = 4;

const coupon = (id: string, endsAt?: number): Coupon => ({
  id,
  name: id,
  benefit: { kind: 'amount', cents: cents(100) },
  minimum: undefined,
  coversAll: true,
  startsAt: undefined,
  endsAt,
  isClaimed: true,
  isUsed: false,
  fitsOrder: true,
});
const off = (id: string, amount: number, endsAt?: number) => ({
  coupon: coupon(id, endsAt),
  saving: { ok: true, off: cents(amount) } as const,
});
const refused = (id: string, missing?: number, endsAt?: number) => ({
  coupon: coupon(id, endsAt),
  saving: {
    ok: false,
    reason: 'coupon-under-minimum',
    facts: { missing: '' },
    ...(missing !== undefined && { missing: cents(missing) }),
  } as const,
});
const ids = (list: readonly { coupon: Coupon }[]) => list.map((each) => each.coupon.id);

describe('the coupons of an order (Spec: 2§5 Coupon selection)', () => {
  test('puts the largest saving first and calls it the best', () => {
    const offer = couponOffer({ coupons: [off('a', 100), off('b', 300), off('c', 200)] }, NOW);
    expect(ids(offer.usable)).toEqual(['b', 'c', 'a']);
    expect(offer.bestId).toBe('b');
  });

  test('puts the earlier expiry first among equals', () => {
    const offer = couponOffer(
      { coupons: [off('a', 100), off('b', 100, 9), off('c', 100, 5)] },
      NOW,
    );
    expect(ids(offer.usable)).toEqual(['c', 'b', 'a']);
  });

  test('calls neither a single coupon nor one without a saving the best', () => {
    expect(couponOffer({ coupons: [off('a', 100), refused('b')] }, NOW).bestId).toBeUndefined();
    expect(couponOffer({ coupons: [off('a', 0), off('b', 0)] }, NOW).bestId).toBeUndefined();
  });

  test('puts the least missing amount first, and hopeless coupons last', () => {
    const offer = couponOffer({ coupons: [refused('a'), refused('b', 900), refused('c', 1)] }, NOW);
    expect(ids(offer.unusable)).toEqual(['c', 'b', 'a']);
    expect(offer.unusable[0]?.why).toMatchObject({ reason: 'coupon-under-minimum', missing: 1 });
  });

  test('names a start that lies ahead before any other reason', () => {
    const of = (startsAt: number) => {
      const { saving, coupon: early } = refused('a', 900);
      return couponOffer({ coupons: [{ saving, coupon: { ...early, startsAt } }] }, NOW);
    };
    expect(of(NOW + 1).unusable[0]?.why.reason).toBe('coupon-not-started');
    expect(of(NOW).unusable[0]?.why.reason).toBe('coupon-under-minimum');
  });

  test('names expiry before any other reason', () => {
    const offer = couponOffer({ coupons: [refused('a', 900, 3), refused('b', 900, 5)] }, NOW);
    expect(offer.unusable.map(({ why }) => why.reason)).toEqual([
      'coupon-under-minimum',
      'coupon-ended',
    ]);
  });
});
