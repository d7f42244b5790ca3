import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const server = createServer((request, response) => {
  const { status = 200, body = '' } = answers[request.url ?? ''] ?? {};
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
});
let answers: Record<string, { readonly status?: number; readonly body?: string }> = {};
let api = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});
beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.stubEnv('API_BASE', api);
  vi.stubEnv('READ_CACHE_MB', '0');
});

const url = new URL('http://shop.test/product/1');

describe('pictures have the address for the browser', () => {
  test.each<[string, Record<string, string>, () => string]>([
    ['of the API', {}, () => api],
    ['of this site, which forwards', { API_PROXY: '1' }, () => ''],
    ['that is public', { PUBLIC_API_BASE: 'https://api.example' }, () => 'https://api.example'],
  ])('%s', async (_, env, base) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const { shopOfAnswers, visitOf } = await import('./request-context.ts');
    for (const shop of [visitOf(new Request(url), url).shop, shopOfAnswers('zh', 'light', {})])
      expect(shop.picture('/pictures/{0}/a.webp', 'card')).toBe(
        `${base()}/pictures/400x400/a.webp`,
      );
  });
});

describe('a page lacks an answer', () => {
  const PATH = '/api/product/getAllStandard2';
  const envelope = (resultID: number) => JSON.stringify({ resultID, message: 'no', data: null });

  async function reachAfter(answer: (typeof answers)[string]) {
    answers = { [PATH]: answer };
    const { visitOf } = await import('./request-context.ts');
    const visit = visitOf(new Request(url), url);
    const failure = visit.shop.catalogue.specifications.get({ id: '1' });
    await expect(failure).rejects.toThrow();
    return visit.reach;
  }

  test.each([
    ['HTTP 403', { status: 403 }],
    ['HTTP 404', { status: 404, body: envelope(1328) }],
    ['a busy API', { body: envelope(1399) }],
    ['a session that has ended, which no visitor has', { body: envelope(1300) }],
    ['an answer in another shape', { body: '{}' }],
  ])('that was refused: %s', async (_, answer) => {
    expect(await reachAfter(answer)).toEqual({ answered: 1, failed: 1 });
  });

  test.each([
    ['no product has the id', 1328],
    ['the buyer is no new customer', 1359],
  ])('but not where the refusal is what it shows: %s (Spec: 1§8)', async (_, resultID) => {
    expect(await reachAfter({ body: envelope(resultID) })).toEqual({ answered: 1, failed: 0 });
  });
});

describe('a token cookie', () => {
  async function visitWith(token: string) {
    const { endedSession, visitOf } = await import('./request-context.ts');
    const headers = { cookie: `token=${encodeURIComponent(token)}` };
    const visit = visitOf(new Request(url, { headers }), url);
    return { visit, removed: endedSession(visit) };
  }

  test('that a header can carry stays', async () => {
    const { visit, removed } = await visitWith('abc.def');
    expect(visit.shop.session.$session.get().status).toBe('member');
    expect(removed).toEqual([]);
  });

  test('that no header can carry is removed, and the page stays personal', async () => {
    answers = {};
    const { visit, removed } = await visitWith('令牌');
    expect(visit.isPersonal).toBe(true);
    expect(visit.isAnyVisitor).toBe(false);
    expect(removed).toContain('token=; Path=/; Max-Age=0; SameSite=Lax');
  });
});
