import { afterAll, expect, vi } from 'vitest';

/** Globals of libraries, which stay as long as their modules do. */
const OF_LIBRARIES = ['nanostoresGlobal', '__zod_globalConfig', '__zod_globalRegistry'];

/** The state of a worker that a test file may change and has to restore: the next file runs in the same worker. */
const stateOf = () => ({
  fakeTimers: vi.isFakeTimers(),
  globals: Object.getOwnPropertyNames(globalThis)
    .filter((name) => !OF_LIBRARIES.includes(name))
    .sort(),
  ofEveryObject: Object.getOwnPropertyNames(Object.prototype).sort(),
  fetch: globalThis.fetch,
  environment: { ...process.env },
  exitCode: process.exitCode,
  folder: process.cwd(),
});

const before = stateOf();
afterAll(() => {
  expect(stateOf(), 'this file leaves something to the next').toEqual(before);
});
