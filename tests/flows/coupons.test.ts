import { type CompleteShop, isShopError } from '@clinicart/sdk';
import { decideClaim, decideClaimAll, markClaimed } from '@clinicart/sdk/coupon';
import { describe, expect, test } from 'vitest';
import { formOf, openShop, visit } from './shop.ts';

async function glove(shop: CompleteShop): Promise<string> {
  const [first] = (await shop.catalogue.search.get({ keyword: '丁腈檢查手套' })).products;
  if (!first) throw new Error('no gloves');
  return first.id;
}
const unclaimed = async (shop: CompleteShop, productId: string) =>
  (await shop.coupons.claimable.get(productId)).coupons.filter((each) => !each.isClaimed);
const claiming = { standing: 'verified', now: Date.now() } as const;

describe('claiming coupons (Spec: 1§6, 1§7, 1§8)', () => {
  test('shows a visitor that coupons exist; a claim asks to log in and then continues', async () => {
    const { shop } = await visit('visitor');
    const productId = await glove(shop);
    const { coupons, view } = await shop.coupons.claimable.get(productId);
    expect(view.pricesVisible).toBe(false);
    expect(coupons.length).toBeGreaterThan(2);
    expect(coupons.every((each) => each.benefit.kind === 'hidden')).toBe(true);
    const [first] = coupons;
    const refused = await shop.coupons.claim([first?.id ?? '']).catch((error: unknown) => error);
    expect(isShopError(refused, 'login-required')).toBe(true);
    expect(shop.session.$loginRequest.get()).toEqual({ required: true });

    const asked = shop.session.requestLogin();
    await shop.session.signIn(formOf('verified'));
    expect(await asked).toBe(true);
    const [open] = await unclaimed(shop, productId);
    if (!open) throw new Error('nothing to claim');
    expect(open.benefit.kind).not.toBe('hidden');
    await shop.coupons.claim([open.id]);
    expect((await unclaimed(shop, productId)).map((each) => each.id)).not.toContain(open.id);
  });

  test('marks a claimed coupon at once, lists it as owned, and forgets it on logout', async () => {
    const { shop } = await visit('verified');
    const productId = await glove(shop);
    const before = (await shop.coupons.claimable.get(productId)).coupons;
    const decision = decideClaimAll(before, claiming);
    if (!decision.ok) throw new Error(decision.reason);
    expect(decision.couponIds.length).toBeGreaterThan(1);
    const had = (await shop.coupons.mine.get({ view: 'unused', page: 1 })).coupons.length;
    await shop.coupons.claim(decision.couponIds);
    const marked = markClaimed(before, shop.coupons.$claimed.get());
    expect(decideClaimAll(marked, claiming)).toMatchObject({ reason: 'coupons-all-claimed' });
    const has = (await shop.coupons.mine.get({ view: 'unused', page: 1 })).coupons.length;
    expect(has).toBe(had + decision.couponIds.length);
    shop.session.signOut();
    expect(shop.coupons.$claimed.get().size).toBe(0);
    expect(JSON.stringify(shop.snapshot())).not.toContain('percentOff');
  });

  test('explains the refusal to an unverified clinic by the rule, and by the server when asked directly', async () => {
    const { shop } = await visit('unverified');
    const [first] = (await shop.coupons.claimable.get(await glove(shop))).coupons;
    if (!first) throw new Error('no coupon');
    const decision = decideClaim(first, { ...claiming, standing: 'unverified' });
    if (decision.ok) throw new Error('allowed');
    expect(shop.language.say(decision)).toBe(
      'Coupons are for verified clinics. Get verified first.',
    );
    const refused = await shop.coupons.claim([first.id]).catch((error: unknown) => error);
    expect(isShopError(refused, 'server') && refused.message).toMatch(
      /once your clinic is verified/,
    );
    expect(shop.coupons.$claimed.get().size).toBe(0);
  });

  test('claims one coupon when a lost answer is retried', async () => {
    const { shop, sandbox } = await visit('verified');
    const [open] = await unclaimed(shop, await glove(shop));
    if (!open) throw new Error('nothing to claim');
    sandbox.console.setFault({ kind: 'drop', path: '/authapi/user/takeCoupon', times: 1 });
    const lost = await shop.coupons.claim([open.id]).catch((error: unknown) => error);
    expect(isShopError(lost, 'network')).toBe(true);
    const other = openShop(sandbox);
    await other.session.signIn(formOf('verified'));
    await Promise.all([shop.coupons.claim([open.id]), other.coupons.claim([open.id])]);
    const { coupons } = await shop.coupons.mine.get({ view: 'unused', page: 1 });
    expect(coupons.filter((each) => each.name === open.name)).toHaveLength(1);
  });

  test('reads own coupons passively: a visitor gets an error and no dialog (Spec: 2§6)', async () => {
    const { shop } = await visit('visitor');
    const refused = await shop.coupons.mine
      .get({ view: 'unused', page: 1 })
      .catch((error: unknown) => error);
    expect(isShopError(refused, 'login-required')).toBe(true);
    expect(shop.session.$loginRequest.get()).toBeUndefined();
  });
});
