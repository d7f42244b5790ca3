import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { ShopError } from '../base/http/errors.ts';
import { manualClock } from '../base/platform/clock.ts';
import { createAfterLogin } from '../identity/session/after-login.ts';
import type { Session } from '../identity/session/store.ts';
import { type CouponList, createCouponClaims } from './claims.ts';
import type { Coupon } from './types.ts';

const MEMBER: Session = { status: 'member', userName: 'Amy', avatar: undefined, roles: [] };
const coupon = (id: string, more: Partial<Coupon> = {}): Coupon => ({
  id,
  name: `Coupon ${id}`,
  benefit: { kind: 'hidden' },
  minimum: undefined,
  coversAll: true,
  startsAt: undefined,
  endsAt: undefined,
  isClaimed: false,
  isUsed: false,
  fitsOrder: true,
  ...more,
});
const listOf = (pricesVisible: boolean, ...coupons: Coupon[]): CouponList => ({
  coupons,
  view: { pricesVisible },
});
const neverRead = () => Promise.reject(new Error('read without need'));

/** Claims of a shop whose login dialog the test answers. */
function openClaims(session: Session) {
  const $session = atom(session);
  const dialogs: ((isLoggedIn: boolean) => void)[] = [];
  const requestLogin = () => new Promise<boolean>((resolve) => dialogs.push(resolve));
  const send = vi.fn(async (_: readonly string[]) => {});
  const claims = createCouponClaims({
    session: { $session, afterLogin: createAfterLogin(requestLogin) },
    clock: manualClock(),
    send,
    say: ({ reason }) => `say ${reason}`,
  });
  function closeDialog(isLoggedIn: boolean) {
    if (isLoggedIn) $session.set(MEMBER);
    for (const close of dialogs.splice(0)) close(isLoggedIn);
  }
  return { claims, send, closeDialog };
}

it('claims a coupon, and reports that it is busy meanwhile', async () => {
  const { claims, send } = openClaims(MEMBER);
  const claimed = claims.claim('a', listOf(true, coupon('a'), coupon('b')), neverRead);
  expect(claims.$state.get().busy).toBe('a');
  await claimed;
  expect(send.mock.calls).toEqual([[['a']]]);
  expect(claims.$state.get()).toEqual({
    busy: undefined,
    outcome: { kind: 'claimed', couponIds: ['a'] },
  });
});

it('claims all that are left of a list', async () => {
  const { claims, send } = openClaims(MEMBER);
  const list = listOf(true, coupon('a', { isClaimed: true }), coupon('b'), coupon('c'));
  await claims.claim('all', list, neverRead);
  expect(send.mock.calls).toEqual([[['b', 'c']]]);
});

it.each([
  ['a claimed coupon', true, 'coupon-claimed', false],
  ['an unverified clinic', false, 'coupon-not-certified', true],
] as const)('refuses %s without sending', async (_, pricesVisible, reason, certify) => {
  const { claims, send } = openClaims(MEMBER);
  await claims.claim('a', listOf(pricesVisible, coupon('a', { isClaimed: true })), neverRead);
  expect(claims.$state.get().outcome).toEqual({ kind: 'refused', text: `say ${reason}`, certify });
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['one', 'a', ['a']],
  ['all, those that have not ended', 'all', ['b']],
] as const)(
  'of coupons that have ended by the clock of the device, sends %s',
  async (_, which, sent) => {
    const { claims, send } = openClaims(MEMBER);
    const list = listOf(true, coupon('a', { endsAt: 1 }), coupon('b'));
    await claims.claim(which, list, neverRead);
    expect(send.mock.calls).toEqual([[sent]]);
  },
);

it('reads the list again after the login of a visitor, and decides by that', async () => {
  const { claims, send, closeDialog } = openClaims({ status: 'visitor' });
  const read = vi.fn(async () => listOf(true, coupon('a', { isUsed: true })));
  const claimed = claims.claim('a', listOf(false, coupon('a')), read);
  expect(read).not.toHaveBeenCalled();
  closeDialog(true);
  await claimed;
  expect(claims.$state.get().outcome).toMatchObject({ kind: 'refused', text: 'say coupon-used' });
  expect(send).not.toHaveBeenCalled();
});

it('reads again at the next try, when the read after the login has failed', async () => {
  const { claims, send, closeDialog } = openClaims({ status: 'visitor' });
  const read = vi
    .fn(async () => listOf(true, coupon('a')))
    .mockRejectedValueOnce(new ShopError('network', 'No connection.'));
  const claimed = claims.claim('a', listOf(false, coupon('a')), read);
  closeDialog(true);
  await claimed;
  const { outcome } = claims.$state.get();
  expect(outcome).toMatchObject({ kind: 'failed', text: 'No connection.' });
  if (outcome?.kind === 'failed') outcome.retry();
  await vi.waitFor(() => expect(claims.$state.get().outcome?.kind).toBe('claimed'));
  expect(send.mock.calls).toEqual([[['a']]]);
});

it('does nothing when the visitor closes the dialog', async () => {
  const { claims, send, closeDialog } = openClaims({ status: 'visitor' });
  const claimed = claims.claim('a', listOf(false, coupon('a')), neverRead);
  closeDialog(false);
  await claimed;
  expect(claims.$state.get()).toEqual({ busy: undefined, outcome: undefined });
  expect(send).not.toHaveBeenCalled();
});

it('continues only with the last claim when two wait for the login', async () => {
  const { claims, send, closeDialog } = openClaims({ status: 'visitor' });
  const read = async () => listOf(true, coupon('a'), coupon('b'));
  const both = ['a', 'b'].map((id) => claims.claim(id, listOf(false, coupon('a')), read));
  closeDialog(true);
  await Promise.all(both);
  expect(send.mock.calls).toEqual([[['b']]]);
});

it('ignores a claim while another is being sent', async () => {
  const { claims, send } = openClaims(MEMBER);
  const list = listOf(true, coupon('a'), coupon('b'));
  await Promise.all([claims.claim('a', list, neverRead), claims.claim('b', list, neverRead)]);
  expect(send.mock.calls).toEqual([[['a']]]);
});

it('offers a retry after a failure, and none after a refusal of the server', async () => {
  const { claims, send } = openClaims(MEMBER);
  const list = listOf(true, coupon('a'));
  send.mockRejectedValueOnce(new ShopError('server', 'Sold out.'));
  await claims.claim('a', list, neverRead);
  expect(claims.$state.get().outcome).toEqual({
    kind: 'refused',
    text: 'Sold out.',
    certify: false,
  });
  send.mockRejectedValueOnce(new ShopError('network', 'No connection.'));
  await claims.claim('a', list, neverRead);
  const { outcome } = claims.$state.get();
  if (outcome?.kind !== 'failed') throw new Error('no retry');
  expect(outcome.text).toBe('No connection.');
  outcome.retry();
  await vi.waitFor(() => expect(claims.$state.get().outcome?.kind).toBe('claimed'));
});
