import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import type { Cart, CartAddition, CartLine } from './contract.ts';
import { putBack } from './put-back.ts';
import { additionsAgain } from './restore-lines.ts';

const line = (id: string, more: Partial<CartLine> = {}): CartLine => ({
  id,
  specificationId: `s-${id}`,
  productId: 'p',
  articleNumber: '',
  name: id,
  standard: '',
  picture: undefined,
  tags: [],
  kind: 'ordinary',
  offer: { price: { kind: 'amount', cents: cents(600) } },
  quantity: 4,
  step: 2,
  stock: 10,
  isLimited: false,
  ...more,
});

describe('additionsAgain (Spec: 1§5)', () => {
  test.each([
    ['as many as there were', {}, [{ specificationId: 's-a', quantity: 4 }]],
    [
      'a swap item as such, one piece',
      { kind: 'swap', quantity: 1 },
      [{ specificationId: 's-a', quantity: 1, kind: 'swap' }],
    ],
    [
      'no more than the stock',
      { quantity: 40, stock: 9 },
      [{ specificationId: 's-a', quantity: 8 }],
    ],
    ['nothing of what is sold out', { stock: 0 }, []],
    ['nothing of less than a multiple', { stock: 1 }, []],
    ['nothing that has to be asked for', { offer: { price: { kind: 'enquire' } } }, []],
    ['nothing that is no longer sold', { offer: { price: { kind: 'hidden', text: '' } } }, []],
  ] as [string, Partial<CartLine>, CartAddition[]][])('%s', (_, more, additions) => {
    expect(additionsAgain([line('a', more)])).toEqual(additions);
  });

  test('restores unticked lines unticked, and the others ticked', async () => {
    const ticks: [readonly string[], boolean][] = [];
    const now = {
      groups: [
        {
          title: '',
          lines: [
            line('new-a', { specificationId: 's-a' }),
            line('new-swap', { specificationId: 's-a', kind: 'swap' }),
            line('new-b', { specificationId: 's-b' }),
          ],
        },
      ],
    };
    const count = await putBack(
      {
        add: async () => 3,
        contents: { get: async () => now as unknown as Cart } as never,
        tick: (ids, ticked) => ticks.push([ids, ticked]),
      },
      [line('a'), line('b')],
      new Set(['a']),
    );
    expect(count).toBe(3);
    expect(ticks).toEqual([[['new-a'], false]]);
  });
});
