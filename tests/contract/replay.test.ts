import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox, SCENARIO_PASSWORD } from '@clinicart/sandbox';
import { createShop } from '@clinicart/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecording } from '../../packages/sandbox/src/http/recording.ts';
import { against, openServer, VERIFIED } from './real-server.ts';
import { send } from './requests.ts';

let real: Sandbox;
let replaying: Sandbox;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clinicart-replay-'));
  real = createSandbox();
  await against((request) => real.fetch(request), ['--write', '--record', folder]);
  replaying = createSandbox({ replay: folder });
}, 60_000);
afterAll(() => {
  real.close();
  replaying.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, body: object, token = '') =>
  replaying.fetch(
    new Request(`http://shop.test${path}`, {
      method: 'POST',
      headers: { Authorization: token, LangEnv: '3' },
      body: JSON.stringify(body),
    }),
  );
const recorded = (row: string) => {
  const [first] = readRecording(folder).get(row) ?? [];
  if (!first) throw new Error(`${row} is not recorded`);
  return first;
};
const matchOf = (response: Response) => response.headers.get('Clinicart-Replay');

async function signedIn() {
  const shop = createShop({
    apiBase: 'http://shop.test',
    fetch: (input, init) => replaying.fetch(new Request(input, init)),
  });
  await shop.session.signIn({
    by: 'email',
    with: 'password',
    email: VERIFIED,
    password: SCENARIO_PASSWORD,
    phone: '',
    areaCode: '+852',
    code: '',
  });
  return shop;
}

describe('a sandbox that replays a recording', () => {
  it('answers the recorded request from the recording, and says so', async () => {
    const { request, answer } = recorded('catalogue.product');
    const response = await ask('/api/product/detail', { ...Object(request) });
    expect(matchOf(response)).toBe('exact');
    expect(await response.json()).toMatchObject({
      resultID: 1200,
      data: { productName: Reflect.get(Object(answer.data), 'productName') },
    });
  });

  it('answers another request with the nearest one', async () => {
    const response = await ask('/api/product/detail', { id: '424242' });
    expect(matchOf(response)).toBe('nearest');
    expect(await response.json()).toMatchObject({ resultID: 1200 });
  });

  it('refuses what the recorded server refused', async () => {
    const login = await send(replaying, 'session.login', {
      userName: VERIFIED,
      password: SCENARIO_PASSWORD,
    });
    const { token } = login.body.data as { token: string };
    const path = '/api/product/bannerAndCoupon';
    const response = await ask(path, { clientType: 0 }, token);
    expect(matchOf(response)).toBe('exact');
    expect(await response.json()).toMatchObject({ resultID: 1359, data: null });
  });

  it('answers the rest itself: rows without a recording, sessions, and invalid bodies', async () => {
    const mail = await ask('/api/sendMail', { word: '<p>name: Ho</p>' });
    expect([matchOf(mail), (await mail.json()).resultID]).toEqual(['sandbox', 1200]);
    const unfit = await ask('/api/product/detail', { id: 7 });
    expect([matchOf(unfit), (await unfit.json()).resultID]).toEqual(['sandbox', 1400]);
    const visitor = await ask('/authapi/user/userinfo2', { type: -1 });
    expect([matchOf(visitor), (await visitor.json()).resultID]).toEqual(['sandbox', 1300]);
  });

  it('serves the recorded shop to the SDK, with existing pictures', async () => {
    const shop = await signedIn();
    const home = await shop.catalogue.home.get(null);
    const picture = shop.picture(home.banners[0]?.image, 'detail');
    expect(picture).toMatch(/^http:\/\/shop\.test\/pictures\/\d+x\d+\/placeholder\.svg$/);
    expect((await replaying.fetch(new Request(picture ?? ''))).status).toBe(200);
    const me = await shop.account.me.get(null);
    expect([me.certification, me.email]).toEqual(['approved', 'person1@example.test']);
    const { products } = await shop.catalogue.search.get({ keyword: 'ALL' });
    expect(products.map(({ offer }) => offer.price.kind)).toContain('amount');
  });

  it('passes the contract without drift from its recording', async () => {
    const { text, exitCode } = await against(
      (request) => replaying.fetch(request),
      ['--write', '--drift', folder],
    );
    expect(text).toContain('Nothing changed since the recording.');
    expect(exitCode).toBe(0);
  });
});

it('mentions no replay without a recording', async () => {
  const server = openServer();
  const request = new Request('http://shop.test/api/getAreaCode', { method: 'POST', body: '{}' });
  expect(matchOf(await server.fetch(request))).toBeNull();
});

it('names the file of a folder that is no recording', () => {
  const broken = mkdtempSync(join(tmpdir(), 'clinicart-replay-broken-'));
  writeFileSync(join(broken, 'cart.get.json'), '{"row":"cart.get","calls":[{}]}');
  expect(() => createSandbox({ replay: broken })).toThrow('cart.get.json is no recording');
  rmSync(broken, { recursive: true, force: true });
});
