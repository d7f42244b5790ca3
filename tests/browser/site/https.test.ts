// Behind a proxy that ends https.
import { beforeAll, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { useOwnServers } from '../support/own-servers.ts';

const { startSite } = useOwnServers();
const HTTPS = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.test' };
const sites = { trusting: '', plain: '' };

beforeAll(async () => {
  const env = { API_BASE: places().sandbox };
  sites.trusting = await startSite({ ...env, TRUST_PROXY: '1' });
  sites.plain = await startSite(env);
}, 60_000);

describe('a page over https', () => {
  test('tells the browser to come by https alone for two years', async () => {
    const { headers } = await fetch(`${sites.trusting}/contactUs`, { headers: HTTPS });
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  });

  test('names its own address by https', async () => {
    const html = await (await fetch(`${sites.trusting}/contactUs`, { headers: HTTPS })).text();
    expect(html).toContain('<link rel="canonical" href="https://shop.test/contactUs');
  });
});

test('a visitor cannot name the host or the scheme where no proxy is trusted', async () => {
  const answer = await fetch(`${sites.plain}/contactUs`, { headers: HTTPS });
  expect(answer.headers.get('strict-transport-security')).toBeNull();
  expect(await answer.text()).not.toContain('shop.test');
});
