import { type Explanation, explain, type PlainReason } from '../values/explanation.ts';
import type { Misfit } from '../wire/misfit.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { ShopError, type ShopErrorFacts, type ShopErrorKind } from './errors.ts';
import type { Delivery } from './transport.ts';

/** Sentences of the client itself. */
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

/** The code of a call that needs a login and has no token. The client sets it itself. Spec: 1§6, 1§8 */
export const LOGIN_FIRST = 9999;

type Row = Pick<AnyEndpoint, 'name' | 'path'>;
type Facts = Omit<ShopErrorFacts, 'path' | 'endpoint'>;

/** Makes the errors of calls: each names its row, and none holds a token. */
export type CallErrors = ReturnType<typeof createCallErrors>;

export function createCallErrors(say: (why: Explanation<ApiMessage>) => string) {
  const fail = (
    { name, path }: Partial<Row>,
    kind: ShopErrorKind,
    message: string,
    facts: Facts = {},
  ) =>
    new ShopError(kind, message, {
      ...(path !== undefined && { path }),
      ...(name !== undefined && { endpoint: name }),
      ...facts,
    });
  const failAs = (
    row: Partial<Row>,
    kind: ShopErrorKind,
    reason: ApiMessage & PlainReason,
    facts?: Facts,
  ) => fail(row, kind, say(explain(reason)), facts);

  /** The server's message without the token, in case it echoes the request. */
  const withoutToken = (message: string, token: string | undefined) =>
    token ? message.replaceAll(token, '…') : message;

  /** The message of the server, or `fallback` where it sent none. */
  const serverSentence = (
    message: string | null | undefined,
    fallback: ApiMessage & PlainReason,
    token: string | undefined,
  ) => (message && withoutToken(message, token)) || say(explain(fallback));

  return {
    /** The input does not fit the row; nothing was sent. */
    unfitInput: (row: Row, misfits: readonly Misfit[]) =>
      fail(row, 'input', say(explain('input-unfit', { field: misfits[0]?.field || row.name })), {
        misfits,
      }),
    unfitAnswer: (row: Row, facts?: Facts) => failAs(row, 'contract', 'answer-unfit', facts),
    aborted: (row: Row) => failAs(row, 'aborted', 'aborted'),
    loginFirst: (row: Row) =>
      failAs(row, 'login-required', 'log-in-first', { resultID: LOGIN_FIRST }),
    /** Another account has signed in since the call was queued. */
    sessionReplaced: (row: Partial<Row> = {}) => failAs(row, 'session-ended', 'session-ended'),
    /** Code that a call needs did not come. */
    unloaded: () => failAs({}, 'network', 'network-failed'),
    /** The server refused the token. */
    sessionEnded: (
      row: Row,
      answer: { readonly resultID: number; readonly message?: string | null | undefined },
      token: string | undefined,
    ) =>
      fail(row, 'session-ended', serverSentence(answer.message, 'session-ended', token), {
        resultID: answer.resultID,
      }),
    /** The server refused the call with a result code. */
    refused: (
      row: Row,
      answer: { readonly resultID: number; readonly message?: string | null | undefined },
      token: string | undefined,
    ) => {
      const { resultID, message } = answer;
      return fail(row, 'server', serverSentence(message, 'server-failed', token), {
        resultID,
        serverMessage: message ? serverSentence(message, 'server-failed', token) : undefined,
      });
    },
    /** No answer of the shop arrived. */
    undelivered(row: Row, delivery: Delivery & { ok: false }, token: string | undefined) {
      const { kind, status, body, retryAfterSeconds } = delivery;
      if (kind === 'contract') return failAs(row, kind, 'answer-unfit');
      if (kind === 'timeout') return failAs(row, kind, 'timed-out');
      if (kind === 'network') return failAs(row, kind, 'network-failed');
      const isBusy = retryAfterSeconds !== undefined;
      const { data } = envelope.safeParse(body);
      const fallback = isBusy ? 'server-busy' : 'server-failed';
      return fail(row, kind, serverSentence(data?.message, fallback, token), {
        ...(status === undefined ? {} : { status }),
        ...(isBusy ? { retryAfterSeconds } : {}),
      });
    },
  };
}
