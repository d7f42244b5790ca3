// Pages and the published SDK read answers by a stand-in for zod. It has to accept, refuse and return what zod does.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@clinicart/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import * as standIn from '../../packages/sdk/src/base/zod/zod-mini.ts';
import { envelopesInOrder, prepareSandbox } from './prepared-sandbox.ts';
import { send } from './requests.ts';
import { type SchemaPair, SOURCES, schemaPairs } from './schema-pairs.ts';
import { COMMON, fitFor, STRANGE, variantsOf } from './unfit-values.ts';

/**
 * The result of a schema for a value. Of an issue, the parts that the shop reads; zod also says which format, pattern, literals
 * or options it expected, which nothing reads.
 */
function resultOf(schema: z.ZodMiniType, value: unknown): unknown {
  const { success, data, error } = attempt(schema, value);
  if (success) return { data };
  const parts = (issue: z.core.$ZodIssue) => {
    const { expected, minimum, maximum }: Record<string, unknown> = { ...issue };
    return [issue.code, issue.path, issue.message, expected, minimum, maximum];
  };
  return { name: error.name, issues: error.issues.map(parts) };
}

/** A transform alone, without what reads its input, may meet a value that it does not expect. */
function attempt(schema: z.ZodMiniType, value: unknown) {
  try {
    return schema.safeParse(value);
  } catch (thrown) {
    return { success: true, data: String(thrown), error: undefined } as const;
  }
}

/** Whether two results are the same, the order of their keys and keys without a value included. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const [fields, others] = [Object.entries(one), Object.entries(other)];
  return (
    fields.length === others.length &&
    fields.every(([key, value], place) => {
      const [otherKey, otherValue] = others[place] ?? [];
      return key === otherKey && isSame(value, otherValue);
    })
  );
}

/** Returns the first value of some that the two read differently, with both results. */
function firstDifference(pair: SchemaPair, values: Iterable<unknown>) {
  for (const value of values) {
    const results = [resultOf(pair.zod, value), resultOf(pair.standIn, value)];
    if (!isSame(results[0], results[1])) return { name: pair.name, value, results };
  }
  return undefined;
}

let pairs: Awaited<ReturnType<typeof schemaPairs>>;
/** The data of the sandbox's answer to each call. */
const answers = new Map<string, unknown>();
/** The body of each call. */
const bodies = new Map<string, unknown>();

const { stackTraceLimit } = Error;
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit;
});

beforeAll(async () => {
  // Most of the time would go into the stacks of errors.
  Error.stackTraceLimit = 0;
  pairs = await schemaPairs();
  const { sandbox, clientOf, requestOf } = await prepareSandbox();
  for (const endpoint of envelopesInOrder) {
    const { name } = endpoint;
    bodies.set(name, requestOf(endpoint));
    const { body } = await send(sandbox, name, bodies.get(name), { token: clientOf(name) });
    answers.set(name, body.data);
  }
  sandbox.close();
});

describe('the stand-in for zod', () => {
  it('reads every answer of the sandbox as zod does, and every answer with a strange part', () => {
    expect(answers.size).toBeGreaterThan(80);
    for (const [name, answer] of answers) {
      const pair = pairs.responses.get(name);
      expect(
        pair && firstDifference(pair, [answer, ...variantsOf(answer, COMMON)]),
      ).toBeUndefined();
    }
  });

  it('checks every request as zod does', () => {
    expect(pairs.requests.size).toBe(endpoints.length);
    for (const [name, pair] of pairs.requests) {
      const body = bodies.get(name) ?? fitFor(pair.zod);
      expect(firstDifference(pair, [body, ...variantsOf(body)])).toBeUndefined();
    }
  });

  it('is like zod in every schema of the SDK: answers, requests, stored notes and the parts of each', () => {
    expect(pairs.all.length).toBeGreaterThan(500);
    for (const pair of pairs.all) {
      const fit = fitFor(pair.zod);
      // Deeper values belong to a part, which is a schema of the list itself.
      expect(firstDifference(pair, [fit, ...variantsOf(fit, STRANGE, 1)])).toBeUndefined();
    }
  });
});

describe('the names of the stand-in', () => {
  /** Of `contract.ts` alone, which has zod. */
  const OF_THE_CONTRACT = ['base/wire/strict-schema.ts'];
  const ofTypes = ['ZodMiniType', 'core', 'input', 'output'];

  it('are those that the SDK uses, no more and no fewer', () => {
    const used = new Set(
      globSync('**/*.ts', { cwd: SOURCES })
        .filter((file) => !file.endsWith('.test.ts') && !OF_THE_CONTRACT.includes(file))
        .flatMap((file) => {
          const code = readFileSync(join(SOURCES, file), 'utf8').replace(
            /\/\/.*|\/\*[\s\S]*?\*\//g,
            '',
          );
          if (!code.includes("from 'zod/mini'")) return [];
          return [...code.matchAll(/\bz\.(\w+)/g)].flatMap(([, name]) => name ?? []);
        }),
    );
    for (const name of ofTypes) used.delete(name);
    expect(Object.keys(standIn).toSorted()).toEqual([...used].toSorted());
  });
});
