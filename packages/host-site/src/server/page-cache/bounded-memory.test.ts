import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedMemory } from './bounded-memory.ts';

function timed(most: number) {
  const clock = { at: 0 };
  return { clock, memory: boundedMemory<string>(most, () => clock.at) };
}

test('gives a value until it expires', () => {
  const { clock, memory } = timed(10);
  memory.put('a', 'A', { bytes: 4, until: 30 });
  clock.at = 29;
  expect(memory.get('a')).toBe('A');
  clock.at = 30;
  expect(memory.get('a')).toBeUndefined();
  expect(memory.bytes).toBe(0);
});

test('drops the oldest when there is no room', () => {
  const { memory } = timed(10);
  for (const key of ['a', 'b', 'c']) memory.put(key, key, { bytes: 4, until: 30 });
  expect(['a', 'b', 'c'].map((key) => memory.get(key))).toEqual([undefined, 'b', 'c']);
});

test('a value that is stored again is the youngest', () => {
  const { memory } = timed(10);
  for (const key of ['a', 'b', 'a', 'c']) memory.put(key, key, { bytes: 4, until: 30 });
  expect(['a', 'b', 'c'].map((key) => memory.get(key))).toEqual(['a', undefined, 'c']);
});

test('does not store a value that is larger than the memory, and drops the former one', () => {
  const { memory } = timed(10);
  memory.put('a', 'A', { bytes: 4, until: 30 });
  memory.put('a', 'AA', { bytes: 11, until: 30 });
  expect(memory.get('a')).toBeUndefined();
  expect(memory.bytes).toBe(0);
});

test('counts bytes that a value gains, but not those of a value that is gone', () => {
  const { memory } = timed(10);
  memory.put('a', 'A', { bytes: 4, until: 30 });
  memory.put('b', 'B', { bytes: 4, until: 30 });
  memory.grow('b', 'B', 3);
  expect([memory.get('a'), memory.get('b'), memory.bytes]).toEqual([undefined, 'B', 7]);
  memory.grow('b', 'former', 3);
  memory.grow('a', 'A', 3);
  expect(memory.bytes).toBe(7);
});

test('never holds more than its bytes, whatever is stored', () => {
  const step = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    bytes: fc.nat(60),
    wait: fc.nat(20),
    grows: fc.nat(40),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { clock, memory } = timed(100);
      for (const { key, bytes, wait, grows } of steps) {
        clock.at += wait;
        memory.put(key, key, { bytes, until: clock.at + 30 });
        memory.grow(key, key, grows);
        expect(memory.bytes).toBeGreaterThanOrEqual(0);
        expect(memory.bytes).toBeLessThanOrEqual(100);
      }
      clock.at += 30;
      for (const key of ['a', 'b', 'c', 'd', 'e']) expect(memory.get(key)).toBeUndefined();
      expect(memory.bytes).toBe(0);
    }),
  );
});
