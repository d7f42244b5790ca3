import type { PriceJudge } from '../cache/price-judge.ts';
import { type Misfit, misfitsOf } from '../wire/misfit.ts';
import { flag, withTextsForAmounts } from '../wire/parsers.ts';
import type { CallErrors } from './call-errors.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { envelope, SESSION_ENDED, SUCCESS } from './envelope.ts';

interface EnvelopeContext {
  readonly errors: CallErrors;
  /** A second, stricter look at an answer's data, for tests; the misfits that it finds make the answer unfit. */
  readonly checkAnswer:
    | ((endpoint: AnyEndpoint, data: unknown) => readonly Misfit[] | undefined)
    | undefined;
  /** Who may see prices, where an answer with amounts does not say it. Spec: 1§6 */
  readonly priceJudge: PriceJudge;
  /** The server refused this token. Spec: 1§8 */
  onSessionEnded(token: string): void;
}

/** An answer as it arrived, and the call that it answers. */
interface Answered {
  readonly endpoint: AnyEndpoint;
  readonly answer: unknown;
  readonly token: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Takes the data out of the server's envelope and parses it by the row. Throws a ShopError for a refusal. Spec: 1§7, 1§8 */
export async function openEnvelope(
  context: EnvelopeContext,
  { endpoint, answer, token, signal }: Answered,
): Promise<unknown> {
  const { errors } = context;
  const outer = envelope.safeParse(answer);
  if (!outer.success) throw errors.unfitAnswer(endpoint, { misfits: misfitsOf(outer.error) });
  const { message } = outer.data;
  const resultID = Number(outer.data.resultID);
  if (SESSION_ENDED.has(resultID)) {
    const failure = errors.sessionEnded(endpoint, { resultID, message }, token);
    if (token !== undefined) context.onSessionEnded(token);
    throw failure;
  }
  if (resultID !== SUCCESS) throw errors.refused(endpoint, { resultID, message }, token);
  const misfits = context.checkAnswer?.(endpoint, outer.data.data);
  if (misfits) throw errors.unfitAnswer(endpoint, { resultID, misfits });
  const data = endpoint.priced
    ? await withPriceView(context.priceJudge, outer.data.data, token, signal)
    : outer.data.data;
  const parse = () => endpoint.response.safeParse(data);
  const parsed = Object(data).isAuth === false ? withTextsForAmounts(parse) : parse();
  if (!parsed.success)
    throw errors.unfitAnswer(endpoint, { resultID, misfits: misfitsOf(parsed.error) });
  return parsed.data;
}

/** Completes `isAuth` of an answer that has amounts and does not say who may see them. Spec: 1§6 */
async function withPriceView(
  priceJudge: PriceJudge,
  data: unknown,
  token: string | undefined,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  if (typeof data !== 'object' || data === null) return data;
  const { isAuth }: { readonly isAuth?: unknown } = data;
  if (isAuth === null || isAuth === undefined)
    return { ...data, isAuth: await priceJudge.maySee(token, signal) };
  const said = flag.safeParse(isAuth);
  if (!said.success) return data;
  priceJudge.hear(token, said.data);
  return { ...data, isAuth: said.data };
}
