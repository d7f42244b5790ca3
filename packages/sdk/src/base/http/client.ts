import type { PriceJudge } from '../cache/price-judge.ts';
import { createSerialQueue } from '../concurrency/serial-queue.ts';
import { createFlights } from './shared-reads.ts';
import type { ExclusiveRunner, Uploader } from '../platform/browser.ts';
import type { Clock } from '../platform/clock.ts';
import { type Explanation, explain, type PlainReason } from '../values/explanation.ts';
import { type Misfit, misfitsOf } from '../wire/misfit.ts';
import { flag } from '../wire/parsers.ts';
import { type AnyEndpoint, type Endpoint, endpointUrl, type ServerAddress } from './endpoint.ts';
import { envelope, SESSION_ENDED, SUCCESS } from './envelope.ts';
import { isShopError, ShopError, type ShopErrorFacts, type ShopErrorKind } from './errors.ts';
import { createTransport, type Delivery } from './transport.ts';

/** The client's own "please log in first". Spec: 1§6, 1§8 */
export const LOGIN_FIRST = 9999;

/** Sentences that the pipeline itself must say. */
export type ApiMessage =
  | 'log-in-first'
  | 'session-ended'
  | 'input-unfit'
  | 'network-failed'
  | 'timed-out'
  | 'server-busy'
  | 'server-failed'
  | 'answer-unfit'
  | 'aborted';

export interface ApiOptions extends ServerAddress {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** A second, stricter look at an answer's data; the misfits that it finds make the answer unfit. For tests. */
  readonly checkAnswer:
    | ((endpoint: AnyEndpoint, data: unknown) => readonly Misfit[] | undefined)
    | undefined;
  readonly exclusive: ExclusiveRunner | undefined;
  /** How a form is sent when its progress is wanted; without one progress is told at the end only. */
  readonly upload: Uploader | undefined;
  /** The token now, or undefined for a visitor. Asked at each call. */
  token(): string | undefined;
  /** LangEnv header. Spec: 1§7 */
  languageCode(): string;
  /** Who may see prices, where an answer with amounts does not say it. Spec: 1§6 */
  readonly priceJudge: PriceJudge;
  /** An account call was asked for without a token. Spec: 1§6 */
  onLoginNeeded(): void;
  /** The server refused this token. Spec: 1§8 */
  onSessionEnded(token: string): void;
  say(why: Explanation<ApiMessage>): string;
  /** Told of every finished call; never of bodies, tokens or people. */
  onCall?:
    | ((call: {
        endpoint: string;
        path: string;
        ms: number;
        outcome: 'ok' | ShopErrorKind;
        resultID?: number;
      }) => void)
    | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Bytes sent of a multipart body. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
  /** A load that no person asked for: without a token it fails quietly instead of opening the login dialog. */
  readonly passive?: boolean | undefined;
  /** The token of somebody who leaves: sent in the place of the present one, at once, and also when the page is left. */
  readonly leaving?: string | undefined;
}

/** Sends the calls of the contract. Spec: 1§7, 1§8 */
export interface Api {
  /** Resolves with the answer in our words; rejects with a ShopError. */
  call<In, Wire, Out>(
    endpoint: Endpoint<In, Wire, Out>,
    input: In,
    options?: CallOptions,
  ): Promise<Out>;
  /** Full URL of a row, after overrides. */
  url(endpoint: Pick<AnyEndpoint, 'name' | 'path' | 'host'>): string;
}

export function createApi(options: ApiOptions): Api {
  const transport = createTransport(options);
  const flights = createFlights();
  const inTurn = createSerialQueue(options.exclusive);

  const url = (endpoint: Parameters<Api['url']>[0]) => endpointUrl(endpoint, options);

  function fail(
    endpoint: Pick<AnyEndpoint, 'name' | 'path'>,
    kind: ShopErrorKind,
    message: string,
    facts: Omit<ShopErrorFacts, 'path' | 'endpoint'> = {},
  ) {
    return new ShopError(kind, message, { path: endpoint.path, endpoint: endpoint.name, ...facts });
  }

  /**
   * The body of a call, held to its row before anything is sent. JSON would make null of NaN, so the value itself is
   * looked at.
   */
  function wireOf<In, Wire, Out>(endpoint: Endpoint<In, Wire, Out>, input: In): Wire {
    const refuse = (misfits: readonly Misfit[]) => {
      const message = options.say(
        explain('input-unfit', { field: misfits[0]?.field || endpoint.name }),
      );
      return fail(endpoint, 'input', message, { misfits });
    };
    let wire: Wire;
    try {
      wire = endpoint.toWire(input);
    } catch {
      throw refuse([]);
    }
    const { error } = endpoint.request.safeParse(wire);
    if (error) throw refuse(misfitsOf(error));
    return wire;
  }

  /** The server's message without the token, in case it echoes the request. */
  function said(
    message: string | null | undefined,
    fallback: ApiMessage & PlainReason,
    token: string | undefined,
  ): string {
    const safe = token ? message?.replaceAll(token, '…') : message;
    return safe || options.say(explain(fallback));
  }

  function undelivered(
    endpoint: AnyEndpoint,
    { kind, status, body, retryAfterSeconds }: Delivery & { ok: false },
    token: string | undefined,
  ): ShopError {
    if (kind === 'contract') return fail(endpoint, kind, options.say(explain('answer-unfit')));
    if (kind !== 'http')
      return fail(
        endpoint,
        kind,
        options.say(explain(kind === 'timeout' ? 'timed-out' : 'network-failed')),
      );
    const { data } = envelope.safeParse(body);
    const waits = retryAfterSeconds !== undefined;
    const message = said(data?.message, waits ? 'server-busy' : 'server-failed', token);
    return fail(endpoint, kind, message, {
      ...(status === undefined ? {} : { status }),
      ...(waits ? { retryAfterSeconds } : {}),
    });
  }

  /** Completes `isAuth` of an answer that has amounts and does not say who may see them. Spec: 1§6 */
  async function withView(
    endpoint: AnyEndpoint,
    data: unknown,
    token: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    if (!endpoint.priced || typeof data !== 'object' || data === null) return data;
    if ('isAuth' in data && data.isAuth !== null && data.isAuth !== undefined) {
      const said = flag.safeParse(data.isAuth);
      if (said.success) options.priceJudge.hear(token, said.data);
      return data;
    }
    return { ...data, isAuth: await options.priceJudge.maySee(token, signal) };
  }

  async function open(
    endpoint: AnyEndpoint,
    answer: unknown,
    token: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const unfit = (misfits: readonly Misfit[], facts = {}) =>
      fail(endpoint, 'contract', options.say(explain('answer-unfit')), { ...facts, misfits });
    const outer = envelope.safeParse(answer);
    if (!outer.success) throw unfit(misfitsOf(outer.error));
    const resultID = Number(outer.data.resultID);
    const { message } = outer.data;
    if (SESSION_ENDED.has(resultID)) {
      const failure = fail(endpoint, 'session-ended', said(message, 'session-ended', token), {
        resultID,
      });
      if (token !== undefined) options.onSessionEnded(token);
      throw failure;
    }
    if (resultID !== SUCCESS)
      throw fail(endpoint, 'server', said(message, 'server-failed', token), {
        resultID,
        serverMessage: message ? said(message, 'server-failed', token) : undefined,
      });
    const objection = options.checkAnswer?.(endpoint, outer.data.data);
    if (objection) throw unfit(objection, { resultID });
    const data = await withView(endpoint, outer.data.data, token, signal);
    const parsed = endpoint.response.safeParse(data);
    if (!parsed.success) throw unfit(misfitsOf(parsed.error), { resultID });
    return parsed.data;
  }

  /** `asked` is who was here when a call began to wait for its turn: another who has come since does not do it. */
  async function run(
    endpoint: AnyEndpoint,
    wire: unknown,
    call: CallOptions,
    asked?: string,
  ): Promise<unknown> {
    const token = call.leaving ?? options.token();
    if (asked !== undefined && token !== undefined && asked !== token)
      throw fail(endpoint, 'session-ended', options.say(explain('session-ended')));
    if (endpoint.access === 'account' && token === undefined) {
      if (!call.passive) options.onLoginNeeded();
      throw fail(endpoint, 'login-required', options.say(explain('log-in-first')), {
        resultID: LOGIN_FIRST,
      });
    }
    const started = options.clock.now();
    const report = (outcome: 'ok' | ShopErrorKind, resultID?: number) =>
      options.onCall?.({
        endpoint: endpoint.name,
        path: endpoint.path,
        ms: options.clock.now() - started,
        outcome,
        ...(resultID === undefined ? {} : { resultID }),
      });
    const headers: Record<string, string> = { LangEnv: options.languageCode() };
    if (token !== undefined) headers.Authorization = token;
    const delivery = await transport({
      ...{ endpoint, url: url(endpoint), headers, wire },
      ...{ signal: call.signal, onProgress: call.onProgress },
      ...(call.leaving === undefined ? {} : { keepalive: true }),
    });
    try {
      if (!delivery.ok)
        throw call.signal?.aborted
          ? fail(endpoint, 'aborted', options.say(explain('aborted')))
          : undelivered(endpoint, delivery, token);
      const { answer } = delivery;
      const result =
        endpoint.answers === 'picture' ? answer : await open(endpoint, answer, token, call.signal);
      report('ok');
      return result;
    } catch (error) {
      // A reading that stumbles over an answer is an unfit answer too.
      const failure = isShopError(error)
        ? error
        : fail(endpoint, 'contract', options.say(explain('answer-unfit')));
      report(failure.kind, failure.resultID);
      throw failure;
    }
  }

  function share(endpoint: AnyEndpoint, wire: unknown, call: CallOptions): Promise<unknown> {
    const asker = [endpoint.name, options.languageCode(), options.token() ?? ''];
    return flights.join(
      [...asker, JSON.stringify(wire)].join('\n'),
      (signal) => run(endpoint, wire, { passive: call.passive, signal }),
      {
        signal: call.signal,
        stopped: () => fail(endpoint, 'aborted', options.say(explain('aborted'))),
      },
    );
  }

  function waiting(endpoint: AnyEndpoint, wire: unknown, call: CallOptions) {
    const asked = endpoint.access === 'account' ? options.token() : undefined;
    return () => run(endpoint, wire, call, asked);
  }

  return {
    url,
    async call<In, Wire, Out>(
      endpoint: Endpoint<In, Wire, Out>,
      input: In,
      call: CallOptions = {},
    ): Promise<Out> {
      const wire = wireOf(endpoint, input);
      const anonymous = endpoint as unknown as AnyEndpoint;
      if (call.leaving !== undefined) return (await run(anonymous, wire, call)) as Out;
      const result = endpoint.read
        ? share(anonymous, wire, call)
        : inTurn(endpoint.subject ?? endpoint.name, waiting(anonymous, wire, call));
      return (await result) as Out;
    },
  };
}
