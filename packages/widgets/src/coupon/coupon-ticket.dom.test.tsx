import { cents } from '@clinicart/sdk';
import type { Coupon } from '@clinicart/sdk/coupon';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../engine/element/mount.tsx';
import { TestPlace } from '../engine/element/test-place.tsx';
import { CouponTicket } from './coupon-ticket.tsx';

afterEach(() => document.body.replaceChildren());

const NOW = Date.parse('2026-11-28T12:00:00+08:00');
const FIRST = Date.parse('2026-12-03T00:00:00+08:00');
const LAST = Date.parse('2027-01-02T23:59:59+08:00');

const coupon: Coupon = {
  id: '1',
  name: 'Christmas pre-order',
  benefit: { kind: 'percent', percentOff: 6 },
  minimum: cents(180_000),
  coversAll: true,
  startsAt: undefined,
  endsAt: undefined,
  isClaimed: true,
  isUsed: false,
  fitsOrder: false,
};

test.each([
  [
    'first and last day ahead of both',
    { startsAt: FIRST, endsAt: LAST },
    '3 Dec 2026 to 2 Jan 2027',
  ],
  ['the last day once it has begun', { startsAt: NOW, endsAt: LAST }, 'Until 2 Jan 2027'],
  ['the first day where it has no last one', { startsAt: FIRST }, 'From 3 Dec 2026'],
  ['no day where it has none', {}, 'All products'],
] as const)('a ticket shows %s (Spec: 2§3)', async (_, dates, said) => {
  const shop = { clock: { now: () => NOW } };
  const box = document.createElement('div');
  document.body.append(box);
  mount(
    box,
    <TestPlace shop={shop}>
      <CouponTicket coupon={{ ...coupon, ...dates }} />
    </TestPlace>,
  );
  const last = () =>
    box.querySelector('.clinic-coupon-terms')?.lastElementChild?.textContent.replace(/\s/g, ' ');
  await vi.waitFor(() => expect(last()).toBe(said));
});
