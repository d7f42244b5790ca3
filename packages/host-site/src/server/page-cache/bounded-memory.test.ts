import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedMemory } from './bounded-memory.ts';

test('drops those stored longest ago when there is no room', () => {
  const memory = boundedMemory<string>(10);
  for (const key of ['a', 'b', 'c']) memory.put(key, key, 4);
  expect(['a', 'b', 'c'].map(memory.get)).toEqual([undefined, 'b', 'c']);
});

test('a value that is stored again is the youngest', () => {
  const memory = boundedMemory<string>(10);
  for (const key of ['a', 'b', 'a', 'c']) memory.put(key, key, 4);
  expect(['a', 'b', 'c'].map(memory.get)).toEqual(['a', undefined, 'c']);
});

test('does not store a value that is larger than the memory, and drops the former one', () => {
  const memory = boundedMemory<string>(10);
  memory.put('a', 'A', 4);
  memory.put('a', 'AA', 11);
  expect(memory.get('a')).toBeUndefined();
  expect(memory.bytes).toBe(0);
});

test('counts the bytes of a value that grows or shrinks, but none of one that is gone', () => {
  const memory = boundedMemory<string>(10);
  memory.put('a', 'A', 4);
  memory.put('b', 'B', 4);
  memory.resize('b', 7);
  expect([memory.get('a'), memory.get('b'), memory.bytes]).toEqual([undefined, 'B', 7]);
  memory.resize('a', 3);
  memory.resize('b', 5);
  expect(memory.bytes).toBe(5);
});

test('never holds more than its bytes, whatever is stored', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const step = fc.record({ key, bytes: fc.nat(120), resized: key, to: fc.nat(120) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const memory = boundedMemory<number>(100);
      const sizes = new Map<string, number>();
      for (const { key: stored, bytes, resized, to } of steps) {
        memory.put(stored, bytes, bytes);
        sizes.set(stored, bytes);
        memory.resize(resized, to);
        if (memory.get(resized) !== undefined) sizes.set(resized, to);
        const there = [...sizes].filter(([each]) => memory.get(each) !== undefined);
        expect(memory.bytes).toBe(there.reduce((sum, [, each]) => sum + each, 0));
        expect(memory.bytes).toBeLessThanOrEqual(100);
      }
    }),
  );
});
