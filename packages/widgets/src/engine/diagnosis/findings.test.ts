import { describe, expect, test } from 'vitest';
import { ELEMENTS } from '../elements/elements.ts';
import { mixedContentFinding, policyFinding, silenceFinding } from './call-findings.ts';
import { sentenceOf } from './diagnosis-words.ts';
import { attributeFindings, tagFinding } from './element-findings.ts';
import type { Finding } from './finding.ts';
import { prototypeFindings } from './prototype-findings.ts';
import { plainSettings, secondTagFindings, settingsFindings } from './settings-findings.ts';
import { versionFindings } from './version-findings.ts';

const PAGE = 'https://partner.example/shop/';
const TAGS = Object.keys(ELEMENTS);
const lines = (all: readonly (Finding | undefined)[]) =>
  all.flatMap((found) => (found ? sentenceOf(found, 'en') : []));

describe('the script tag', () => {
  test('is silent about a correct one, and about attributes of other scripts', () => {
    const dataset = {
      api: 'https://api.example',
      site: 'https://shop.example',
      language: 'zh-HK',
      storage: 'memory',
      routes: 'cart=/basket product=/p/{id}',
      cfasync: 'false',
      service: '',
    };
    expect(settingsFindings(dataset, PAGE)).toEqual([]);
    for (const api of ['/api', '//api.example', 'HTTP://localhost:8787/v1'])
      expect(settingsFindings({ api, service: api, site: api }, PAGE)).toEqual([]);
    expect(plainSettings(['type', 'src', 'data-api', 'async'])).toEqual([]);
  });

  test.each([
    [{ storage: 'sesion' }, 'data-storage="sesion"', 'Write data-storage="session" / "memory".'],
    [{ storage: 'cookie' }, 'data-storage="cookie"', 'Write data-storage="session" / "memory".'],
    [{ partner: 'Harbour line' }, 'data-partner="Harbour line"', 'data-partner="harbourline"'],
    [{ language: 'fr' }, 'data-language="fr"', 'data-language="zh" / "en"'],
    [{ theme: 'drak' }, 'data-theme="drak"', 'data-theme="light" / "dark" / "auto"'],
    [{ langauge: 'en' }, 'data-langauge', 'data-language'],
    [{ captchakey: 'x' }, 'data-captchakey', 'data-captcha-key'],
    [{ api: 'localhost:8787' }, 'data-api="localhost:8787"', 'data-api="https://localhost:8787"'],
    [{ api: 'shop.example' }, 'data-api="shop.example"', 'data-api="https://shop.example"'],
    [
      { site: 'www.shop.example/a' },
      'data-site="www.shop',
      'data-site="https://www.shop.example/a"',
    ],
    [{ service: 'ftp://shop.example' }, 'data-service="ftp', 'data-service="https://shop.example"'],
    [{ api: 'https://' }, 'data-api="https://"', 'is no web address'],
    [{ routes: 'basket=/b cart=/b' }, 'basket in data-routes', 'home'],
    [{ routes: 'carts=/b' }, 'carts in data-routes', 'Write cart.'],
    [{ routes: 'cart /b' }, 'cart in data-routes', 'cart=/basket'],
  ])('%j names %s and %s', (dataset, wrong, right) => {
    const [line] = lines(settingsFindings(dataset, PAGE));
    expect(line).toContain(wrong);
    expect(line).toContain(right);
  });

  test('names an attribute without data-', () => {
    expect(plainSettings(['src', 'api', 'captcha-key'])).toMatchObject([
      { subject: 'api', instead: 'data-api' },
      { subject: 'captcha-key', instead: 'data-captcha-key' },
    ]);
  });

  test('names what a second tag sets differently, and nothing if it agrees', () => {
    const first = { api: 'https://api.example', storage: 'memory' };
    expect(secondTagFindings(first, { api: 'https://api.example' })).toEqual([]);
    expect(secondTagFindings(first, { ...first, storage: 'cookie', language: 'en' })).toMatchObject(
      [{ subject: 'data-language, data-storage' }],
    );
  });
});

describe('elements', () => {
  test.each([
    ['clinic-prodcut', '<clinic-product>'],
    ['clinc-cart-button', '<clinic-cart-button>'],
    ['clinic-cartbutton', '<clinic-cart-button>'],
    ['clinic-product-crad', '<clinic-product-card>'],
  ])('<%s> was meant to be %s', (tag, meant) => {
    expect(tagFinding(tag, TAGS)).toMatchObject({ subject: `<${tag}>`, instead: meant });
  });

  test('lists all elements for a name that is near none, and is silent about other libraries', () => {
    expect(tagFinding('clinic-zzzzzzzzz', TAGS)?.instead).toContain('<clinic-product>');
    expect(tagFinding('sl-button', TAGS)).toBeUndefined();
    expect(tagFinding('clinic-cart', TAGS)).toBeUndefined();
  });

  const of = (tag: keyof typeof ELEMENTS, attributes: Record<string, string>) =>
    lines(
      attributeFindings({ tag, attributes: Object.entries(attributes) }, ELEMENTS[tag].attributes),
    );

  test.each([
    ['clinic-product-card', { productid: '1' }, '<clinic-product-card productid>', 'product-id'],
    ['clinic-product', { 'prodcut-id': '1' }, '<clinic-product prodcut-id>', 'Write product-id.'],
    ['clinic-product', {}, '<clinic-product>', 'product-id="…"'],
    ['clinic-cart-button', { opens: 'pages' }, 'opens="pages"', 'opens="page"'],
    ['clinic-cart', { theme: 'drak' }, 'theme="drak"', 'theme="dark"'],
    ['clinic-cart', { colour: 'red' }, '<clinic-cart colour>', 'theme'],
  ] as const)('<%s> with %j names %s and %s', (tag, attributes, wrong, right) => {
    const all = of(tag, attributes);
    expect(all).toHaveLength(1);
    expect(all[0]).toContain(wrong);
    expect(all[0]).toContain(right);
  });

  test('accepts what pages and frameworks write on any element', () => {
    const attributes = {
      'product-id': '1',
      class: 'a',
      id: 'b',
      style: '',
      slot: 'c',
      theme: 'auto',
      onclick: '',
      'data-v-1f': '',
      'aria-label': 'd',
      '@click': '',
      'v-if': '',
      '_ngcontent-abc': '',
    };
    expect(of('clinic-product', attributes)).toEqual([]);
  });
});

describe('calls', () => {
  const api = 'https://api.example';
  const violation = {
    blockedURI: `${api}/open/product`,
    effectiveDirective: 'connect-src',
    disposition: 'enforce',
  };

  test('a policy names the directive and the origin to add', () => {
    const [line] = lines([policyFinding(violation, [api])]);
    expect(line).toContain('Add https://api.example to its connect-src.');
    const script = { ...violation, effectiveDirective: 'script-src-elem' };
    expect(policyFinding(script, [api])?.instead).toBe('script-src');
  });

  test('a policy that only reports, or that blocks others, is no mistake of the shop', () => {
    expect(policyFinding({ ...violation, disposition: 'report' }, [api])).toBeUndefined();
    expect(policyFinding(violation, ['https://other.example'])).toBeUndefined();
    expect(policyFinding({ ...violation, blockedURI: 'inline' }, [api])).toBeUndefined();
  });

  test('mixed content is http below https, except on this machine', () => {
    expect(mixedContentFinding('http://api.example/v1', PAGE)?.instead).toBe('https://api.example');
    expect(mixedContentFinding('http://localhost:8787', PAGE)).toBeUndefined();
    expect(mixedContentFinding('http://api.example', 'http://partner.example')).toBeUndefined();
    expect(mixedContentFinding('/api', PAGE)).toBeUndefined();
  });

  test('a silent server is unreachable, one that answers lacks CORS', () => {
    expect(silenceFinding(api, PAGE, false)).toMatchObject({ name: 'unreachable', subject: api });
    expect(silenceFinding(api, PAGE, true)).toMatchObject({
      name: 'cors',
      instead: 'https://partner.example',
    });
  });
});

test.each([
  [{}, []],
  [{ version: '0.0.9', protocol: 1 }, []],
  [{ version: '9.0.0', protocol: 2 }, [{ subject: '0.1.0', instead: '9.0.0' }]],
])('a page that %j started first', (first, found) => {
  expect(versionFindings(first, { version: '0.1.0', protocol: 1 })).toMatchObject(found);
});

test('names the first broken object, and none where all work', () => {
  expect(prototypeFindings()).toEqual([]);
  const probes = {
    'Array.from': () => true,
    'Object.assign': () => {
      throw new Error('broken');
    },
    'Array.prototype.map': () => false,
  };
  expect(prototypeFindings(probes)).toMatchObject([{ subject: 'Object.assign' }]);
});
