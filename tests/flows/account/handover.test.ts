// From a partner's page to the shop's site: the session by a one-use code, the partner with registrations and orders.
import type { Sandbox } from '@clinicart/sandbox';
import { type CompleteShop, memoryStore, type ShopOptions } from '@clinicart/sdk';
import { describe, expect, test } from 'vitest';
import { orderDesk } from '../orders.ts';
import { formOf, isDocumented, openSandbox, openShop, withAssumed } from '../shop.ts';

const PAGE = 'https://partner.test';
const SITE = 'https://shop.test';
const REFERRER = `${PAGE}/offers`;
const MINUTE_MS = 60_000;

/** A shop in a browser's page of this origin. */
function shopAt(sandbox: Sandbox, origin: string, options: Partial<ShopOptions> = {}) {
  return openShop(sandbox, {
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('Origin', origin);
      return sandbox.fetch(request);
    },
    ...options,
  });
}

async function atPartner(scenario = 'verified') {
  const sandbox = openSandbox();
  const page = shopAt(sandbox, PAGE);
  if (scenario !== 'visitor') await page.session.signIn(formOf(scenario));
  return { sandbox, page, site: shopAt(sandbox, SITE) };
}

const nameIn = ({ session }: CompleteShop) => {
  const who = session.$session.get();
  return who.status === 'member' ? who.userName : undefined;
};

describe('a member of a partner’s page who goes over to the shop', () => {
  withAssumed('the documents name no call that hands a session over', () => {
    test('is logged in there with a session that outlives the page’s', async () => {
      const { page, site } = await atPartner();
      const code = await page.handover.makeCode(SITE);
      expect(await site.handover.arrive({ code }, REFERRER)).toBe('continued');
      expect(nameIn(site)).toBe(nameIn(page));
      page.session.signOut();
      expect(await site.account.me.get(null)).toMatchObject({ email: 'verified@clinicart.test' });
    });

    test.each<[string, (sandbox: Sandbox) => void, string]>([
      ['is not logged in with a spent code', () => {}, REFERRER],
      ['after a minute', (sandbox) => sandbox.console.advanceClock(MINUTE_MS), REFERRER],
      ['from the page of a stranger', () => {}, 'https://stranger.test/'],
      ['without a referrer', () => {}, ''],
    ])('reads that one more login is needed: %s', async (what, change, referrer) => {
      const { sandbox, page, site } = await atPartner();
      const code = await page.handover.makeCode(SITE);
      if (what.includes('spent')) await shopAt(sandbox, SITE).handover.arrive({ code }, REFERRER);
      change(sandbox);
      expect(await site.handover.arrive({ code }, referrer)).toBe('log-in-once-more');
      expect(nameIn(site)).toBeUndefined();
    });

    test('keeps the session of the same account', async () => {
      const { page, site } = await atPartner();
      await site.session.signIn(formOf('verified'));
      const owner = site.session.owner();
      const code = await page.handover.makeCode(SITE);
      expect(await site.handover.arrive({ code }, REFERRER)).toBe('unchanged');
      expect(site.session.owner()).toBe(owner);
    });

    test.each(['here', 'there'] as const)(
      'decides before the account changes, and uses that of %s',
      async (choice) => {
        const { page, site } = await atPartner();
        await site.session.signIn(formOf('finance'));
        const [here, there] = [nameIn(site), nameIn(page)];
        const code = await page.handover.makeCode(SITE);
        expect(await site.handover.arrive({ code }, REFERRER)).toBe('other-account');
        expect(nameIn(site)).toBe(here);
        expect(site.handover.question()?.facts).toEqual({ here, there, from: 'partner.test' });
        site.handover.choose(choice);
        expect(nameIn(site)).toBe(choice === 'here' ? here : there);
        expect(site.handover.question()).toBeUndefined();
        expect((await site.account.me.get(null)).name).toBe(nameIn(site));
      },
    );

    test('keeps the account of a login that was quicker than the code', async () => {
      const { sandbox, page } = await atPartner();
      const code = await page.handover.makeCode(SITE);
      const storage = { session: memoryStore(), settings: memoryStore() };
      const otherTab = shopAt(sandbox, SITE, { storage });
      const site = shopAt(sandbox, SITE, {
        storage,
        fetch: async (input, init) => {
          const request = new Request(input, init);
          request.headers.set('Origin', SITE);
          const answer = await sandbox.fetch(request);
          if (request.url.endsWith('/login-by-handover'))
            await otherTab.session.signIn(formOf('finance'));
          return answer;
        },
      });
      expect(await site.handover.arrive({ code }, REFERRER)).toBe('unchanged');
      expect((await site.account.me.get(null)).email).toBe('finance@clinicart.test');
    });
  });

  test('reads that one more login is needed where the server has no such call', async () => {
    const { page, site } = await atPartner();
    const code = await page.handover.makeCode(SITE);
    if (isDocumented) expect(code).toBeUndefined();
    const arrival = isDocumented ? { wasMember: true } : { code: 'x'.repeat(43), wasMember: true };
    expect(await site.handover.arrive(arrival, REFERRER)).toBe('log-in-once-more');
    expect(site.session.$session.get().status).toBe('visitor');
  });

  test('who is logged in at the shop already reads nothing', async () => {
    const { site } = await atPartner();
    await site.session.signIn(formOf('finance'));
    expect(await site.handover.arrive({ wasMember: true }, REFERRER)).toBe('unchanged');
  });
});

test('a visitor of a partner’s page arrives as a visitor, without a call', async () => {
  const { page, site } = await atPartner('visitor');
  expect(await page.handover.makeCode(SITE)).toBeUndefined();
  expect(await site.handover.arrive({ partner: 'harbourline' }, REFERRER)).toBe('unchanged');
});

describe('the partner of a page', () => {
  test.each([
    ['names itself', 'Harbourline'],
    ['is an unfit text', 'Harbour line!'],
  ])('that %s lets an order be placed, and counts where the server counts', async (_, partner) => {
    const { shop, sandbox, goods, begin } = await orderDesk('verified', { partner });
    const shown = await begin(goods(1));
    expect(await shop.checkout.place(shown)).toMatchObject({ ok: true });
    const counted = partner === 'Harbourline' && !isDocumented;
    const [order] = sandbox.console.orders();
    expect(order?.partner).toBe(counted ? 'harbourline' : null);
    expect(sandbox.console.partners()).toEqual(
      counted
        ? [
            {
              partner: 'harbourline',
              accounts: 0,
              orders: 1,
              paid: 0,
              total: order?.total,
              paidTotal: 0,
            },
          ]
        : [],
    );
  });

  test('goes with the buyer to the shop, and counts a registration there', async () => {
    const sandbox = openSandbox();
    const tab = memoryStore();
    const storage = { session: memoryStore(), settings: memoryStore(), drafts: tab };
    const first = shopAt(sandbox, SITE, { storage });
    await first.handover.arrive({ partner: 'harbourline' }, REFERRER);
    // The next page of the same tab.
    const { registration, session } = shopAt(sandbox, SITE, { storage });
    const email = 'new@clinic.test';
    await session.sendCode({ purpose: 'register', contact: { email } });
    const code = sandbox.console.codes()[0]?.code ?? '';
    registration.change({ by: 'email', email, code });
    await registration.verify();
    registration.change({ password: 'Fresh2027', confirmation: 'Fresh2027' });
    expect(await registration.registerOnly()).toMatchObject({ ok: true });
    expect(sandbox.console.partners()).toEqual(
      isDocumented
        ? []
        : [{ partner: 'harbourline', accounts: 1, orders: 0, paid: 0, total: 0, paidTotal: 0 }],
    );
  });
});
