import { expect, test, vi } from 'vitest';
import { requestId } from './request-id.ts';

test('a request has an id of 32 hexadecimal digits, another each time', () => {
  const ids = Array.from({ length: 50 }, requestId);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
  expect(new Set(ids).size).toBe(50);
});

test('a small byte of an id keeps its zero', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  expect(requestId()).toBe('0'.repeat(32));
});
