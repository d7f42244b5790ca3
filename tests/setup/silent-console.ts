import { afterEach, beforeEach, expect } from 'vitest';

// A test that expects a complaint replaces console.error itself (`vi.spyOn`) and checks it; every other complaint fails
// the test that caused it.
const complaints: unknown[][] = [];
const complain = (...parts: unknown[]) => {
  complaints.push(parts);
};

beforeEach(() => {
  complaints.length = 0;
  console.error = complain;
});

afterEach(() => {
  const heard = complaints.splice(0);
  expect(
    heard.map((parts) => parts.map(String).join(' ')),
    'console.error was called',
  ).toEqual([]);
});
