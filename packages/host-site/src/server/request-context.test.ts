import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const server = createServer((request, response) => {
  const { status = 200, body = '' } = answers[request.url ?? ''] ?? {};
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
});
const answers: Record<string, { readonly status?: number; readonly body?: string }> = {};
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
  test.each([
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
