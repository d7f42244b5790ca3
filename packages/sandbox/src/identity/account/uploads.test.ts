import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../testing/answers.ts';
import { testShop } from '../../testing/shop.ts';

let shop: ReturnType<typeof testShop>;
beforeEach(() => {
  shop = testShop();
});
afterEach(() => shop.sandbox.close());

const MINUTE_MS = 60_000;
const get = (url: string, init: RequestInit = {}) => shop.sandbox.fetch(new Request(url, init));
const licence = async (who: string, token?: string) => {
  const as = token ?? (await shop.signIn(who));
  const answer = await shop.call('account.userInfo', { type: -1 }, as);
  return String(answer.data['businessLicense']);
};

describe('a licence', () => {
  it('shows at the address that its owner is given, as a picture and nothing else', async () => {
    const answer = await get(await licence('verified'));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="licence.png"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers.get('Cache-Control'), 'no copy outlives it').toBe('private, no-store');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });

  it('has the same address for a while, and none of them lasts longer than half an hour', async () => {
    const token = await shop.signIn('verified');
    const url = await licence('verified', token);
    shop.sandbox.console.advanceClock(MINUTE_MS);
    expect(await licence('verified', token)).toBe(url);
    shop.sandbox.console.advanceClock(30 * MINUTE_MS);
    expect((await get(url)).status).toBe(404);
    expect(await licence('verified', token)).not.toBe(url);
  });

  it('is not there once the session of its address has ended, and that of another stays', async () => {
    const [mine, other] = [await shop.signIn('verified'), await shop.signIn('verified')];
    const [address, elsewhere] = [await licence('', mine), await licence('', other)];
    expect(elsewhere).not.toBe(address);
    await shop.call('session.logout', {}, mine);
    expect((await get(address)).status).toBe(404);
    expect((await get(elsewhere)).status).toBe(200);
    shop.sandbox.console.expireSessions();
    expect((await get(elsewhere)).status).toBe(404);
  });

  it.each([
    ['no signature', (url: URL) => url.searchParams.delete('signature')],
    ['a made-up signature', (url: URL) => url.searchParams.set('signature', 'x'.repeat(43))],
    ['a later end', (url: URL) => url.searchParams.set('until', '9999999999999')],
    ['an end that is no number', (url: URL) => url.searchParams.set('until', 'NaN')],
  ])('is not there with %s', async (_, spoil) => {
    const url = new URL(await licence('verified'));
    spoil(url);
    expect((await get(String(url))).status).toBe(404);
  });

  it('is not there under the signature of another', async () => {
    const [mine, theirs] = [new URL(await licence('verified')), new URL(await licence('finance'))];
    mine.search = theirs.search;
    expect((await get(String(mine))).status).toBe(404);
  });

  it('is shown by the console to its own pages alone', async () => {
    const url = 'http://shop.test/console/api/licence/1';
    expect((await get(url)).headers.get('Content-Type')).toBe('image/png');
    expect((await get(url, { headers: { Origin: 'https://evil.test' } })).status).toBe(403);
    expect((await get('http://shop.test/console/api/licence/99')).status).toBe(404);
  });
});

describe('a form', () => {
  const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const request = new Request('http://shop.test/authapi/user/updateUser', {
      method: 'POST',
      body,
      headers: { Authorization: await shop.signIn('verified'), LangEnv: '2', ...headers },
    });
    const answer = await shop.sandbox.fetch(request);
    return { status: answer.status, ...((await answer.json()) as object) };
  };

  const formOf = (fields: number): string => {
    const field = (_: unknown, at: number) =>
      `--x\r\nContent-Disposition: form-data; name="${at}"\r\n\r\n\r\n`;
    return `${Array.from({ length: fields }, field).join('')}--x--\r\n`;
  };

  it('that is too long is refused before it is read to its end', async () => {
    const form = new FormData();
    form.append('userName', '何');
    form.append('file', new File([new Uint8Array(5_000_000)], 'a.png'));
    expect(await send(form)).toMatchObject({ status: 413, resultID: 1413 });
  });

  it.each([
    ['JSON', '{"userName":"Ho"}', 'application/json'],
    ['no form at all', 'userName', 'multipart/form-data; boundary=x'],
    ['a form of 60,000 fields, at once', formOf(60_000), 'multipart/form-data; boundary=x'],
  ])('that is %s does not fit', async (_, body, type) => {
    expect(await send(body, { 'Content-Type': type })).toEqual(refused(1400));
  });
});
