import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { httpFetch } from './http-fetch.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const outcome = (call: Promise<Response>) =>
  call.then(
    () => 'answered',
    (error: unknown) => error,
  );

describe('a call of a page to the API', () => {
  test('sends method, headers and text, and receives status, headers and text', async () => {
    const api = await serve(async (request, response) => {
      const body = await text(request);
      const { method, url, headers } = request;
      response.writeHead(201, { 'content-type': 'application/json', 'x-own': 'a' });
      const { langenv, 'transfer-encoding': transfer } = headers;
      response.end(JSON.stringify({ method, url, langenv, transfer, body }));
    });
    const init = { method: 'POST', headers: { LangEnv: '2' }, body: '{"keyword":"手套"}' };
    const answer = await httpFetch(`${api}/api/product/list?a=1`, init);
    expect([answer.status, answer.ok, answer.headers.get('x-own')]).toEqual([201, true, 'a']);
    expect(await answer.json()).toEqual({
      method: 'POST',
      url: '/api/product/list?a=1',
      langenv: '2',
      body: init.body,
    });
  });

  test('uses a connection again', async () => {
    const ports = new Set<number | undefined>();
    const api = await serve(({ socket }, response) => {
      ports.add(socket.remotePort);
      response.end('{}');
    });
    for (let time = 0; time < 3; time++) await (await httpFetch(api)).json();
    expect(ports.size).toBe(1);
  });

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('decodes %s', async (coding, pack) => {
    const api = await serve((_, response) => {
      response.writeHead(200, { 'content-encoding': coding }).end(pack('{"ok":true}'));
    });
    expect(await (await httpFetch(api)).json()).toEqual({ ok: true });
  });

  test('refuses a coding that it does not know, and bytes that are not of their coding', async () => {
    for (const coding of ['zz', 'gzip']) {
      const api = await serve((_, response) => {
        response.writeHead(200, { 'content-encoding': coding }).end('{}');
      });
      expect(await outcome(httpFetch(api))).toBeInstanceOf(TypeError);
    }
  });

  test('has no body with 204', async () => {
    const api = await serve((_, response) => response.writeHead(204).end());
    expect([(await httpFetch(api)).status, await (await httpFetch(api)).text()]).toEqual([204, '']);
  });

  test('follows a redirect', async () => {
    const api = await serve(({ url }, response) => {
      if (url === '/new') response.end('{"ok":true}');
      else response.writeHead(307, { location: '/new' }).end();
    });
    expect(await (await httpFetch(`${api}/old`, { method: 'POST', body: '{}' })).json()).toEqual({
      ok: true,
    });
  });

  test('fails as fetch does: unreachable, refused by the signal, cut in its middle', async () => {
    const gone = await serve(() => {});
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await outcome(httpFetch(gone))).toBeInstanceOf(TypeError);

    const cut = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{"a":');
      setImmediate(() => response.destroy());
    });
    expect(await outcome(httpFetch(cut))).toBeInstanceOf(TypeError);
  });

  test.each(['before', 'while waiting', 'within the answer'])(
    'ends with the reason of either signal: %s',
    async (when) => {
      for (const which of ['own', 'deadline']) {
        const controller = new AbortController();
        const reason = new DOMException('The time is up.', 'TimeoutError');
        const api = await serve((_, response) => {
          if (when === 'within the answer') response.writeHead(200).write('{');
          if (when !== 'before') setImmediate(() => controller.abort(reason));
        });
        if (when === 'before') controller.abort(reason);
        const { signal } = controller;
        const call = which === 'own' ? httpFetch(api, { signal }) : httpFetch(api, {}, signal);
        expect(await outcome(call)).toBe(reason);
      }
    },
  );
});
