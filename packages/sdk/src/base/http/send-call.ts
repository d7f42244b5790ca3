import type { Clock } from '../platform/clock.ts';
import type { CallErrors } from './call-errors.ts';
import type { ApiOptions, CallOptions } from './client.ts';
import { type AnyEndpoint, endpointUrl, needsLogin } from './endpoint.ts';
import { isShopError, type ShopErrorKind } from './errors.ts';
import { openEnvelope } from './open-envelope.ts';
import type { Delivery, Transport } from './transport.ts';

/** The context of sending a call. */
export interface SendContext {
  readonly options: ApiOptions;
  readonly errors: CallErrors;
  readonly transport: Transport;
}

/** A call whose input has been checked. */
export interface CheckedCall {
  readonly endpoint: AnyEndpoint;
  readonly wire: unknown;
  readonly call: CallOptions;
  /** Whether the account that made the call is still signed in; for a call that has waited for its turn. */
  readonly isSameSession?: (() => boolean) | undefined;
}

/** Sends one call now and resolves with its parsed answer. Rejects with a ShopError. Spec: 1§6, 1§7, 1§8 */
export async function sendCall(context: SendContext, checked: CheckedCall): Promise<unknown> {
  const { options, errors } = context;
  const { endpoint, call } = checked;
  const token = call.leaving || options.token();
  if (needsLogin(endpoint) && token === undefined) {
    if (!call.passive) options.onLoginNeeded();
    throw errors.loginFirst(endpoint);
  }
  if (checked.isSameSession?.() === false) throw errors.sessionReplaced(endpoint);
  const report = createReport(options.onCall, options.clock, endpoint);
  const delivery = await deliver(context, checked, token);
  let result: unknown;
  try {
    result = await read(context, checked, delivery, token);
  } catch (error) {
    // An answer over which a parser stumbles is unfit too.
    const failure = isShopError(error) ? error : errors.unfitAnswer(endpoint);
    report(failure.kind, failure.resultID);
    throw failure;
  }
  // Outside of the attempt: an error that `onCall` throws says nothing about the answer.
  report('ok');
  return result;
}

function deliver(
  { options, transport }: SendContext,
  { endpoint, wire, call }: CheckedCall,
  token: string | undefined,
): Promise<Delivery> {
  const headers: Record<string, string> = {
    LangEnv: call.languageCode ?? options.languageCode(),
  };
  if (token !== undefined) headers.Authorization = token;
  return transport({
    endpoint,
    url: endpointUrl(endpoint, options),
    headers,
    wire,
    signal: call.signal,
    onProgress: call.onProgress,
    keepalive: call.leaving !== undefined,
  });
}

async function read(
  { options, errors }: SendContext,
  { endpoint, call: { signal } }: CheckedCall,
  delivery: Delivery,
  token: string | undefined,
): Promise<unknown> {
  if (!delivery.ok)
    throw signal?.aborted
      ? errors.aborted(endpoint)
      : errors.undelivered(endpoint, delivery, token);
  const { answer } = delivery;
  if (endpoint.answers === 'picture') return answer;
  const { checkAnswer, priceJudge, onSessionEnded } = options;
  return openEnvelope(
    { errors, checkAnswer, priceJudge, onSessionEnded },
    { endpoint, answer, token, signal },
  );
}

/** Tells `onCall` how a call ended and how long it took; never its body, its token or a person. */
function createReport(
  onCall: ApiOptions['onCall'],
  clock: Pick<Clock, 'now'>,
  { name, path }: AnyEndpoint,
) {
  const started = clock.now();
  return (outcome: 'ok' | ShopErrorKind, resultID?: number) =>
    onCall?.({
      endpoint: name,
      path,
      ms: clock.now() - started,
      outcome,
      ...(resultID === undefined ? {} : { resultID }),
    });
}
