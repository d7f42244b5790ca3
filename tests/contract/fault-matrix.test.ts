// Every row of the contract meets every fault, through both entries of the SDK and in both languages. A new row is
// tried as soon as it is in the contract. Spec: 1§7, 1§8
import {
  createShop as createComplete,
  isShopError,
  type Shop,
  type ShopError,
  type ShopOptions,
} from '@clinicart/sdk';
import { type AnyEndpoint, endpoints } from '@clinicart/sdk/contract';
import { createShop as createCore, plainTranslator } from '@clinicart/sdk/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mayHaveSucceeded } from '../../packages/sdk/src/base/http/error-outcome.ts';
import {
  type Ending,
  LANGUAGES,
  openDesk,
  runTrials,
  TOKEN,
  type Trial,
  type Trials,
  unrecorded,
} from './fault-trials.ts';
import { ANSWERED, FAULTS, type Verdict } from './faulty-server.ts';
import { type RecordedRow, recordAnswers } from './recorded-answers.ts';

const NOW = Date.UTC(2026, 10, 20, 4);
/** How often a failing read is sent. */
const ATTEMPTS = 3;

/** The first sends by ky, the second by `fetch`. */
const ENTRIES: readonly (readonly [string, (options: ShopOptions) => Shop])[] = [
  ['@clinicart/sdk', createComplete],
  ['@clinicart/sdk/core', (options) => createCore({ ...options, translate: plainTranslator })],
];

let rows: readonly RecordedRow[] = [];
const trials = new Map<string, Trials>();
const { stackTraceLimit } = Error;

beforeAll(async () => {
  rows = await recordAnswers();
  // Loaded at the first upload, for which the fake clock would not wait.
  await import('../../packages/sdk/src/base/http/form-body.ts');
  // Most of the time would go into the stacks of errors.
  Error.stackTraceLimit = 0;
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  for (const [entry, createShop] of ENTRIES) trials.set(entry, await runTrials(rows, createShop));
  vi.useRealTimers();
});
afterAll(() => {
  vi.useRealTimers();
  Error.stackTraceLimit = stackTraceLimit;
});

const recorded = (endpoint: AnyEndpoint): RecordedRow => {
  const row = rows.find((each) => each.endpoint === endpoint);
  if (!row) throw new Error(`${endpoint.name} was not recorded`);
  return row;
};

/** Texts of a request that belong to a person or open something. A word such as "login" is also a part of a path. */
function secretsOf({ endpoint: { name, path }, input }: RecordedRow): readonly string[] {
  const texts = Object.values(input).filter((value) => typeof value === 'string');
  const own = texts.filter((text) => text.length >= 5 && !`${name} ${path}`.includes(text));
  return [TOKEN, ANSWERED, ...own];
}

/** The text that consoles and error trackers take from an error. */
const shown = (error: ShopError) =>
  `${error.message} ${error.cause} ${JSON.stringify(error, Object.getOwnPropertyNames(error))}`;

function errorOf(ending: Ending): ShopError {
  if (typeof ending !== 'object' || !('error' in ending) || !isShopError(ending.error))
    throw new Error(`the call ended with ${JSON.stringify(ending)}`);
  return ending.error;
}

/** A read is sent again, after the pause that the server asks for; a write never is. */
function checkSending({ sentAt, works }: Trial, { read }: AnyEndpoint, verdict: Verdict): void {
  const attempts = read && verdict.isReadAgain ? ATTEMPTS : 1;
  expect(sentAt).toHaveLength(attempts);
  expect(works).toBeLessThanOrEqual(attempts);
  const pause = (verdict.retryAfterSeconds ?? 0) * 1_000;
  for (const [nth, at] of sentAt.slice(1).entries())
    expect(at - (sentAt[nth] ?? 0)).toBeGreaterThanOrEqual(pause);
}

function checkError(error: ShopError, row: RecordedRow, verdict: Verdict): void {
  const { name, path } = row.endpoint;
  expect(error).toMatchObject({ kind: verdict.kind, endpoint: name, path });
  expect(error.status).toBe(verdict.status);
  expect(error.retryAfterSeconds).toBe(verdict.retryAfterSeconds);
  expect(mayHaveSucceeded(error)).toBe(verdict.isUncertain ?? false);
  for (const secret of secretsOf(row)) expect(shown(error)).not.toContain(secret);
}

const SENTENCE = { en: /^[^\p{Script=Han}]+\.$/u, zh: /^[^A-Za-z]*\p{Script=Han}[^A-Za-z]*。$/u };

it('every row of the contract answers a good request', () => {
  expect(unrecorded(rows)).toEqual([]);
  for (const [entry] of ENTRIES)
    for (const [{ name }, ending] of trials.get(entry)?.undisturbed ?? [])
      expect(ending, `${name} by ${entry}`).toHaveProperty('value');
});

describe.each(FAULTS)('when $title', (fault) => {
  it.each(endpoints)('$name ends as it should, and works again afterwards', (endpoint) => {
    const row = recorded(endpoint);
    const verdict = fault.verdictOf(endpoint, row.good);
    for (const [entry] of ENTRIES)
      for (const language of LANGUAGES) {
        const trial = trials.get(entry)?.of(fault, language, endpoint);
        if (!trial) return expect.unreachable(`${entry} was not tried`);
        const whole = trials.get(entry)?.undisturbed.get(endpoint);
        checkSending(trial, endpoint, verdict);
        if (verdict.kind === undefined) expect(trial.ending).toEqual(whole);
        else {
          const error = errorOf(trial.ending);
          checkError(error, row, verdict);
          expect(error.message).toMatch(SENTENCE[language]);
        }
        expect(trial.again).toEqual(whole);
      }
  });
});

describe('a call made twice at once', () => {
  it.each(endpoints)(
    'is one request of $name if that reads, else two in turn',
    async (endpoint) => {
      for (const [, createShop] of ENTRIES) {
        const desk = openDesk(recorded(endpoint), rows, createShop);
        let open = 0;
        let most = 0;
        desk.meet = async ({ work }) => {
          open += 1;
          most = Math.max(most, open);
          await new Promise((resolve) => setImmediate(resolve));
          open -= 1;
          return work();
        };
        const [first, second] = await Promise.all([desk.call(), desk.call()]);
        expect(second).toEqual(first);
        expect(desk.works).toBe(endpoint.read ? 1 : 2);
        expect(most).toBe(1);
      }
    },
  );
});
