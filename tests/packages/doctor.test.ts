// `npx @clinicart/doctor`: names each mistake of a page that a local server sends, and is content with a correct one.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { examinePage } from '../../packages/doctor/src/index.ts';

interface Sent {
  readonly status?: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Serves what `answers` has for a method and path; 404 for the rest. */
async function served(answers: (key: string) => Sent | undefined) {
  const server = createServer((request, response) => {
    const {
      status = 200,
      headers,
      body,
    } = answers(`${request.method} ${request.url}`) ?? {
      status: 404,
    };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { at: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const LOADER = 'import("./chunks/shared-a1.js")';
const HASH = `sha384-${createHash('sha384').update(LOADER).digest('base64')}`;
const open = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type, LangEnv',
};

/** The correct answers of the shop and of the API; a test replaces some. */
const correct: Readonly<Record<string, Sent>> = {
  'GET /embed/clinicart.js': { headers: open, body: LOADER },
  'GET /embed/chunks/shared-a1.js': { headers: open },
  'GET /embed/0.2.0/clinicart.js': { headers: open, body: LOADER },
  'GET /embed/0.2.0/chunks/shared-a1.js': { headers: open },
  'GET /embed/0.1.0/clinicart.js': { headers: open, body: LOADER },
  'GET /embed/0.1.0/chunks/shared-a1.js': { headers: open },
  'GET /embed/v1/integrity.json': { body: '{"version":"0.2.0","files":{}}' },
  'GET /api/': { status: 404, headers: allowed },
  'OPTIONS /api/': { status: 204, headers: allowed },
};

let html = '';
let pageHeaders: OutgoingHttpHeaders = {};
let changed: Readonly<Record<string, Sent | undefined>> = {};
let shop = { at: '', close: () => {} };
let partner = { at: '', close: () => {} };

beforeAll(async () => {
  shop = await served((key) => (key in changed ? changed[key] : correct[key]));
  partner = await served((key) =>
    key.startsWith('GET /page')
      ? { headers: { 'content-type': 'text/html', ...pageHeaders }, body: html }
      : undefined,
  );
});
afterAll(() => {
  shop.close();
  partner.close();
});
beforeEach(() => {
  changed = {};
  pageHeaders = {};
});

const script = (attributes = '', path = '/embed/clinicart.js') =>
  `<script type="module" src="${shop.at}${path}" data-api="${shop.at}" ${attributes}></script>`;
const elements =
  '<clinic-cart-button></clinic-cart-button><clinic-product product-id="1"></clinic-product>';

async function sentences(body: string, language: 'zh' | 'en' = 'en') {
  html = `<!doctype html><html lang="en"><head>${body}</head></html>`;
  const { findings } = await examinePage(`${partner.at}/page?id=1`, { language });
  return findings.map(({ sentence }) => sentence);
}

describe('a correct page', () => {
  test.each([
    ['from the moving address', () => script()],
    ['with a hash', () => script(`integrity="${HASH}" crossorigin`, '/embed/0.2.0/clinicart.js')],
    ['with attributes of other scripts', () => script('data-cfasync="false" data-theme="auto"')],
    ['with a module of its own', () => `<meta name="clinicart" data-api="${shop.at}">`],
  ])('%s has no mistake', async (_, tag) => {
    expect(await sentences(tag() + elements)).toEqual([]);
  });

  test('has none under a strict policy', async () => {
    pageHeaders = {
      'content-security-policy': `default-src 'none'; script-src ${shop.at}/embed/; connect-src ${shop.at}; img-src data: ${shop.at}`,
    };
    expect(await sentences(script() + elements)).toEqual([]);
  });
});

describe('names the mistake', () => {
  const rows: readonly (readonly [string, () => string, RegExp])[] = [
    ['no script tag', () => elements, /no script tag of the shop/],
    ['no api', () => script().replace(/data-api="[^"]*"/, ''), /names no shop server/],
    [
      'an api that is no address',
      () => script().replace(/data-api="[^"]*"/, 'data-api="localhost:8787"'),
      /data-api="localhost:8787" is no web address/,
    ],
    [
      'an api without https://',
      () => script().replace(/data-api="[^"]*"/, 'data-api="shop.example"'),
      /data-api="shop\.example" is no web address.+https:\/\/shop\.example/,
    ],
    [
      'the token in cookies',
      () => script('data-storage="cookie"'),
      /data-storage="cookie" has no meaning\. Write data-storage="session" \/ "memory"\./,
    ],
    [
      'a misspelt setting',
      () => script('data-langauge="en"'),
      /data-langauge is no setting.+Write data-language\./,
    ],
    [
      'a wrong storage word',
      () => script('data-storage="local"'),
      /data-storage="local" has no meaning/,
    ],
    [
      'an unknown language',
      () => script('data-language="fr"'),
      /data-language="fr" has no meaning/,
    ],
    ['an unknown page', () => script('data-routes="basket=/b"'), /basket in data-routes/],
    [
      'a second tag',
      () => script() + script('data-storage="memory"'),
      /data-storage on a second script tag/,
    ],
    [
      'an unknown element',
      () => `${script()}<clinic-prodcut></clinic-prodcut>`,
      /<clinic-prodcut> .+Write <clinic-product>\./,
    ],
    [
      'a misspelt id',
      () => `${script()}<clinic-product productid="1"></clinic-product>`,
      /<clinic-product productid> .+Write product-id\./,
    ],
    [
      'an attribute value',
      () => `${script()}<clinic-cart theme="drak"></clinic-cart>`,
      /theme="drak".+theme="dark"/,
    ],
    [
      'a classic script',
      () => script().replace('type="module"', ''),
      /classic script.+type="module"/,
    ],
    [
      'a missing script',
      () => script('', '/embed/clinicart.js?x').replace('/embed/', '/other/'),
      /does not answer with a script \(HTTP 404\)/,
    ],
    [
      'a wrong hash',
      () => script('integrity="sha384-AAAA"', '/embed/0.2.0/clinicart.js'),
      /does not match its integrity.+sha384-/,
    ],
    [
      'a hash on the moving address',
      () => script(`integrity="${HASH}"`),
      /changes with each release.+\/embed\/0\.2\.0\/clinicart\.js/,
    ],
    [
      'an old version',
      () => script(`integrity="${HASH}"`, '/embed/0.1.0/clinicart.js'),
      /Version 0\.1\.0 has been replaced.+\/embed\/0\.2\.0\//,
    ],
    [
      'a policy in the page',
      () => `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">${script()}`,
      /policy blocks (\S+)\. Add \1 to its connect-src\./,
    ],
  ];
  test.each(rows)('%s', async (_, body, line) => {
    const [only, ...others] = await sentences(body());
    expect(only).toMatch(line);
    expect(others).toEqual([]);
  });

  test.each([
    ['script-src', "script-src 'self'; connect-src *; img-src *"],
    ['connect-src', "default-src *; connect-src 'self'"],
    ['img-src', 'default-src *; img-src data:'],
  ])('a policy header without the shop in %s', async (directive, policy) => {
    pageHeaders = { 'content-security-policy': policy };
    expect(await sentences(script())).toEqual([
      `The page’s content security policy blocks ${shop.at}. Add ${shop.at} to its ${directive}.`,
    ]);
  });

  test('a policy that only reports is none', async () => {
    pageHeaders = { 'content-security-policy-report-only': "default-src 'none'" };
    expect(await sentences(script())).toEqual([]);
  });

  const answers: readonly (readonly [
    string,
    Readonly<Record<string, Sent | undefined>>,
    RegExp,
  ])[] = [
    ['no CORS', { 'GET /api/': {}, 'OPTIONS /api/': {} }, /\(CORS\)/],
    ['no OPTIONS', { 'OPTIONS /api/': { status: 405, headers: allowed } }, /\(CORS\)/],
    [
      'a header that the server does not allow',
      { 'OPTIONS /api/': { headers: { ...allowed, 'access-control-allow-headers': '*' } } },
      /\(CORS\)/,
    ],
    [
      'a script that other sites may not load',
      {
        'GET /embed/clinicart.js': { headers: { 'content-type': 'text/javascript' }, body: LOADER },
      },
      /does not let other sites load it/,
    ],
    [
      'a copy of the script alone',
      { 'GET /embed/chunks/shared-a1.js': undefined },
      /shared-a1\.js does not answer\. Put all files/,
    ],
    [
      'a page in place of the script',
      { 'GET /embed/clinicart.js': { headers: { 'content-type': 'text/html' } } },
      /does not answer with a script/,
    ],
  ];
  test.each(answers)('%s', async (_, instead, line) => {
    changed = instead;
    const [only, ...others] = await sentences(script());
    expect(only).toMatch(line);
    expect(others).toEqual([]);
  });

  test('a server that does not answer', async () => {
    const tag = script().replace(`data-api="${shop.at}"`, 'data-api="http://127.0.0.1:9"');
    expect(await sentences(tag)).toEqual([expect.stringMatching(/127\.0\.0\.1:9 does not answer/)]);
  });

  test('in Chinese', async () => {
    expect(await sentences(`${elements}<clinic-prodcut></clinic-prodcut>`, 'zh')).toEqual([
      expect.stringContaining('沒有商店的 script 標籤'),
      expect.stringContaining('請改寫 <clinic-product>。'),
    ]);
  });
});

describe('the command', () => {
  const bin = join(import.meta.dirname, '../../packages/doctor/src/bin.ts');
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--conditions=source', bin, ...args]).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        stdout,
        stderr,
      }),
    );
  const page = () => `${partner.at}/page?secret=1`;

  test('exits with 0 on a correct page, and says what it does not see', async () => {
    html = script() + elements;
    const { code, stdout } = await run(page());
    expect(code).toBe(0);
    expect(stdout).toContain('No mistakes found.');
    expect(stdout).toContain('scripts add are not seen');
  });

  test('exits with 1 on a mistake, as text and as JSON without the query of the page', async () => {
    html = `${script()}<clinic-prodcut></clinic-prodcut>`;
    const text = await run(page(), '--language', 'zh');
    expect(text.code).toBe(1);
    expect(text.stdout).toMatch(/^<clinic-prodcut> 不是商店的元件。/);
    expect(text.stdout).toContain('發現 1 個錯誤。');
    const { code, stdout } = await run(page(), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      address: `${partner.at}/page`,
      findings: [{ name: 'tag', subject: '<clinic-prodcut>', instead: '<clinic-product>' }],
    });
    expect(stdout).not.toContain('secret');
  });

  test.each([
    ['no address', () => [], /Usage: npx @clinicart\/doctor URL/],
    ['an address that is none', () => ['partner.example'], /"partner\.example" is no web address/],
    ['an unknown language', () => [page(), '--language', 'fr'], /--language is zh or en/],
    ['an unknown option', () => [page(), '--fix'], /--fix/],
    ['a page that is missing', () => [`${partner.at}/none`], /answers with HTTP 404/],
    ['a page that does not answer', () => ['http://127.0.0.1:9/'], /does not answer/],
  ])('exits with 2 for %s', async (_, args, message) => {
    const { code, stderr } = await run(...args());
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test('--help prints the options', async () => {
    const { code, stdout } = await run('--help');
    expect(code).toBe(0);
    for (const option of ['--language', '--json', '--help']) expect(stdout).toContain(option);
  });
});
