import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refused, signedIn, succeeded } from '../../testing/answers.ts';
import { testShop } from '../../testing/shop.ts';

const PAGE = 'https://partner.test';
const SITE = 'https://shop.test';
const MINUTE_MS = 60_000;
const OVER = refused(1331);

let shop: ReturnType<typeof testShop>;
beforeEach(() => {
  shop = testShop({ allowedOrigins: [PAGE, SITE] });
});
afterEach(() => shop.sandbox.close());

const create = (token: string, origin: string | undefined = PAGE, site = SITE) =>
  shop.call('handover.create', { site }, token, '2', origin);
const codeOf = async (token: string) => String((await create(token)).data['code']);
const redeem = (code: string, { from = PAGE, origin = SITE, token = '' } = {}) =>
  shop.call('handover.redeem', { code, from }, token, '2', origin);

describe('a code that hands a session over', () => {
  it('logs in to the same account with a token that is not the page’s', async () => {
    const token = await shop.signIn('verified');
    const answer = await redeem(await codeOf(token));
    expect(answer).toEqual(
      succeeded({
        isSameAccount: false,
        login: expect.objectContaining(signedIn({ userName: '何靜怡醫生' }).data),
      }),
    );
    expect(answer.data['login']?.['token']).not.toBe(token);
  });

  it('works once', async () => {
    const code = await codeOf(await shop.signIn('verified'));
    expect(await redeem(code)).toEqual(succeeded(expect.anything()));
    expect(await redeem(code)).toEqual(OVER);
  });

  it('works for one minute by the clock of the shop', async () => {
    const token = await shop.signIn('verified');
    const [late, later] = [await codeOf(token), await codeOf(token)];
    shop.sandbox.console.advanceClock(MINUTE_MS - 1);
    expect(await redeem(late)).toEqual(succeeded(expect.anything()));
    shop.sandbox.console.advanceClock(1);
    expect(await redeem(later)).toEqual(OVER);
  });

  it.each([
    ['from another site', { origin: 'https://elsewhere.test' }],
    ['from the page that made it', { origin: PAGE }],
    ['for a browser that came from another page', { from: 'https://elsewhere.test' }],
    ['for a browser that names no page', { from: 'about:blank' }],
  ])('is refused %s, and spent', async (_, wrong) => {
    const code = await codeOf(await shop.signIn('verified'));
    expect(await redeem(code, wrong)).toEqual(OVER);
    expect(await redeem(code)).toEqual(OVER);
  });

  it('ends with the session that made it', async () => {
    const token = await shop.signIn('verified');
    const code = await codeOf(token);
    await shop.call('session.logout', {}, token);
    expect(await redeem(code)).toEqual(OVER);
  });

  it('opens no second session for a browser with the same account, and tells another account apart', async () => {
    const token = await shop.signIn('verified');
    const here = await shop.signIn('verified');
    expect(await redeem(await codeOf(token), { token: here })).toEqual(
      succeeded({ isSameAccount: true, login: null }),
    );
    const other = await shop.signIn('finance');
    expect(await redeem(await codeOf(token), { token: other })).toMatchObject({
      data: { isSameAccount: false, login: { userName: '何靜怡醫生' } },
    });
  });

  it.each([
    ['an origin that the shop has not allowed', 'https://elsewhere.test', SITE],
    ['a caller without an origin', undefined, SITE],
    ['a site that is no web address', PAGE, 'javascript:alert(1)'],
  ])('is not made for %s', async (_, origin, site) => {
    const token = await shop.signIn('verified');
    const made = await shop.call('handover.create', { site }, token, '2', origin);
    expect(made).toEqual(refused(1330));
  });
});
