import type { CompleteShop } from '@clinicart/sdk';
import { standingOf } from '@clinicart/sdk/identity';
import { describe, expect, test } from 'vitest';
import { formOf, openSandbox, openShop, visit } from './shop.ts';

/** Records the calls that the server of a shop receives: path and body. */
function heard(sandbox: ReturnType<typeof openSandbox>) {
  const calls: { url: URL; body: string }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    calls.push({ url: new URL(request.url), body: await request.clone().text() });
    return sandbox.fetch(request);
  };
  return { calls, fetch };
}

async function claimAll(shop: CompleteShop) {
  const { coupons, view } = await shop.promotion.page.get(null);
  const standing = standingOf(shop.session.$session.get(), view.pricesVisible);
  await shop.promotion.claimOpen(coupons, standing);
  return coupons;
}

describe('the page for new customers (Spec: 1§2, 1§4, 1§6)', () => {
  test('claims its coupons once, and says which', async () => {
    const sandbox = openSandbox();
    const { calls, fetch } = heard(sandbox);
    const shop = openShop(sandbox, { fetch });
    await shop.session.signIn(formOf('new-customer'));
    const claims = () => calls.filter(({ url }) => /takeCoupon/.test(url.pathname)).length;
    const coupons = await claimAll(shop);
    expect(coupons.length).toBeGreaterThan(1);
    expect(shop.promotion.$claims.get()).toEqual({
      claimed: coupons.map(({ id }) => id),
      failed: {},
      busy: [],
    });
    expect(claims()).toBe(1);
    await claimAll(shop);
    expect(claims(), 'asked again, nothing is left').toBe(1);
    expect((await shop.promotion.page.get(null)).coupons.every((each) => each.isClaimed)).toBe(
      true,
    );
    expect((await shop.coupons.mine.get({ view: 'unused', page: 1 })).coupons.length).toBe(
      coupons.length,
    );
  });

  test('claims the others when one coupon fails, and retries it', async () => {
    const { sandbox, shop } = await visit('new-customer');
    const together = { kind: 'result', resultID: 1399, message: 'Out' } as const;
    sandbox.console.setFault({ ...together, path: '/authapi/user/takeCoupons' });
    sandbox.console.setFault({ ...together, path: '/authapi/user/takeCoupon', times: 1 });
    const coupons = await claimAll(shop);
    const { claimed, failed } = shop.promotion.$claims.get();
    const [first = ''] = Object.keys(failed);
    expect([claimed.length, Object.keys(failed).length]).toEqual([coupons.length - 1, 1]);
    await shop.promotion.claimAgain(first);
    expect(shop.promotion.$claims.get()).toMatchObject({ failed: {} });
    expect(shop.promotion.$claims.get().claimed).toContain(first);
    shop.session.signOut();
    expect(shop.promotion.$claims.get().claimed, 'another person').toEqual([]);
  });

  test.each(['visitor', 'unverified', 'under-review'])(
    '%s sees the page, claims nothing and reads no amount',
    async (scenario) => {
      const { shop } = await visit(scenario);
      await claimAll(shop);
      expect(shop.promotion.$claims.get()).toEqual({ claimed: [], failed: {}, busy: [] });
      expect(shop.session.$loginRequest.get()).toBeUndefined();
      const read = [await shop.promotion.page.get(null), await shop.promotion.activities.get({})];
      expect(JSON.stringify(read)).not.toMatch(/cents|percentOff|"was"|minimum":\d/);
    },
  );

  test('shows the server’s refusal to a clinic that has bought before', async () => {
    const { shop } = await visit('verified');
    expect(await shop.promotion.page.get(null)).toMatchObject({ isRefused: true, coupons: [] });
    expect(await shop.promotion.activities.get({})).toMatchObject({
      isRefused: true,
      activities: [],
    });
  });

  test('shows five products of an activity at a time, and each once', async () => {
    const { shop } = await visit('new-customer');
    const { activities } = await shop.promotion.activities.get({});
    const [first] = activities;
    if (!first) throw new Error('no activity');
    expect(activities.length).toBeGreaterThan(1);
    expect(first.products).toHaveLength(5);
    const ids = new Set(first.products.map(({ id }) => id));
    for (let page = 2; ids.size < first.total; page++) {
      const more = await shop.promotion.activities.get({ activityId: first.id, page });
      expect(more.activities.map(({ id }) => id)).toEqual([first.id]);
      const found = more.activities[0]?.products ?? [];
      expect(found.length).toBeGreaterThan(0);
      for (const { id } of found) expect(ids.has(id)).toBe(false);
      for (const { id } of found) ids.add(id);
    }
    const opened = { id: [...ids][0] ?? '', variant: 'new-customer' } as const;
    const { specifications } = await shop.catalogue.specifications.get(opened);
    expect(specifications.length).toBeGreaterThan(0);
  });
});

describe('a campaign (Spec: 2§2.11, 2§7)', () => {
  test('comes from the service host, in the language of the page', async () => {
    const sandbox = openSandbox();
    const { calls, fetch } = heard(sandbox);
    const shop = openShop(sandbox, { fetch, serviceBase: 'http://service.test' });
    const english = await shop.campaign.details.get('1');
    shop.language.use('zh');
    const chinese = await shop.campaign.details.get('1');
    expect(calls.map(({ url, body }) => [url.origin, JSON.parse(body).langEnv])).toEqual([
      ['http://service.test', 'ENGLISH'],
      ['http://service.test', 'TRADITIONAL_CHINESE'],
    ]);
    expect(english.sections.map(({ key }) => key)).toEqual(chinese.sections.map(({ key }) => key));
    const columns = english.sections.flatMap((each) =>
      each.kind === 'banners' ? [each.columns] : [],
    );
    expect(columns).toEqual([1, 2, 3, 2, 3]);
  });

  test.each(['2', '99', 'x', ''])('%j is over or unknown', async (id) => {
    const { shop } = await visit('visitor');
    expect(await shop.campaign.details.get(id)).toMatchObject({ isOver: true, sections: [] });
  });

  test.each([
    ['visitor', false],
    ['unverified', false],
    ['verified', true],
  ])('without isAuth in its answer, %s sees amounts: %s', async (scenario, sees) => {
    const sandbox = openSandbox();
    const shop = openShop(sandbox, {
      // This sandbox would not send the changed answer.
      checkAnswer: () => undefined,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const isDetails = request.url.endsWith('/seeDetails');
        const answer = await sandbox.fetch(request);
        if (!isDetails) return answer;
        const body = (await answer.json()) as { data: { isAuth?: boolean; many: object } };
        delete body.data.isAuth;
        const goods = {
          searchProductId: '1',
          goodsName: 'Gloves',
          activityPrice: 8,
          sellingPrice: 9,
        };
        const area = {
          modelType: 1,
          modelSort: 1,
          specialList: [],
          manyProduct: { productList: [goods] },
        };
        body.data.many = { manyAreaJson: [area] };
        return Response.json(body);
      },
    });
    if (scenario !== 'visitor') await shop.session.signIn(formOf(scenario));
    const { view, sections } = await shop.campaign.details.get('1');
    expect(view.pricesVisible).toBe(sees);
    expect(JSON.stringify(sections).includes('"cents":800')).toBe(sees);
  });
});
