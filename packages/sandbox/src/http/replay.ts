import type { AnyEndpoint } from '@clinicart/sdk/contract';
import type { Language } from './language.ts';
import { type Recording, requestFields, requestKey } from './recording.ts';
import { type Envelope, OK, successEnvelope } from './refusals.ts';

/** Names the source of each answer: `exact` and `nearest` are recorded, `sandbox` is not. */
export const REPLAY_HEADER = 'Clinicart-Replay';
export type ReplayMatch = 'exact' | 'nearest' | 'sandbox';

/** Replaces the sandbox's origin in recordings. */
const SANDBOX = 'sandbox:';

/** The answer that was recorded for a request, or for the one most like it. */
export interface Replayed {
  readonly envelope: Envelope;
  readonly match: Exclude<ReplayMatch, 'sandbox'>;
}

/** Answers rows from a recording; undefined for a row that it does not have. */
export type Replay = (
  endpoint: Pick<AnyEndpoint, 'name' | 'answers'>,
  request: unknown,
  asker: { readonly origin: string; readonly language: Language },
) => Replayed | undefined;

/** Whether the sandbox itself must answer: recorded sessions and codes are not valid here. */
const isOwn = ({ name, answers }: Pick<AnyEndpoint, 'name' | 'answers'>): boolean =>
  answers === 'picture' ||
  (name.startsWith('session.') && name !== 'session.areaCodes') ||
  name.startsWith('registration.') ||
  name.startsWith('recovery.');

export function createReplay(recording: Recording): Replay {
  const rows = new Map(
    [...recording].map(([row, calls]) => [
      row,
      calls.map(({ request, answer }) => ({
        key: requestKey(request),
        parts: requestFields(request),
        answer,
      })),
    ]),
  );
  return (endpoint, request, { origin, language }) => {
    const calls = isOwn(endpoint) ? undefined : rows.get(endpoint.name);
    const [first] = calls ?? [];
    if (!calls || !first) return undefined;
    const key = requestKey(request);
    const parts = requestFields(request);
    const exact = calls.find((call) => call.key === key);
    const nearest = calls.reduce((best, call) =>
      similarity(call.parts, parts) > similarity(best.parts, parts) ? call : best,
    );
    const { resultID, message, data } = (exact ?? nearest).answer;
    const here = withOrigin(data, origin);
    const envelope =
      resultID === OK ? successEnvelope(here, language) : { resultID, message, data: here };
    return { envelope, match: exact ? 'exact' : 'nearest' };
  };
}

/** Similarity of two requests: shared fields count for, others against. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((part) => other.has(part)).length;
  return shared * 3 - one.size - other.size;
}

function withOrigin(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return value.replaceAll(`${SANDBOX}/`, `${origin}/`);
  if (Array.isArray(value)) return value.map((each) => withOrigin(each, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withOrigin(part, origin)]),
  );
}
