import { type Endpoint, needsLogin } from '../../packages/sdk/src/base/http/endpoint.ts';
import { SESSION_ENDED } from '../../packages/sdk/src/base/http/envelope.ts';
import { type AnyEndpoint, endpoints, session } from '../../packages/sdk/src/contract.ts';
import { isObject, textsIn } from './kinds.ts';
import { createKnownIds, type KnownIds, valuesAt } from './known-ids.ts';
import { createRedactor } from './redactor.ts';
import { createRowLog, type RowReport } from './row-log.ts';
import { type Answer, callServer, type Server } from './server-call.ts';

/** An account to log in with. */
export interface Credentials {
  readonly userName: string;
  readonly password: string;
  /** With a phone number as user name. */
  readonly areaCode?: string | undefined;
}

/** An answered or refused call as it went over the wire, for a recording. Holds personal data. */
export interface ObservedCall {
  readonly row: string;
  readonly wire: unknown;
  readonly resultID: number;
  readonly message: string;
  readonly data: unknown;
}

/** The answer of a successful call, not validated. */
export interface Good {
  readonly data: unknown;
}

/** Calls a server, row by row, and keeps the results. */
export interface ContractClient {
  readonly known: KnownIds;
  readonly observed: readonly ObservedCall[];
  readonly isMember: () => boolean;
  /** True after several consecutive calls without an answer. */
  readonly isDead: () => boolean;
  /** True once the account has been read and is verified. */
  readonly seesPrices: () => boolean;
  signIn(credentials: Credentials): Promise<boolean>;
  /** Sends a call; undefined without a successful answer. `mayRefuse` is the reason why a refusal would be acceptable. */
  ask<In, Wire, Out>(
    endpoint: Endpoint<In, Wire, Out>,
    input: In,
    mayRefuse?: string,
  ): Promise<Good | undefined>;
  /** Sends a call and parses the answer; undefined also if the answer cannot be parsed. */
  read<In, Wire, Out>(endpoint: Endpoint<In, Wire, Out>, input: In): Promise<Out | undefined>;
  /** Notes why a row was not called. */
  skip(endpoint: Pick<AnyEndpoint, 'name'>, why: string): void;
  report(): readonly RowReport[];
}

/** Logins of one run, including those after an expired session. */
const MOST_SIGN_INS = 3;
const APPROVED = '1';
/** Consecutive calls without an answer after which the server counts as unreachable; fewer if it has never answered. */
const MOST_MISSED = 8;
const MOST_MISSED_AT_FIRST = 3;

export function createContractClient(server: Server): ContractClient {
  const redactor = createRedactor();
  const known = createKnownIds();
  const observed: ObservedCall[] = [];
  const logs = new Map(
    endpoints.map((endpoint) => [endpoint.name, createRowLog(endpoint, redactor)]),
  );
  const logOf = (name: string) => {
    const log = logs.get(name);
    if (!log) throw new Error(`The contract has no row ${name}.`);
    return log;
  };
  let token: string | undefined;
  let seesPrices = false;
  let signIns = 0;
  let reached = 0;
  /** Calls without an answer since the last answered one. */
  let missed = 0;
  let credentials: Credentials | undefined;

  async function send(endpoint: AnyEndpoint, wire: unknown): Promise<Answer> {
    redactor.noteSent(wire);
    const answer = await callServer(server, endpoint, wire, token);
    const isLost = answer.kind === 'unreachable' && !answer.isHttp;
    missed = isLost ? missed + 1 : 0;
    if (!isLost) reached += 1;
    return answer;
  }

  /** Registers the personal data of an answer before it is reported, so that no message of it is printed by mistake. */
  function take(
    endpoint: AnyEndpoint,
    wire: unknown,
    answer: Answer,
    mayRefuse?: string,
  ): Good | undefined {
    const { name } = endpoint;
    const isAnswered = answer.kind === 'answered';
    if (isAnswered && (needsLogin(endpoint) || name === session.login.name))
      redactor.noteReceived(answer.data);
    logOf(name).add(answer, mayRefuse);
    if (isAnswered)
      observed.push({ row: name, wire, resultID: 1200, message: '', data: answer.data });
    else if (answer.kind === 'refused')
      observed.push({
        row: name,
        wire,
        resultID: answer.resultID,
        message: answer.message,
        data: null,
      });
    if (!isAnswered) return undefined;
    known.collect(name, answer.data);
    if (name === 'account.userInfo')
      seesPrices = valuesAt(answer.data, 'authStatus').includes(APPROVED);
    return { data: answer.data };
  }

  async function signIn(wanted: Credentials): Promise<boolean> {
    credentials = wanted;
    signIns += 1;
    token = undefined;
    const endpoint: AnyEndpoint = anonymous(session.login);
    const { userName, password, areaCode } = wanted;
    const wire = session.login.toWire({
      userName,
      password,
      ...(areaCode ? { areaCode } : {}),
    });
    const data = take(endpoint, wire, await send(endpoint, wire))?.data;
    const given = isObject(data) ? data['token'] : undefined;
    if (typeof given === 'string' && given !== '') token = given;
    return token !== undefined;
  }

  async function askWire(
    endpoint: AnyEndpoint,
    wire: unknown,
    mayRefuse?: string,
  ): Promise<Good | undefined> {
    const answer = await send(endpoint, wire);
    const hasEnded = answer.kind === 'refused' && SESSION_ENDED.has(answer.resultID);
    if (!hasEnded || !credentials || signIns >= MOST_SIGN_INS || token === undefined)
      return take(endpoint, wire, answer, mayRefuse);
    logOf(endpoint.name).noteTrouble(
      `the session was over (${answer.resultID}); signed in again and asked again`,
    );
    if (!(await signIn(credentials))) return take(endpoint, wire, answer);
    return take(endpoint, wire, await send(endpoint, wire), mayRefuse);
  }

  /** Adds the account's price view to an answer with amounts that lacks one. Spec: 1§6 */
  const withView = ({ priced }: Pick<AnyEndpoint, 'priced'>, data: unknown) =>
    priced && isObject(data) && (data['isAuth'] ?? null) === null
      ? { ...data, isAuth: seesPrices }
      : data;

  const ask: ContractClient['ask'] = (endpoint, input, mayRefuse) =>
    askWire(anonymous(endpoint), endpoint.toWire(input), mayRefuse);

  return {
    known,
    observed,
    isMember: () => token !== undefined,
    isDead: () => missed >= (reached === 0 ? MOST_MISSED_AT_FIRST : MOST_MISSED),
    seesPrices: () => seesPrices,
    signIn,
    ask,
    async read(endpoint, input) {
      const answer = await ask(endpoint, input);
      return answer && readData(endpoint, withView(endpoint, answer.data));
    },
    skip: ({ name }, why) => logOf(name).note(why),
    report() {
      const texts = new Set(observed.flatMap(({ data }) => textsIn(data)));
      return [...logs.values()].map((log) => log.report({ seesPrices, texts }));
    },
  };
}

/** Drops the input type: here a row is only sent and compared. */
export const anonymous = <In, Wire, Out>(endpoint: Endpoint<In, Wire, Out>): AnyEndpoint =>
  endpoint as unknown as AnyEndpoint;

/** Parses the data; undefined if the contract refuses it. */
export function readData<In, Wire, Out>(
  endpoint: Endpoint<In, Wire, Out>,
  data: unknown,
): Out | undefined {
  try {
    return endpoint.response.safeParse(data).data;
  } catch {
    return undefined;
  }
}
