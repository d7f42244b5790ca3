// Caches in front of the site: what they store of visitors, members and failures, and to whom they send it.
import { createServer } from 'node:http';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { remember } from '../support/buyer.ts';
import { merchant } from '../support/merchant-console.ts';
import { useBrowser } from '../support/open-page.ts';
import { passOn, useOwnServers } from '../support/own-servers.ts';
import { type Asked, createSharedCache } from '../support/shared-cache.ts';
import { goods } from '../ui-text/common.ts';

const visit = useBrowser();
const { startSite, listen } = useOwnServers();
/** Paths that the API does not answer. */
let away = /^$/;
/** The site whose answers are stored, and one that nothing is in front of and that never fails. */
let site: string;
let fresh: string;
let member = '';
let memberName = '';

beforeAll(async () => {
  await merchant.reset();
  const { cookies } = await remember(visit, 'verified');
  member = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const user = decodeURIComponent(cookies.find(({ name }) => name === 'user')?.value ?? '{}');
  memberName = String(
    Reflect.get(JSON.parse(user), 'name') ?? Reflect.get(JSON.parse(user), 'userName'),
  );
  expect(memberName).toMatch(/^\p{L}{2}/u);
  const api = createServer((from, answer) => {
    if (away.test(from.url ?? '')) from.socket.destroy();
    else passOn(from, places().sandbox, answer);
  });
  const common = { SITE_URL: 'https://shop.example', PICTURE_ORIGINS: places().sandbox };
  const API_BASE = await listen(api);
  site = await startSite({ ...common, API_BASE, PAGE_CACHE_MB: '8', READ_CACHE_MB: '0' });
  fresh = await startSite({ ...common, API_BASE: `${API_BASE}/` });
}, 60_000);

beforeEach(() => {
  away = /^$/;
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(site + path, { headers, redirect: 'manual' });

describe('an answer', () => {
  test.each(['/', `/product/${goods.burs.id}`, '/search?keyword=ALL', '/about/3'])(
    '%s may be shared by visitors, and says by which names it can be dropped',
    async (path) => {
      const { headers, status } = await ask(path, { cookie: 'language=2; user=%7B%7D' });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe(
        'public, max-age=0, s-maxage=30, stale-while-revalidate=60, stale-if-error=86400',
      );
      expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
      expect(headers.get('set-cookie')).toBeNull();
      const keys = headers.get('surrogate-key') ?? '';
      expect(keys).toMatch(/^pages lang-en [a-z]\w+/);
      expect(headers.get('cache-tag')).toBe(keys.replaceAll(' ', ','));
    },
  );

  test.each([
    '/shopCart',
    '/rorgotPassword?phoneOrEmail=a%40b.example',
    '/register?invitationCode=ABC',
    `/search?keyword=${'a'.repeat(300)}`,
  ])('%s belongs to one visitor', async (path) => {
    const { headers } = await ask(path, { cookie: 'user=%7B%22name%22%3A%22zqx%22%7D' });
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect([headers.get('surrogate-key'), headers.get('cache-tag')]).toEqual([null, null]);
  });

  test('of a missing page, a member or a failing API is stored nowhere', async () => {
    const missing = await ask('/nothing/here');
    const own = await ask('/question', { cookie: member });
    away = /./;
    const failed = await ask('/brandIndex');
    for (const { headers } of [missing, own, failed]) {
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('surrogate-key')).toBeNull();
    }
    expect([missing.status, own.status, failed.status]).toEqual([404, 200, 503]);
  });
});

/** Marks each byte of a person, so that it can be found again. */
const SECRET = 'zqxperson';
const SHARED_PATHS = [
  '/',
  `/product/${goods.burs.id}`,
  `/product/${goods.gloves.id}`,
  '/search?keyword=ALL',
  '/quickOrder',
  '/about/3',
];
const PATHS = [...SHARED_PATHS, `/product/${goods.none.id}`, '/shopCart'];
const secret = fc.stringMatching(/^[a-z0-9]{1,6}$/).map((each) => SECRET + each);
/** All that decides a visitor's page. */
const pageOf = (paths: readonly string[]) =>
  fc.record({
    path: fc.constantFrom(...paths),
    language: fc.constantFrom('2', '3'),
    theme: fc.constantFrom('', '', 'dark'),
    listView: fc.constantFrom('', '', 'table'),
    lang: fc.constantFrom('', '', '', 'en'),
  });
type Value<Of> = Of extends fc.Arbitrary<infer Found> ? Found : never;
type Page = Value<ReturnType<typeof pageOf>>;
/** A request for one of these pages, mostly the first. */
const stepOn = ([first, ...others]: readonly [Page, Page, Page]) =>
  fc.record({
    page: fc.constantFrom(first, first, first, first, ...others),
    who: fc.constantFrom('visitor', 'visitor', 'visitor', 'visitor', 'member', 'ended'),
    /** Cookies, headers and a parameter of this person alone. */
    own: fc.record({ consent: secret, user: secret, agent: secret, from: secret }),
    api: fc.constantFrom('there', 'there', 'there', 'there', 'away', 'partly'),
    /** Seconds until the request. */
    later: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 9, 31, 80, 4000),
  });
type Step = Value<ReturnType<typeof stepOn>>;
/** People who open the same three pages, so that most find one stored. */
const people = fc
  .tuple(pageOf(SHARED_PATHS), pageOf(PATHS), pageOf(PATHS))
  .chain((pages) => fc.array(stepOn(pages), { minLength: 12, maxLength: 20 }));

const addressOf = (path: string, lang: string) =>
  lang ? `${path}${path.includes('?') ? '&' : '?'}lang=${lang}` : path;
const displayOf = ({ page: { language, theme, listView } }: Step) => [
  `language=${language}`,
  ...(theme ? [`theme=${theme}`] : []),
  ...(listView ? [`listView=${listView}`] : []),
];

function askedBy(one: Step): Asked {
  const { own, who } = one;
  const address = addressOf(one.page.path, one.page.lang);
  const login = { visitor: [], member: [member], ended: [`token=${own.user}`] }[who];
  const cookies = [`user=${own.user}`, ...displayOf(one), `consent=${own.consent}`, ...login];
  return {
    path: `${address}${address.includes('?') ? '&' : '?'}utm_source=${own.from}`,
    headers: { cookie: cookies.join('; '), 'user-agent': own.agent, 'accept-encoding': 'identity' },
  };
}

/** The rule of the site's README, as a CDN follows it. */
function documentedRule({ path, headers }: Asked): Asked | undefined {
  const cookie = headers['cookie'] ?? '';
  if (headers['authorization'] || /(?:^|;)\s*token\s*(?:=|;|$)/.test(cookie)) return undefined;
  const kept = cookie.split('; ').filter((pair) => /^(?:language|theme|listView)=/.test(pair));
  return {
    path: path.replace(/[?&]utm_source=[^&]*/, ''),
    headers: { cookie: kept.join('; '), 'accept-encoding': headers['accept-encoding'] ?? '' },
  };
}

/** Returns the page that a visitor gets who has just come, memorised, since nothing changes in the shop. */
const freshPages = new Map<string, Promise<string>>();
function freshPage(one: Step): Promise<string> {
  const address = addressOf(one.page.path, one.page.lang);
  const cookie = displayOf(one).join('; ');
  const key = `${address} ${cookie}`;
  const page =
    freshPages.get(key) ?? fetch(fresh + address, { headers: { cookie } }).then((it) => it.text());
  freshPages.set(key, page);
  return page;
}

describe.each([
  ['that follows the rule of the README', documentedRule],
  ['that knows only HTTP', (asked: Asked) => asked],
])('a cache %s', (_, rule) => {
  test('sends each visitor what a fresh one gets, and never a byte of another person', async () => {
    const seen = { site: 0, fresh: 0, stale: 0, private: 0 };
    await fc.assert(
      fc.asyncProperty(people, async (steps) => {
        let clock = 0;
        const cache = createSharedCache({ origin: site, now: () => clock, rule });
        for (const one of steps) {
          clock += one.later;
          away = /^$/;
          const whole = await freshPage(one);
          away = { there: /^$/, away: /./, partly: /getParentCategory|category/i }[one.api];
          const served = await cache.answer(askedBy(one));
          const policy = served.headers.get('cache-control') ?? '';
          seen[served.from] += 1;
          if (one.who === 'visitor') {
            expect(served.body.includes(memberName), 'the name of a member').toBe(false);
            expect(served.body.includes(SECRET), 'a byte of a person').toBe(false);
          } else {
            expect(served.from, 'a member gets no stored page').toBe('site');
            expect(policy).toBe('private, no-store');
          }
          if (served.from !== 'site') expect(served.body === whole, 'the stored page').toBe(true);
          if (!policy.includes('public')) seen.private += 1;
          else expect(served.body === whole, 'the new page').toBe(true);
        }
        const text = cache.text();
        // A cache that knows only HTTP has the cookies of visitors in its keys, but those of no visitor in the pages.
        if (rule === documentedRule) expect(text.includes(SECRET), 'a byte stored').toBe(false);
        expect(text.includes(memberName), 'a name stored').toBe(false);
      }),
      { numRuns: rule === documentedRule ? 12 : 5, seed: Number(process.env['MODEL_SEED'] ?? 18) },
    );
    if (rule === documentedRule) {
      expect(seen.fresh).toBeGreaterThan(10);
      expect(seen.stale).toBeGreaterThan(3);
    }
    expect(seen.private).toBeGreaterThan(10);
  }, 240_000);
});
