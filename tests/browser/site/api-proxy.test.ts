// The site as a proxy of the API: API content does nothing on the shop's origin, and requests arrive unchanged.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { useOwnServers } from '../support/own-servers.ts';

const MIB = 1024 * 1024;
const { startSite, listen } = useOwnServers();
let site: string;
let arrived = 0;
let received: IncomingMessage['headers'] = {};

const HOSTILE = '<svg xmlns="http://www.w3.org/2000/svg"><script>top.hacked = 1</script></svg>';
const answers: Readonly<Record<string, (from: IncomingMessage, answer: ServerResponse) => void>> = {
  '/pictures/hostile.svg': (_, answer) =>
    answer.writeHead(200, { 'content-type': 'image/svg+xml' }).end(HOSTILE),
  '/bills/hostile': (_, answer) =>
    answer
      .writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': "img-src 'none'",
        'x-content-type-options': 'sniff',
        'set-cookie': 'token=planted',
      })
      .end(`<script>top.hacked = 1</script>`),
  '/api/received': (from, answer) => {
    received = from.headers;
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  },
  '/api/elsewhere': (_, answer) =>
    answer.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/api/busy': (_, answer) => answer.writeHead(503).end(),
  '/authapi/upload': (from, answer) => {
    arrived = 0;
    from.on('data', (chunk: Buffer) => {
      arrived += chunk.length;
    });
    from.on('end', () => answer.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  },
};

beforeAll(async () => {
  const api = createServer((from, answer) => {
    const known = answers[from.url ?? ''];
    if (known) known(from, answer);
    else answer.writeHead(404).end();
  });
  site = await startSite({ API_BASE: await listen(api), API_PROXY: '1' });
}, 60_000);

describe('what the API sends', () => {
  test.each(['/pictures/hostile.svg', '/bills/hostile'])('%s runs nothing here', async (path) => {
    const { headers, status } = await fetch(site + path);
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/\bsandbox$/);
    expect(policy).not.toContain('script');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('keeps the policy of the API beside the one of the shop', async () => {
    const { headers } = await fetch(`${site}/bills/hostile`);
    expect(headers.get('content-security-policy')).toMatch(/^img-src 'none', default-src 'none'/);
  });

  test('runs nothing in an SVG of the sandbox, which keeps its own styles', async () => {
    const proxied = await startSite({ API_BASE: places().sandbox, API_PROXY: '1' });
    const { headers } = await fetch(`${proxied}/pictures/96x96/placeholder.svg`);
    expect(headers.get('content-type')).toContain('image/svg+xml');
    expect(headers.get('content-security-policy')).toMatch(/style-src 'unsafe-inline'.*sandbox$/);
  });

  test('passes the Retry-After of a 503 on', async () => {
    const answer = await fetch(`${site}/api/busy`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

test('a call takes the token to the API, but no cookie and no header of the connection', async () => {
  await fetch(`${site}/api/received`, {
    headers: { authorization: 'secret', cookie: 'token=planted', 'x-forwarded-host': 'a.test' },
  });
  expect(received.authorization).toBe('secret');
  expect(received).not.toHaveProperty('cookie');
  expect(received).not.toHaveProperty('x-forwarded-host');
});

test('follows no redirect of the API, and passes none on', async () => {
  const answer = await fetch(`${site}/api/elsewhere`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBeNull();
});

/** Sends a body in pieces, with its length or without. */
function upload(bytes: number, headers: Record<string, string | number>): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site);
    const sent = request(
      { hostname, port, path: '/authapi/upload', method: 'POST', headers },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    const piece = Buffer.alloc(MIB);
    const write = (left: number) => {
      if (left <= 0) sent.end();
      else sent.write(piece.subarray(0, left), () => write(left - MIB));
    };
    write(bytes);
  });
}

describe('an upload', () => {
  /** Sends each file at its size limit, with the boundaries and fields of the form. */
  const TEN_BILLS = 10 * 2 * MIB + 16 * 1024;

  test.each([
    ['with its length', { 'content-length': TEN_BILLS }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('of ten stamped bills of 2 MiB arrives %s', async (_, headers) => {
    expect(await upload(TEN_BILLS, headers)).toBe(200);
    expect(arrived).toBe(TEN_BILLS);
  });

  test('that is too large is refused with 413, with a declared length or without', async () => {
    const bytes = 30 * MIB;
    const told = await fetch(`${site}/authapi/upload`, {
      method: 'POST',
      body: new Blob([Buffer.alloc(bytes)]),
    });
    expect(told.status).toBe(413);
    expect(await upload(bytes, { 'transfer-encoding': 'chunked' })).toBe(413);
  });
});
