// The cache files of examples/deploy follow the rule of the site: whom they pass on, what their key is, how long they store.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MEMBER_COOKIES,
  sharedRequest,
} from '../../packages/host-site/src/server/page-cache/shared-request.ts';
import {
  SHARED_POLICY,
  STALE_IF_ERROR_S,
  STALE_WHILE_REVALIDATE_S,
} from '../../packages/host-site/src/server/security-headers.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const plain = (text: string) => text.replace(/^\s*#.*$/gm, '');
const vcl = plain(read('examples/deploy/clinicart.vcl'));
const nginx = plain(read('examples/deploy/nginx.conf'));
const advice = read('packages/host-site/README.md');

/** Returns the key of the page that a visitor with this header gets from the site. */
const keyOf = (cookie: string | undefined, url = '/') =>
  sharedRequest({
    url,
    method: 'GET',
    headers: { host: 'shop.example', ...(cookie !== undefined && { cookie }) },
  })?.key;

/** The comparisons of clinicart.vcl: the first value of a cookie, and the pair that is kept for it. */
const comparisons = [
  ...vcl.matchAll(
    /regsub\(req\.http\.X-Cookies, "(.+?)", "\\1"\) == "(\w+)"\) \{\s*set req\.http\.Cookie = (?:req\.http\.Cookie \+ )?"(?:; )?(\w+)=(\w+)";/g,
  ),
].map(([, pattern = '', value = '', name = '', kept = '']) => ({
  ...{ first: new RegExp(pattern), value, name, kept },
}));

/** Reduces a header as clinicart.vcl does. */
function reducedByVcl(cookie: string): string {
  const kept = comparisons.filter(({ first, value }) => cookie.replace(first, '$1') === value);
  const pairs = kept.map((each) => `${each.name}=${each.kept}`);
  return [...(pairs[0]?.startsWith('language') ? [] : ['language=3']), ...pairs].join('; ');
}

/** The values that a map of nginx.conf lets through. */
function mapped(cookie: string, variable: string): Record<string, string> {
  const body = new RegExp(`map \\$cookie_${cookie} \\$${variable} \\{([^}]+)\\}`).exec(nginx)?.[1];
  const lines = (body ?? '').split(';').map((line) => line.trim().split(/\s+/));
  return Object.fromEntries(lines.filter(([value]) => value).map(([value, to]) => [value, to]));
}

const space = fc.constantFrom('', ' ', '  ');
const pair = fc
  .tuple(
    space,
    fc.constantFrom('language', 'theme', 'listView', 'xlanguage', 'theme2', '_ga', 'consent'),
    space,
    space,
    fc.constantFrom('2', '3', '22', 'dark', 'light', 'auto', 'table', 'grid', '', 'a=2'),
    space,
  )
  .map(([before, name, after, between, value, end]) =>
    [before, name, after, '=', between, value, end].join(''),
  );
const cookies = fc.array(pair, { maxLength: 6 }).map((pairs) => pairs.join(';'));

describe('a cache file reads a cookie as the site does', () => {
  test('clinicart.vcl reduces any header to one with the same page', () => {
    expect(comparisons.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'language=2',
      'theme=light',
      'theme=dark',
      'listView=table',
    ]);
    fc.assert(
      fc.property(cookies, (header) => {
        const reduced = reducedByVcl(header);
        expect(keyOf(reduced)).toBe(keyOf(header));
        expect(keyOf(header)?.endsWith(` ${reduced}`)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('nginx.conf keeps the values that make a difference, and no others', () => {
    expect(mapped('language', 'clinicart_language')).toEqual({ default: '3', 2: '2' });
    expect(mapped('theme', 'clinicart_theme')).toEqual({
      default: '""',
      light: 'light',
      dark: 'dark',
    });
    expect(mapped('listView', 'clinicart_list')).toEqual({ default: '""', table: 'table' });
    const keys = ['language=2', 'theme=light', 'theme=dark', 'listView=table'].map((each) =>
      keyOf(each),
    );
    expect(new Set([keyOf(undefined), ...keys]).size).toBe(5);
  });

  test('both know a member by the same pattern', () => {
    expect(vcl).toContain(`req.http.Authorization || req.http.Cookie ~ "${MEMBER_COOKIES.source}"`);
    expect(nginx).toContain(
      `map $http_cookie $clinicart_member {\n    default 0;\n    "~${MEMBER_COOKIES.source}" 1;`,
    );
    // Two headers would hide a token in the second one.
    expect(vcl).toContain('std.collect(req.http.Cookie, ";");');
  });
});

test('nginx.conf has the key of the guide to caches, and stores nothing of a member', () => {
  const page = nginx.split('location / {')[1] ?? '';
  for (const line of advice.split('```nginx\n')[1]?.split('```')[0]?.trim().split('\n') ?? [])
    expect(page).toContain(line);
  for (const rule of ['proxy_cache_bypass', 'proxy_no_cache'])
    expect(page).toContain(
      `${rule} $clinicart_member $http_authorization $http_available_dictionary;`,
    );
});

test('nginx.conf leaves the times of a page that is too old to its policy', () => {
  const page = nginx.split('location / {')[1] ?? '';
  expect(page).toContain('proxy_cache_background_update on;');
  // `updating`, `error` and `timeout` here would send it without an end (tests/packages/deploy/cache.test.ts).
  expect(page.match(/proxy_cache_use_stale (.+);/)?.[1]).toBe(
    'http_500 http_502 http_503 http_504',
  );
  for (const rule of ['proxy_cache_valid', 'proxy_ignore_headers Cache-Control'])
    expect(nginx).not.toContain(rule);
});

describe('clinicart.vcl', () => {
  test('passes members on before it looks at anything that is stored', () => {
    const receive = vcl.split('sub vcl_recv {')[1]?.split('\nsub ')[0] ?? '';
    const afterFiles = receive.split('token')[1] ?? '';
    expect(receive.split('token')[0]?.match(/return \(hash\)/g)).toHaveLength(1);
    expect(afterFiles.indexOf('return (pass)')).toBeLessThan(afterFiles.indexOf('return (hash)'));
    expect(receive).toMatch(
      /"\^\/\(_astro\|embed\)\/"\) \{\s*unset req\.http\.Cookie;\s*return \(hash\)/,
    );
  });

  test('leaves out only parameters that no page reads', () => {
    const steps = [...vcl.matchAll(/regsub(?:all)?\(req\.url, "(.+?)", "(.*?)"\)/g)].map(
      ([, pattern = '', to = '']) => [new RegExp(pattern, 'g'), to.replace('\\1', '$1')] as const,
    );
    expect(steps).toHaveLength(4);
    const cleaned = (url: string) =>
      steps.reduce((text, [from, to]) => text.replace(from, to), url);
    const parameter = fc.constantFrom(
      ...['utm_source=a', 'gclid=1', 'fbclid=x', '_ga=', 'keyword=gloves', 'pageIndex=2'],
      ...['categoryId=1', 'tagType=2', 'tab=1', 'lang=en', 'products=1', 'group=A', 'xgclid=1'],
    );
    const path = fc.constantFrom(
      '/',
      '/search',
      '/product/10001',
      '/pointsMall',
      '/compare',
      '/brandIndex',
    );
    fc.assert(
      fc.property(path, fc.array(parameter, { maxLength: 6 }), (at, parameters) => {
        const url = parameters.length > 0 ? `${at}?${parameters.join('&')}` : at;
        expect(cleaned(url)).not.toMatch(/[?&](?:utm_|gclid|fbclid|_ga)|[?&]$|&&|\?&/);
        expect(keyOf(undefined, cleaned(url))).toBe(keyOf(undefined, url));
        const rest = parameters.filter((each) => !/^(?:utm_|gclid|fbclid|_ga)/.test(each));
        expect(cleaned(url)).toBe(rest.length > 0 ? `${at}?${rest.join('&')}` : at);
      }),
      { numRuns: 1000 },
    );
  });

  test('sends a page that is too old for as long as its policy says', () => {
    expect(vcl).toContain(`obj.ttl + ${STALE_WHILE_REVALIDATE_S}s < 0s`);
    const [, pattern = ''] =
      /regsub\(beresp\.http\.Cache-Control, "(\S+stale-if-error\S+)", "\\1s"\)/.exec(vcl) ?? [];
    expect(SHARED_POLICY.replace(new RegExp(pattern), '$1')).toBe(String(STALE_IF_ERROR_S));
  });

  test('stores what is public and has a time, and nothing else', () => {
    const rules = [...vcl.matchAll(/beresp\.http\.Cache-Control (!?~) "(.+?)"(?=\n|\s*\|\|)/g)].map(
      ([, sign, pattern = '']) =>
        (policy: string) =>
          new RegExp(pattern).test(policy) === (sign === '~'),
    );
    expect(rules).toHaveLength(3);
    const isStored = (policy: string) => !rules.some((forbids) => forbids(policy));
    expect(isStored(SHARED_POLICY)).toBe(true);
    expect(isStored('public, max-age=31536000, immutable')).toBe(true);
    for (const policy of [
      'private, no-store',
      'private, no-cache',
      'no-store',
      '',
      'public, max-age=0',
      's-maxage=30',
      'public, s-maxage=30, no-cache="a"',
    ])
      expect(isStored(policy), policy).toBe(false);
  });

  test('asks the three instances, and keeps checks and the dropping of pages from the public', () => {
    expect(
      [...vcl.matchAll(/\.host = "([\d.]+)"; \.port = "(\d+)"/g)].map((it) =>
        it.slice(1).join(':'),
      ),
    ).toEqual(['127.0.0.1:4321', '127.0.0.1:4322', '127.0.0.1:4323']);
    expect(vcl).toContain('.url = "/readyz"');
    expect(vcl).toContain('"^/(healthz|readyz|metrics)([?/]|$)"');
    expect(vcl).toContain('if (local.socket != "operator")');
    expect(read('docs/deploy.md')).toContain('operator=127.0.0.1:');
  });
});
