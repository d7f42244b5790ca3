import { describe, expect, test } from 'vitest';
import { ShopError } from '../base/http/errors.ts';
import type { Cart, CartLine } from '../cart/contract.ts';
import { ADD_BATCH, addRows, type CartDoor, piecesOf } from './add-in-batches.ts';
import type { RowOutcome } from './row.ts';

const SWAP = { specificationId: 's1', kind: 'swap', quantity: 1 } as CartLine;
const ordinary = (quantity: number) =>
  ({ specificationId: 's1', kind: 'ordinary', quantity }) as CartLine;
const cartOf = (lines: readonly CartLine[]) => ({ groups: [{ lines }] }) as unknown as Cart;
const lost = () => Promise.reject(new ShopError('network', 'No answer'));
const lineOf = (id: string, outcome?: RowOutcome) => ({
  row: { id, ...(outcome && { outcome }) },
  article: { id },
  quantity: 10,
});

describe('pieces in a cart', () => {
  test.each([
    ['before', [SWAP, ordinary(10)]],
    ['after', [ordinary(10), SWAP]],
  ])('leave out a swap item %s the same goods at their own price', (_, lines) => {
    expect(piecesOf(cartOf(lines))).toEqual(new Map([['s1', 10]]));
  });

  test('are the sum of all lines of a specification', () => {
    const offer = { specificationId: 's1', kind: 'new-customer', quantity: 5 } as CartLine;
    expect(piecesOf(cartOf([ordinary(10), offer]))).toEqual(new Map([['s1', 15]]));
  });
});

describe('an addition of unknown outcome', () => {
  /** A cart with one swap item, whose first addition is lost after or before the server's work. */
  async function unconfirmed({ arrives }: { arrives: boolean }) {
    let lines: readonly CartLine[] = [SWAP];
    let reads = 0;
    const sent: number[] = [];
    const door = (isLost: boolean): CartDoor => ({
      add([{ quantity } = { quantity: 0 }]) {
        sent.push(quantity);
        if (arrives || !isLost) lines = [ordinary(quantity), ...lines];
        return isLost ? lost() : Promise.resolve(1);
      },
      read: () => (isLost && reads++ > 0 ? lost() : Promise.resolve(piecesOf(cartOf(lines)))),
    });
    const first = await addRows([lineOf('s1')], door(true));
    const outcome = first.outcomes.get('s1');
    expect(outcome?.state).toBe('unconfirmed');
    return {
      sent,
      swap() {
        lines = [...lines, SWAP];
      },
      retry: () => addRows([lineOf('s1', outcome)], door(false)),
    };
  }

  test('is not sent again where the goods arrived beside a swap item', async () => {
    const { sent, retry } = await unconfirmed({ arrives: true });
    expect((await retry()).outcomes.get('s1')).toMatchObject({ state: 'added', quantity: 10 });
    expect(sent).toEqual([10]);
  });

  test('is sent again where only a swap item came since', async () => {
    const { sent, swap, retry } = await unconfirmed({ arrives: false });
    for (let piece = 0; piece < 10; piece++) swap();
    expect((await retry()).outcomes.get('s1')?.state).toBe('added');
    expect(sent).toEqual([10, 10]);
  });
});

test('leaves the rest for later after two failed calls in a row', async () => {
  let calls = 0;
  const lines = Array.from({ length: 5 * ADD_BATCH }, (_, place) => lineOf(`s${place}`));
  const { outcomes, stopped } = await addRows(lines, {
    add() {
      calls += 1;
      return calls === 2 ? Promise.resolve(1) : lost();
    },
    read: async () => new Map(),
  });
  // The second call succeeds, and begins the count again.
  expect(calls).toBe(4);
  expect(stopped?.kind).toBe('network');
  expect(outcomes.size).toBe(4 * ADD_BATCH);
});
