// Which lines of a cart are ticked, at first and by "all". Spec: 1§4
import { allLines, isTickable } from '@clinicart/sdk/cart';
import { describe, expect, test } from 'vitest';
import { visit } from './shop.ts';

describe('ticks in the cart (Spec: 1§4)', () => {
  test('start on every line that can be ordered, and "all" restores exactly those', async () => {
    const { shop } = await visit('credit');
    const lines = allLines(await shop.cart.contents.get(null));
    const ticked = () => lines.filter(shop.cart.isTicked).map(({ id }) => id);
    const orderable = lines.filter(isTickable).map(({ id }) => id);
    expect(orderable.length).toBeGreaterThan(0);
    expect(orderable.length, 'one is above its stock').toBeLessThan(lines.length);
    expect(ticked()).toEqual(orderable);

    const all = lines.map(({ id }) => id);
    shop.cart.tick(all, false);
    expect(ticked()).toEqual([]);
    shop.cart.tick(all, true);
    expect(ticked()).toEqual(orderable);
  });
});
