import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fit as fitted, MOST_SCALE, moveBy, shownOf, WHOLE, zoomAt } from './pan-zoom-math.ts';

const stage = { width: 400, height: 300 };

describe('an enlarged picture', () => {
  test.each([
    ['a tap at the middle', zoomAt(WHOLE, 2, { x: 0, y: 0 }, stage), { scale: 2, x: 0, y: 0 }],
    ['a tap at the right', zoomAt(WHOLE, 2, { x: 100, y: 0 }, stage), { scale: 2, x: -100, y: 0 }],
    ['too much', zoomAt(WHOLE, 99, { x: 0, y: 0 }, stage), { scale: MOST_SCALE, x: 0, y: 0 }],
    ['back to the whole', zoomAt({ scale: 2, x: 90, y: 9 }, 0.1, { x: 5, y: 5 }, stage), WHOLE],
    [
      'dragged past its edge',
      moveBy({ scale: 2, x: 0, y: 0 }, 999, -999, stage),
      {
        scale: 2,
        x: 200,
        y: -150,
      },
    ],
    ['a whole one cannot be dragged', moveBy(WHOLE, 50, 50, stage), WHOLE],
  ])('%s', (_, view, expected) => {
    expect(view).toEqual(expected);
  });

  test('always covers its stage', () => {
    const offset = fc.integer({ min: -2000, max: 2000 });
    const scale = fc.double({ min: 0.01, max: 40, noNaN: true });
    fc.assert(
      fc.property(scale, offset, offset, (factor, x, y) => {
        const view = fitted(zoomAt({ scale: 2, x: 30, y: -20 }, factor, { x, y }, stage), stage);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(MOST_SCALE);
        expect(Math.abs(view.x)).toBeLessThanOrEqual((stage.width * (view.scale - 1)) / 2 + 1e-9);
        expect(Math.abs(view.y)).toBeLessThanOrEqual((stage.height * (view.scale - 1)) / 2 + 1e-9);
      }),
    );
  });
});

describe('a picture that covers its stage', () => {
  const square = { width: 200, height: 200 };
  const wide = { width: 400, height: 200 };

  test.each([
    ['whole, from its middle', WHOLE, { x: 0.25, y: 0, width: 0.5, height: 1 }],
    [
      'moved to its left end',
      moveBy(WHOLE, 999, 999, square, wide),
      { x: 0, y: 0, width: 0.5, height: 1 },
    ],
    [
      'enlarged twice',
      zoomAt(WHOLE, 2, { x: 0, y: 0 }, square, wide),
      { x: 0.375, y: 0.25, width: 0.25, height: 0.5 },
    ],
  ])('shows %s', (_, view, part) => {
    expect(shownOf(view, square, wide)).toEqual(part);
  });

  test('shows nothing that is not there', () => {
    const offset = fc.integer({ min: -2000, max: 2000 });
    const edge = fc.integer({ min: 200, max: 900 });
    const scale = fc.double({ min: 1, max: MOST_SCALE, noNaN: true });
    fc.assert(
      fc.property(offset, offset, edge, scale, (x, y, width, by) => {
        const picture = { width, height: 200 };
        const view = moveBy({ ...WHOLE, scale: by }, x, y, square, picture);
        const part = shownOf(view, square, picture);
        for (const [start, length] of [
          [part.x, part.width],
          [part.y, part.height],
        ] as const) {
          expect(start).toBeGreaterThan(-1e-9);
          expect(start + length).toBeLessThan(1 + 1e-9);
        }
      }),
    );
  });
});
