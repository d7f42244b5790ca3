import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function settings(
  values: Readonly<Record<string, string>>,
): Promise<typeof import('./settings.ts')> {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  return import('./settings.ts');
}

test.each(['true', 'yes', 'on', '2'])('refuses %s where a setting is 0 or 1', async (value) => {
  for (const name of ['TRUST_PROXY', 'API_PROXY', 'READY_WITHOUT_API']) {
    await expect(settings({ [name]: value }), name).rejects.toThrow(
      `${name} is "${value}", not 0 or 1.`,
    );
    vi.unstubAllEnvs();
    vi.resetModules();
  }
});

test.each([
  ['API_BASE', 'shop.example', 'API_BASE is "shop.example", which is not a web address.'],
  ['API_BASE', 'https://a.example/?x=1', 'API_BASE is "https://a.example/?x=1", which has a query'],
  ['PUBLIC_API_BASE', 'https://a.example#x', 'which has a query or a fragment.'],
  ['SERVICE_BASE', 'https://a.example/?', 'which has a query or a fragment.'],
  ['SITE_URL', 'https://a.example/shop', 'SITE_URL is "https://a.example/shop", which has a path.'],
  ['PICTURE_ORIGINS', 'https://a.example https://b.example/x', 'which has a path.'],
  ['READ_CACHE_URL', 'redis://host:port', 'READ_CACHE_URL is no address of a Redis or Valkey.'],
  ['READ_CACHE_URL', 'redis://host/x', 'READ_CACHE_URL is no address of a Redis or Valkey.'],
  ['COMPRESSION', 'fast', 'COMPRESSION is neither best nor quick.'],
  ['CERTIFICATION_CODES', '3=unkown', 'CERTIFICATION_CODES has "3=unkown", not a code, = and'],
  ['CERTIFICATION_CODES', '=unknown', 'CERTIFICATION_CODES has "=unknown"'],
  ['METRICS_PORT', '9431.5', 'METRICS_PORT is no whole number.'],
])('refuses %s=%s by its name', async (name, value, message) => {
  await expect(settings({ [name]: value })).rejects.toThrow(message);
});

test('refuses an address with a password, and does not repeat it', async () => {
  const refusal = await settings({ API_BASE: 'https://user:secret@a.example' }).catch(String);
  expect(refusal).toContain('API_BASE has a user or a password');
  expect(refusal).not.toContain('secret');
});

test('takes what it can use', async () => {
  const read = await settings({
    ...{ API_BASE: 'https://a.example/v1/', SITE_URL: 'https://b.example/', TRUST_PROXY: '1' },
    ...{ API_PROXY: '0', READ_CACHE_URL: 'rediss://user:word@host:6380/2', METRICS_PORT: '9431' },
    CARD_SCRIPT: 'https://c.example/card.js?v=3',
  });
  expect(read).toMatchObject({
    ...{ API_BASE: 'https://a.example/v1', SITE_URL: 'https://b.example', TRUST_PROXY: true },
    ...{ API_PROXY: false, READ_CACHE_URL: 'rediss://user:word@host:6380/2', METRICS_PORT: 9431 },
    CARD_SCRIPT: 'https://c.example/card.js?v=3',
  });
});

test('replaces the meanings of the codes that are named, and of no others', async () => {
  expect((await settings({})).CERTIFICATION_CODES).toBeUndefined();
  vi.resetModules();
  const { CERTIFICATION_CODES } = await settings({ CERTIFICATION_CODES: '3=unknown  5=rejected' });
  expect(CERTIFICATION_CODES).toEqual({
    ...{ 0: 'under-review', 1: 'approved', 2: 'rejected' },
    ...{ 3: 'unknown', 4: 'not-certified', 5: 'rejected' },
  });
});
