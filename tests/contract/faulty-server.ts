// Faults between the shop and its server, and the ending that the SDK owes to each call. Spec: 1§7, 1§8
import type { ShopErrorKind } from '@clinicart/sdk';
import type { AnyEndpoint } from '@clinicart/sdk/contract';
import type { GoodAnswer } from './recorded-answers.ts';
import { COMMON, variantsOf } from './unfit-values.ts';

/** A text that a faulty answer carries, and that no error may repeat. */
export const ANSWERED = 'answered-to-the-buyer';

/** Time limit of a call, and of one with a file, in milliseconds. */
const LIMIT_MS = 15_000;
const UPLOAD_LIMIT_MS = 120_000;

/** One request of a row, as a fault meets it. */
interface Meeting {
  readonly endpoint: AnyEndpoint;
  readonly good: GoodAnswer;
  /** The request as JSON, with the token: a careless server repeats it. */
  readonly echo: string;
  /** Has the server do the work; resolves with its good answer. */
  work(): Response;
}

/** The ending of a call. */
export interface Verdict {
  /** The kind of the error; undefined where the call succeeds. */
  readonly kind: ShopErrorKind | undefined;
  readonly status?: number;
  readonly retryAfterSeconds?: number;
  /** The server may have done the work: a write has to be verified before it is sent again. */
  readonly isUncertain?: boolean;
  /** A read is sent three times. Without it, and for a write always, a call is sent once. */
  readonly isReadAgain?: boolean;
}

export interface Fault {
  /** Completes a sentence that begins with "when". */
  readonly title: string;
  meet(meeting: Meeting): Response | Promise<Response>;
  verdictOf(endpoint: AnyEndpoint, good: GoodAnswer): Verdict;
}

const limitOf = ({ encoding }: AnyEndpoint): number =>
  encoding === 'multipart' ? UPLOAD_LIMIT_MS : LIMIT_MS;

const breakConnection = (): never => {
  throw new TypeError('fetch failed');
};

const never = () => new Promise<Response>(() => {});

const after = (ms: number, answer: () => Response) =>
  new Promise<Response>((resolve) => {
    setTimeout(() => resolve(answer()), ms);
  });

const page = (status: number, echo = '') =>
  new Response(`<!doctype html><title>Sorry</title><p>${ANSWERED}</p><pre>${echo}</pre>`, {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

const wait = (status: number, seconds: string) =>
  Response.json(
    { resultID: 1429, message: '', data: null },
    { status, headers: { 'Retry-After': seconds } },
  );

const json = (body: string) =>
  new Response(body, { headers: { 'Content-Type': 'application/json' } });

/** An answer whose first half arrives; then the connection breaks, or nothing comes any more. */
const half = ({ body, type }: GoodAnswer, isBroken: boolean) => {
  const bytes = new TextEncoder().encode(body);
  let isFirst = true;
  const stream = new ReadableStream({
    pull(controller) {
      if (isFirst) {
        isFirst = false;
        return controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)));
      }
      return isBroken ? controller.error(new TypeError('terminated')) : new Promise<void>(() => {});
    },
  });
  return new Response(stream, { headers: { 'Content-Type': type } });
};

const fits = ({ response }: AnyEndpoint, data: unknown) => {
  try {
    return response.safeParse(data).success;
  } catch {
    return false;
  }
};

/** The first variant of the good answer's data that the row refuses; undefined for a row that reads nothing of it. */
function unfitData(
  endpoint: AnyEndpoint,
  { body }: GoodAnswer,
): { readonly data: unknown } | undefined {
  if (endpoint.answers === 'picture') return undefined;
  const { data } = JSON.parse(body) as { data: unknown };
  for (const variant of variantsOf(data, [...COMMON, ANSWERED], 2))
    if (variant !== undefined && !fits(endpoint, variant)) return { data: variant };
  return undefined;
}

const network: Verdict = { kind: 'network', isUncertain: true, isReadAgain: true };
const unread: Verdict = { kind: 'contract', isUncertain: true };
const timedOut: Verdict = { kind: 'timeout', isUncertain: true };
const http = (status: number, more: Partial<Verdict> = {}): Verdict => ({
  kind: 'http',
  status,
  isReadAgain: true,
  ...more,
});
const success: Verdict = { kind: undefined };

/** Every fault is met by every row of the contract. */
export const FAULTS: readonly Fault[] = [
  {
    title: 'the connection breaks before the server has worked',
    meet: breakConnection,
    verdictOf: () => network,
  },
  {
    title: 'the connection breaks after the server has worked',
    meet(meeting) {
      meeting.work();
      return breakConnection();
    },
    verdictOf: () => network,
  },
  {
    title: 'the answer breaks off in its middle',
    meet(meeting) {
      meeting.work();
      return half(meeting.good, true);
    },
    verdictOf: () => network,
  },
  {
    title: 'the answer stops in its middle',
    meet(meeting) {
      meeting.work();
      return half(meeting.good, false);
    },
    verdictOf: () => timedOut,
  },
  {
    title: 'the server fails with a page (500)',
    meet: ({ echo }) => page(500, echo),
    verdictOf: () => http(500, { isUncertain: true }),
  },
  {
    title: 'the server fails with an envelope that repeats the request (500)',
    meet(meeting) {
      meeting.work();
      const data = { echo: meeting.echo, answered: ANSWERED };
      return Response.json({ resultID: 1500, message: '', data }, { status: 500 });
    },
    verdictOf: () => http(500, { isUncertain: true }),
  },
  {
    title: 'a proxy finds no server (502)',
    meet: ({ echo }) => page(502, echo),
    verdictOf: () => http(502, { isUncertain: true }),
  },
  {
    title: 'the server begins nothing (503)',
    meet: () => page(503),
    verdictOf: () => http(503),
  },
  {
    title: 'a proxy waits in vain for the server (504)',
    meet(meeting) {
      meeting.work();
      return page(504);
    },
    verdictOf: () => http(504, { isUncertain: true }),
  },
  {
    title: 'no answer comes',
    meet: never,
    verdictOf: () => timedOut,
  },
  {
    title: 'the answer comes just within the time limit',
    meet: ({ endpoint, work }) => after(limitOf(endpoint) - 1_000, work),
    verdictOf: () => success,
  },
  {
    title: 'the answer comes after the time limit',
    meet: ({ endpoint, work }) => after(limitOf(endpoint) + 1_000, work),
    verdictOf: () => timedOut,
  },
  {
    title: 'the answer has another envelope',
    meet({ endpoint, work, echo }) {
      work();
      if (endpoint.answers === 'picture') return Response.json({ code: 0, result: echo });
      return Response.json({ code: 0, msg: ANSWERED, result: echo });
    },
    verdictOf: () => unread,
  },
  {
    title: 'the data of the answer does not fit',
    meet({ endpoint, good, work }) {
      const answer = work();
      const unfit = unfitData(endpoint, good);
      return unfit ? Response.json({ resultID: 1200, message: '', ...unfit }) : answer;
    },
    verdictOf: (endpoint, good) => (unfitData(endpoint, good) ? unread : success),
  },
  {
    title: 'the body is empty',
    meet({ good, work }) {
      work();
      return new Response('', { headers: { 'Content-Type': good.type } });
    },
    verdictOf: () => unread,
  },
  {
    title: 'there is no content (204)',
    meet({ work }) {
      work();
      return new Response(null, { status: 204 });
    },
    verdictOf: () => unread,
  },
  {
    title: 'an HTML page comes with 200',
    meet: ({ echo }) => page(200, echo),
    verdictOf: () => unread,
  },
  {
    title: 'the answer comes twice in one body',
    meet({ endpoint, good, work }) {
      work();
      return endpoint.answers === 'picture' ? page(200) : json(good.body + good.body);
    },
    verdictOf: () => unread,
  },
  {
    title: 'the server asks to wait for a second (429)',
    meet: () => wait(429, '1'),
    verdictOf: () => http(429, { retryAfterSeconds: 1 }),
  },
  {
    title: 'the server asks to wait for an hour (429)',
    meet: () => wait(429, '3600'),
    verdictOf: () => http(429, { retryAfterSeconds: 3600, isReadAgain: false }),
  },
];
