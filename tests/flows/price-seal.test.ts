import type { Sandbox } from '@clinicart/sandbox';
import type { CompleteShop, Query, ShopOptions } from '@clinicart/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formOf, openSandbox, openShop, visit } from './shop.ts';

/** Every read of the catalogue that carries prices, as calls. */
async function everything(shop: CompleteShop): Promise<unknown[]> {
  const page = await shop.catalogue.search.get({ keyword: 'ALL', sort: 'price-low' });
  const ids = page.products.slice(0, 8).map((card) => card.id);
  return Promise.all([
    page,
    shop.catalogue.home.get(null),
    shop.catalogue.recommended.get(1),
    shop.catalogue.zone.get({ zone: 'discount', page: 1 }),
    shop.campaign.details.get('1'),
    ...ids.flatMap((id) => [
      shop.catalogue.product.get({ id }),
      shop.catalogue.specifications.get({ id }),
      shop.coupons.claimable.get(id),
    ]),
  ]);
}

/** Returns the path of the first value in a result that reveals a price; empty when the result keeps the seal. */
function leaks(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => leaks(part, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const here = `${path}.${key}`;
    const telling = ['was', 'percentOff', 'cents', 'amount', 'minimum'].includes(key);
    return telling && part !== undefined && part !== null ? [here] : leaks(part, here);
  });
}

describe('the price seal (Spec: 1§1, 1§6)', () => {
  test.each(['visitor', 'unverified', 'under-review', 'rejected'])(
    '%s finds no amount in any result',
    async (scenario) => {
      const { shop } = await visit(scenario);
      const results = await everything(shop);
      expect(results.flatMap((result) => leaks(result))).toEqual([]);
      expect(JSON.stringify(results)).toContain('"kind":"hidden"');
      expect(leaks(shop.snapshot())).toEqual([]);
    },
  );

  test('the check itself finds amounts where they may be seen', async () => {
    const { shop } = await visit('verified');
    expect((await everything(shop)).flatMap((result) => leaks(result)).length).toBeGreaterThan(50);
  });

  test('holds even when a server sends amounts to an unverified clinic', async () => {
    const sandbox = openSandbox();
    let seal = false;
    const shop = openShop(sandbox, {
      fetch: async (input, init) => {
        const answer = await sandbox.fetch(new Request(input, init));
        const text = await answer.text();
        // If an answer does not say it, the clinic's status decides.
        const unverified = text
          .replaceAll('"isAuth":true', '"isAuth":false')
          .replaceAll('"authStatus":"1"', '"authStatus":"0"');
        return new Response(seal ? unverified : text, answer);
      },
    });
    await shop.session.signIn(formOf('verified'));
    expect((await everything(shop)).flatMap((result) => leaks(result)).length).toBeGreaterThan(50);
    seal = true;
    expect((await everything(shop)).flatMap((result) => leaks(result))).toEqual([]);
  });

  /** A shop whose server sends a text in each price, also within JSON text. */
  function withTextsForPrices(sandbox: Sandbox) {
    return openShop(sandbox, {
      checkAnswer: () => undefined,
      fetch: async (input, init) => {
        const answer = await sandbox.fetch(new Request(input, init));
        const text = await answer.text();
        const instead = text.replace(/(price)(\\?"):(?:null|[\d.]+)/gi, '$1$2:$2***$2');
        return new Response(instead, answer);
      },
    });
  }

  test('reads every answer with texts in place of its prices (Spec: 1§1)', async () => {
    const results = await everything(withTextsForPrices(openSandbox()));
    expect(results.flatMap((result) => leaks(result))).toEqual([]);
    expect(JSON.stringify(results)).toContain('"kind":"hidden"');
  });

  test('refuses a text in place of a price that may be seen', async () => {
    const shop = withTextsForPrices(openSandbox());
    await shop.session.signIn(formOf('verified'));
    await expect(shop.catalogue.search.get({ keyword: 'ALL' })).rejects.toMatchObject({
      kind: 'contract',
    });
  });

  test('leaves nothing of a member in stores or storage after a logout', async () => {
    const { shop } = await visit('verified');
    const args = fc
      .sample(fc.constantFrom('composite', 'newest', 'sales-high'), 3)
      .map((sort) => ({ keyword: 'ALL', sort }) as const);
    const stops = args.map((query) =>
      (shop.catalogue.search as Query<typeof query, unknown>).watch(query).listen(() => {}),
    );
    await Promise.all(args.map((query) => shop.catalogue.search.get(query)));
    expect(leaks(shop.snapshot())).not.toEqual([]);
    shop.session.signOut();
    expect(leaks(shop.snapshot())).toEqual([]);
    for (const query of args) expect(leaks(shop.catalogue.search.watch(query).get())).toEqual([]);
    // The lists in view are read anew, as a visitor sees them.
    const again = await Promise.all(args.map((query) => shop.catalogue.search.get(query)));
    expect(leaks(again)).toEqual([]);
    for (const stop of stops) stop();
  });

  test('shows a filled cart its prices where the account cannot be read, unless it is known to be unverified', async () => {
    const { shop, sandbox } = await visit('verified');
    const [first] = (await shop.catalogue.search.get({ keyword: '丁腈檢查手套' })).products;
    const { specifications } = await shop.catalogue.specifications.get({ id: first?.id ?? '' });
    const [good] = specifications.filter(({ stock }) => stock > 0);
    await shop.cart.add([{ specificationId: good?.id ?? '', quantity: good?.step ?? 1 }]);
    const refuse = (path: string, message: string) =>
      sandbox.console.setFault({ kind: 'result', resultID: 1201, message, path });
    refuse('/authapi/user/userinfo2', 'Busy.');

    const again = openShop(sandbox);
    await again.session.signIn(formOf('verified'));
    const cart = await again.cart.contents.get(null);
    expect(cart.groups).not.toEqual([]);
    expect(cart.pricesVisible).toBe(true);

    sandbox.console.clearFaults();
    const sealed = openShop(sandbox, {
      fetch: async (input, init) => {
        const answer = await sandbox.fetch(new Request(input, init));
        const text = (await answer.text()).replaceAll('"authStatus":"1"', '"authStatus":"0"');
        return new Response(text.replaceAll('"isAuth":true', '"isAuth":false'), answer);
      },
    });
    await sealed.session.signIn(formOf('verified'));
    expect(leaks(await sealed.cart.contents.get(null))).toEqual([]);
  });

  test('hides the order of prices from the order of products', async () => {
    const { shop } = await visit('visitor');
    const ids = async (sort: 'price-low' | 'price-high' | 'composite') =>
      (await shop.catalogue.search.get({ keyword: 'ALL', sort })).products.map((card) => card.id);
    expect(await ids('price-low')).toEqual(await ids('composite'));
    expect(await ids('price-high')).toEqual(await ids('composite'));
  });

  test('fails a flow in which an answer holds a price that the contract does not name', async () => {
    const sandbox = openSandbox();
    const fetch: ShopOptions['fetch'] = async (input, init) => {
      const answer = await sandbox.fetch(new Request(input, init));
      const body = await answer.json();
      return Response.json({ ...body, data: { ...body.data, price: '1.00' } });
    };
    await expect(
      openShop(sandbox, { fetch }).catalogue.search.get({ keyword: 'ALL' }),
    ).rejects.toMatchObject({ kind: 'contract' });
    await expect(openShop(sandbox).catalogue.search.get({ keyword: 'ALL' })).resolves.toMatchObject(
      { products: expect.any(Array) },
    );
  });
});
