import { expect, test } from 'vitest';
import { isAimedAt } from './safe-triangle.ts';

const edge = { left: 220, top: 0, bottom: 400 };

test.each([
  ['straight to the right', { x: 20, y: 50 }, { x: 40, y: 50 }, true],
  ['slanting down into the panel', { x: 20, y: 50 }, { x: 40, y: 70 }, true],
  ['slanting up into the panel', { x: 20, y: 390 }, { x: 60, y: 350 }, true],
  ['steeply down, past its end', { x: 20, y: 50 }, { x: 24, y: 90 }, false],
  ['straight down', { x: 20, y: 50 }, { x: 20, y: 90 }, false],
  ['away from it', { x: 60, y: 50 }, { x: 40, y: 50 }, false],
  ['not at all', { x: 60, y: 50 }, { x: 60, y: 50 }, false],
])('a pointer that moves %s', (_, from, to, aimed) => {
  expect(isAimedAt(from, to, edge)).toBe(aimed);
});
