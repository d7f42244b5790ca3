// After logout, the browser keeps nothing that the session received. Spec: 1§3, 1§6
import type { Sandbox } from '@clinicart/sandbox';
import type { CompleteShop } from '@clinicart/sdk';
import { describe, expect, test } from 'vitest';
import { formOf, openShop, visit, withAssumed } from '../shop.ts';

const statusOf = async (sandbox: Sandbox, address: string) =>
  (await sandbox.fetch(new Request(address))).status;

async function licenceOf(shop: CompleteShop): Promise<string> {
  const { licencePath } = await shop.account.me.get(null);
  if (!licencePath) throw new Error('The account has no licence.');
  return licencePath;
}

describe('the signed address of a licence', () => {
  withAssumed('the documents name no call for signing out', () => {
    test('stops working once its session logs out, and works for the other one', async () => {
      const { sandbox, shop } = await visit('verified');
      const other = openShop(sandbox);
      await other.session.signIn(formOf('verified'));
      const [mine, theirs] = [await licenceOf(shop), await licenceOf(other)];
      expect(await statusOf(sandbox, mine)).toBe(200);
      shop.session.signOut();
      await expect.poll(() => statusOf(sandbox, mine)).toBe(404);
      expect(await statusOf(sandbox, theirs)).toBe(200);
    });
  });

  test('stops working once its session expires', async () => {
    const { sandbox, shop } = await visit('verified');
    const address = await licenceOf(shop);
    expect(await statusOf(sandbox, address)).toBe(200);
    sandbox.console.expireSessions();
    expect(await statusOf(sandbox, address)).toBe(404);
  });
});

test('logs out at once, whether the server has a call for it or is away', async () => {
  const { sandbox } = await visit('visitor');
  const asked: { path: string; token: string | null; outlivesPage: boolean }[] = [];
  let isAway = false;
  const shop = openShop(sandbox, {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const token = request.headers.get('Authorization');
      const { pathname: path } = new URL(request.url);
      if (path.endsWith('/logout')) asked.push({ path, token, outlivesPage: request.keepalive });
      if (isAway) throw new TypeError('the line is cut');
      return sandbox.fetch(request);
    },
  });
  for (const cut of [false, true]) {
    isAway = false;
    await shop.session.signIn(formOf('verified'));
    isAway = cut;
    shop.session.signOut();
    expect(shop.session.$session.get()).toEqual({ status: 'visitor' });
  }
  await expect.poll(() => asked.length).toBe(2);
  for (const { token, outlivesPage } of asked) {
    expect(token).toMatch(/.{20,}/);
    expect(outlivesPage).toBe(true);
  }
  expect(new Set(asked.map(({ token }) => token)).size).toBe(2);
  expect(sandbox.console.requests().some(({ path }) => path === asked[0]?.path)).toBe(true);
  expect(shop.session.$loginRequest.get(), 'nobody is asked to sign in').toBeUndefined();
});
