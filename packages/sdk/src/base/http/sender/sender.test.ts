import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { retryAfterSeconds } from '../transport.ts';
import { createSender as byFetch } from './fetch-sender.ts';
import { createSender as byKy } from './ky-sender.ts';
import { HttpRefusal, type HttpRequest } from './sender.ts';

const NOW = Date.UTC(2026, 10, 20, 4);
const READ: HttpRequest = {
  url: 'https://api.example/read',
  method: 'POST',
  headers: { token: 'secret-token' },
  json: { keyword: '手套' },
  attempts: 3,
  timeoutMs: 15_000,
  totalMs: 30_000,
};

type Answer = (request: Request) => Response | Promise<Response>;
const done: Answer = () => Response.json({ ok: true });
const never: Answer = () => new Promise<Response>(() => {});
const held: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
const unreachable =
  (why = 'Failed to fetch'): Answer =>
  () => {
    throw new TypeError(why);
  };
const refusal =
  (status: number, headers: Record<string, string> = {}, body = '{"message":"no"}'): Answer =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': 'application/json', ...headers } });

/** A body whose first part arrives; `goOn` sends the rest. */
function body(goOn: (stream: ReadableStreamDefaultController) => void | Promise<void>) {
  let isBegun = false;
  return new ReadableStream({
    pull(stream) {
      if (isBegun) return goOn(stream);
      isBegun = true;
      return stream.enqueue(new TextEncoder().encode('{"ok":'));
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
});

// One table of cases for both: the core must fail as the main entry does.
describe.each([
  ['ky', byKy],
  ['fetch', byFetch],
])('a request sent by %s', (_, createSender) => {
  /** Sends a request to a server that gives these answers in turn. */
  async function sent(
    request: Partial<HttpRequest>,
    answers: readonly Answer[],
    read: (answer: Response) => Promise<unknown> = (answer) => answer.json(),
  ) {
    const requests: { readonly at: number; readonly request: Request }[] = [];
    const start = Date.now();
    const send = createSender({
      fetch: async (input, init) => {
        const each = new Request(input, init);
        requests.push({ at: Date.now() - start, request: each });
        each.signal.throwIfAborted();
        const answer = answers[requests.length - 1] ?? answers.at(-1) ?? unreachable();
        return answer(each);
      },
      waitOf: (headers) => retryAfterSeconds(headers.get('Retry-After'), Date.now()),
      clock: systemClock,
    });
    const settled = send({ ...READ, ...request }, read).then(
      (value) => ({ value, error: undefined }),
      (error: unknown) => ({ value: undefined, error }),
    );
    await vi.advanceTimersByTimeAsync(40_000);
    const outcome = await settled;
    expect(vi.getTimerCount(), 'timers left behind').toBe(0);
    return { ...outcome, requests, times: requests.map(({ at }) => at) };
  }

  test('carries JSON, headers and method', async () => {
    const { value, requests } = await sent({}, [done]);
    expect(value).toEqual({ ok: true });
    const request = requests[0]?.request;
    expect(request?.method).toBe('POST');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('token')).toBe('secret-token');
    expect(await request?.json()).toEqual({ keyword: '手套' });
  });

  test('carries a query, encoded', async () => {
    const query = { keyword: '手套 a&b', page: '2' };
    const { requests } = await sent({ method: 'GET', json: undefined, query }, [done]);
    const { searchParams } = new URL(requests[0]?.request.url ?? '');
    expect(Object.fromEntries(searchParams)).toEqual(query);
  });

  test('carries a form with its boundary', async () => {
    const form = new FormData();
    form.append('file', new Blob(['x']), 'x.txt');
    const { requests } = await sent({ json: undefined, form }, [done]);
    expect(requests[0]?.request.headers.get('content-type')).toMatch(
      /^multipart\/form-data; boundary=/,
    );
  });

  test.each([408, 429, 500, 502, 503, 504])('is sent again after %d', async (status) => {
    const { value, times } = await sent({}, [refusal(status), refusal(status), done]);
    expect(value).toEqual({ ok: true });
    expect(times).toEqual([0, 300, 900]);
  });

  test.each([400, 401, 403, 404, 409, 413, 422, 501])(
    'is not sent again after %d',
    async (status) => {
      const { error, times } = await sent({}, [refusal(status)]);
      expect(error).toBeInstanceOf(HttpRefusal);
      expect(error).toMatchObject({ status, body: { message: 'no' } });
      expect(times).toEqual([0]);
    },
  );

  test('ends with the last refusal after the last attempt', async () => {
    const { error, times } = await sent({}, [refusal(500), refusal(500), refusal(503)]);
    expect(error).toMatchObject({ name: 'HttpRefusal', status: 503 });
    expect(times).toHaveLength(3);
  });

  test('has no body of a refusal that is no JSON', async () => {
    const { error } = await sent({}, [refusal(404, { 'Content-Type': 'text/html' }, '<html>')]);
    expect(error).toMatchObject({ status: 404, body: undefined });
  });

  test.each([
    [413, '1', 1_000],
    [429, '2', 2_000],
    [503, '5', 5_000],
    [503, 'Fri, 20 Nov 2026 04:00:03 GMT', 3_000],
  ])('waits after %d as long as Retry-After %s says', async (status, wait, at) => {
    const { value, times } = await sent({}, [refusal(status, { 'Retry-After': wait }), done]);
    expect(value).toEqual({ ok: true });
    expect(times).toEqual([0, at]);
  });

  test.each(['6', '3600', 'Fri, 20 Nov 2026 05:00:00 GMT'])(
    'is not sent again when Retry-After is %s',
    async (wait) => {
      const { error, times } = await sent({}, [refusal(503, { 'Retry-After': wait })]);
      expect(error).toMatchObject({ status: 503 });
      expect((error as HttpRefusal).headers.get('Retry-After')).toBe(wait);
      expect(times).toEqual([0]);
    },
  );

  test.each(['Failed to fetch', 'x'])(
    'is sent again when no server was reached (%s)',
    async (why) => {
      const { value, times } = await sent({}, [unreachable(why), unreachable(why), done]);
      expect(value).toEqual({ ok: true });
      expect(times).toEqual([0, 300, 900]);
    },
  );

  test.each([unreachable(), refusal(503), refusal(503, { 'Retry-After': '1' })])(
    'that writes is sent once (%#)',
    async (answer) => {
      const { error, times } = await sent({ attempts: 1 }, [answer, done]);
      expect(error).toBeDefined();
      expect(times).toEqual([0]);
    },
  );

  test('gives up after its time limit, and is not sent again', async () => {
    let at = 0;
    const { error, times } = await sent({}, [
      (request) => {
        const start = Date.now();
        request.signal.addEventListener('abort', () => {
          at = Date.now() - start;
        });
        return held(request);
      },
    ]);
    expect(error).toMatchObject({ name: 'TimeoutError' });
    expect(times).toEqual([0]);
    expect(at).toBe(15_000);
  });

  test('gives up on a fetch that ignores its signal', async () => {
    const { error } = await sent({}, [never]);
    expect(error).toMatchObject({ name: 'TimeoutError' });
  });

  test('gives up on attempts and pauses that take longer than the whole', async () => {
    const late: Answer = () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(new Response('{}', { status: 503 })), 14_000);
      });
    const { error, times } = await sent({}, [late, late, never]);
    expect(error).toMatchObject({ name: 'TimeoutError' });
    expect(times.at(-1)).toBeLessThan(30_000);
  });

  test('ends when the caller gives up: before, during the request, during a pause', async () => {
    const before = await sent({ signal: AbortSignal.abort() }, [done]);
    expect(before.error).toMatchObject({ name: 'AbortError' });
    for (const answer of [held, refusal(503, { 'Retry-After': '4' })]) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 1_000);
      const { error, times } = await sent({ signal: controller.signal }, [answer, done]);
      expect(error).toMatchObject({ name: 'AbortError' });
      expect(times).toEqual([0]);
    }
  });

  test('gives up on an answer that stops in its middle, and is not sent again', async () => {
    let at = 0;
    const stops: Answer = ({ signal }) => {
      const start = Date.now();
      signal.addEventListener('abort', () => {
        at = Date.now() - start;
      });
      return new Response(body(() => new Promise(() => {})));
    };
    const { error, times } = await sent({}, [stops]);
    expect(error).toMatchObject({ name: 'TimeoutError' });
    expect(times).toEqual([0]);
    expect(at, 'the time of one attempt').toBe(15_000);
  });

  test('is sent again when its answer breaks off', async () => {
    const breaksOff: Answer = () =>
      new Response(body((stream) => stream.error(new TypeError('terminated'))));
    const { value, times } = await sent({}, [breaksOff, done]);
    expect(value).toEqual({ ok: true });
    expect(times).toEqual([0, 300]);
  });

  test('may be answered without a body', async () => {
    const empty: Answer = () => new Response(null, { status: 204 });
    const { value } = await sent({}, [empty], async ({ status }) => status);
    expect(value).toBe(204);
  });

  test('fails with what its reader throws', async () => {
    const html: Answer = () => new Response('<html>');
    const { error } = await sent({}, [html]);
    expect(error).toBeInstanceOf(SyntaxError);
  });
});
