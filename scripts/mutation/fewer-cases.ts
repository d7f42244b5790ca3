// Each property of fast-check tries the same few cases on each mutant: thousands would take hours, and random ones would
// give another score in each run.
import type { Parameters } from 'fast-check';
import { vi } from 'vitest';

const MOST_CASES = 200;
const USUAL_CASES = 100;

const fewer = (asked: Parameters<unknown> = {}): Parameters<unknown> => ({
  seed: 1,
  // A failure is enough: no search for a smaller counterexample.
  endOnFailure: true,
  ...asked,
  numRuns: Math.min(asked.numRuns ?? USUAL_CASES, MOST_CASES),
});

vi.mock('fast-check', async (original) => {
  const module = await original<typeof import('fast-check')>();
  const assert = new Proxy(module.assert, {
    apply: (target, self, [property, asked]) =>
      Reflect.apply(target, self, [property, fewer(asked)]),
  });
  return { ...module, assert, default: { ...module.default, assert } };
});
