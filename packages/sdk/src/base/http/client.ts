import type { PriceJudge } from '../cache/price-judge.ts';
import { createSerialQueue } from '../concurrency/serial-queue.ts';
import { rememberSession } from '../concurrency/session-guard.ts';
import type { Clock } from '../platform/clock.ts';
import type { ExclusiveRunner } from '../platform/cross-tab-lock.ts';
import type { Explanation } from '../values/explanation.ts';
import { type Misfit, misfitsOf } from '../wire/misfit.ts';
import { type ApiMessage, type CallErrors, createCallErrors } from './call-errors.ts';
import {
  type AnyEndpoint,
  type Endpoint,
  endpointUrl,
  needsLogin,
  overridden,
  type ServerAddress,
} from './endpoint.ts';
import type { ShopErrorKind } from './errors.ts';
import { type SendContext, sendCall } from './send-call.ts';
import type { CreateSender } from './sender/sender.ts';
import { createSharedReads } from './shared-reads.ts';
import { createTransport, type Patience } from './transport.ts';
import type { Uploader } from './upload.ts';

export interface ApiOptions extends ServerAddress, Patience {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** A second, stricter look at an answer's data, for tests; the misfits that it finds make the answer unfit. */
  readonly checkAnswer:
    | ((endpoint: AnyEndpoint, data: unknown) => readonly Misfit[] | undefined)
    | undefined;
  readonly exclusive: ExclusiveRunner | undefined;
  /** Sends a form and reports its progress; without one, progress is reported at the end only. */
  readonly upload: Uploader | undefined;
  /** Sends requests within their time, and reads again after a failure. */
  readonly createSender: CreateSender;
  /** The token now, or undefined for a visitor. Read at each call. */
  token(): string | undefined;
  /** LangEnv header. Spec: 1§7 */
  languageCode(): string;
  /** Who may see prices, where an answer with amounts does not say it. Spec: 1§6 */
  readonly priceJudge: PriceJudge;
  /** An account call was made without a token. Spec: 1§6 */
  onLoginNeeded(): void;
  /** The server refused this token. Spec: 1§8 */
  onSessionEnded(token: string): void;
  say(why: Explanation<ApiMessage>): string;
  /** Called after each call; never with bodies, tokens or people. */
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
  /** LangEnv header of this call; the shop's language by default. Spec: 1§7 */
  readonly languageCode?: string | undefined;
  /** Bytes sent of a multipart body. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
  /** A load in the background: without a token it fails quietly instead of opening the login dialog. */
  readonly passive?: boolean | undefined;
  /**
   * The token of the person who logs out, '' for the present one: sent at once, not after the writes that wait, and also
   * when the page closes.
   */
  readonly leaving?: string | undefined;
}

/** Sends the calls of the contract. Spec: 1§7, 1§8 */
export interface Api {
  /** Resolves with the parsed answer; rejects with a ShopError. */
  call<In, Wire, Out>(
    endpoint: Endpoint<In, Wire, Out>,
    input: In,
    options?: CallOptions,
  ): Promise<Out>;
  /**
   * Resolves with code that only some calls need, which loads at the first of them. Rejects with a ShopError: `network`
   * when it does not come; with `isWrite`, `session-ended` when another account has signed in meanwhile.
   */
  part<Part>(load: () => Promise<Part>, options?: { readonly isWrite?: boolean }): Promise<Part>;
  /** Full URL of a row, after overrides. */
  url(endpoint: Pick<AnyEndpoint, 'name' | 'path' | 'host'>): string;
}

/** Reads that are equal are shared while under way; writes on one subject follow each other. */
export function createApi(options: ApiOptions): Api {
  const errors = createCallErrors(options.say);
  const context: SendContext = { options, errors, transport: createTransport(options) };
  const reads = createSharedReads();
  const writes = createSerialQueue(options.exclusive);

  function share(endpoint: AnyEndpoint, wire: unknown, call: CallOptions): Promise<unknown> {
    const { passive, languageCode = options.languageCode() } = call;
    const caller = [endpoint.name, languageCode, options.token() ?? ''];
    return reads.join(
      [...caller, JSON.stringify(wire)].join('\n'),
      (signal) => sendCall(context, { endpoint, wire, call: { passive, languageCode, signal } }),
      { signal: call.signal, stopped: () => errors.aborted(endpoint) },
    );
  }

  /** A visitor may sign in while a call waits; an account must not be replaced by another. */
  const sameSession = () =>
    options.token() === undefined ? undefined : rememberSession(options.token);

  function enqueue(endpoint: AnyEndpoint, wire: unknown, call: CallOptions): Promise<unknown> {
    const isSameSession = needsLogin(endpoint) ? sameSession() : undefined;
    return writes(endpoint.subject ?? endpoint.name, () =>
      sendCall(context, { endpoint, wire, call, isSameSession }),
    );
  }

  function dispatch(endpoint: AnyEndpoint, wire: unknown, call: CallOptions): Promise<unknown> {
    if (call.leaving !== undefined) return sendCall(context, { endpoint, wire, call });
    return endpoint.read ? share(endpoint, wire, call) : enqueue(endpoint, wire, call);
  }

  return {
    async part(load, { isWrite = false } = {}) {
      const isSameSession = isWrite ? sameSession() : undefined;
      const part = await load().catch(() => {
        throw errors.unloaded();
      });
      if (isSameSession?.() === false) throw errors.sessionReplaced();
      return part;
    },
    url: (endpoint) => endpointUrl(endpoint, options),
    async call<In, Wire, Out>(
      endpoint: Endpoint<In, Wire, Out>,
      input: In,
      call: CallOptions = {},
    ): Promise<Out> {
      const row = overridden(endpoint, options);
      const wire = toCheckedWire(row, input, errors);
      return (await dispatch(row as unknown as AnyEndpoint, wire, call)) as Out;
    },
  };
}

/**
 * Returns the body of a call, checked against its row before anything is sent. The value is checked rather than its JSON,
 * since JSON turns NaN into null.
 */
function toCheckedWire<In, Wire, Out>(
  endpoint: Endpoint<In, Wire, Out>,
  input: In,
  errors: CallErrors,
): Wire {
  let wire: Wire;
  try {
    wire = endpoint.toWire(input);
  } catch {
    throw errors.unfitInput(endpoint, []);
  }
  const { error } = endpoint.request.safeParse(wire);
  if (error) throw errors.unfitInput(endpoint, misfitsOf(error));
  return wire;
}
