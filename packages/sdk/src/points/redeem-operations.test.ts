// Redeeming: each redemption is sent once, whatever is lost and however many tabs there are. Spec: 2§2.10, 2§5
import { describe, expect, it } from 'vitest';
import type { Api } from '../base/http/client.ts';
import { ShopError, type ShopErrorKind } from '../base/http/errors.ts';
import { manualClock } from '../base/platform/clock.ts';
import { exchangeRecords, pointsProduct, pointsProducts, redeemPoints } from './contract.ts';
import type { RedeemRecord } from './redeem-ledger.ts';
import { exchangeOf, type RedeemContext, redeemOnce } from './redeem-operations.ts';
import type { Exchange, PointsProduct } from './types.ts';

const MUG: PointsProduct = {
  id: '7',
  name: 'Mug',
  pictures: [],
  points: 100,
  price: undefined,
  stock: 5,
  isLimitedToOne: false,
  isRedeemed: false,
  html: '',
};

const exchange = (orderNo: string, more: Partial<Exchange> = {}): Exchange => ({
  orderNo,
  at: 0,
  statusText: '',
  picture: undefined,
  name: 'Mug',
  points: 100,
  quantity: 1,
  ...more,
});

interface Faults {
  /** Failure of the first redemptions that are sent. */
  readonly kind?: ShopErrorKind;
  readonly failures?: number;
  /** Whether the server does the work of a call whose answer fails. */
  readonly works?: boolean;
  /** Reads that fail after the first redemption. */
  readonly unreadable?: boolean;
  /** Reads of the exchange records that do not show the order yet. */
  readonly slow?: number;
}

function serverWith(
  start: { product?: Partial<PointsProduct>; points?: number },
  faults: Faults = {},
) {
  const clock = manualClock();
  const server = {
    product: { ...MUG, ...start.product },
    points: start.points ?? 1000,
    records: [exchange('OLD-1'), exchange('OLD-2', { quantity: 2 })],
    sent: 0,
    reads: 0,
    hidden: 0,
    isUnreadable: false,
  };
  const entries: RedeemRecord[] = [];
  let epoch = 'one';
  let queue: Promise<unknown> = Promise.resolve();
  const place = (quantity: number) => {
    server.records = [exchange(`NEW-${server.sent}`, { quantity }), ...server.records];
    server.points -= server.product.points * quantity;
    return { orderNo: `NEW-${server.sent}`, points: server.product.points * quantity };
  };
  const lost = (kind: ShopErrorKind) => new ShopError(kind, 'Lost.', { path: '' });
  const readOf: Readonly<Record<string, () => unknown>> = {
    [pointsProduct.name]: () => server.product,
    [pointsProducts.name]: () => ({ products: [], points: server.points, pages: 1 }),
    [exchangeRecords.name]: () => {
      server.reads += 1;
      if (server.hidden === 0) return server.records;
      server.hidden -= 1;
      return server.records.filter(({ orderNo }) => orderNo.startsWith('OLD'));
    },
  };
  const api = {
    async call(endpoint: { name: string }, input: { quantity: number }) {
      const read = readOf[endpoint.name];
      if (read && server.isUnreadable) throw lost('network');
      if (read) return read();
      expect(endpoint.name).toBe(redeemPoints.name);
      server.sent += 1;
      const fails = server.sent <= (faults.failures ?? 0);
      const receipt = !fails || faults.works ? place(input.quantity) : undefined;
      if (fails) {
        server.isUnreadable = faults.unreadable === true;
        server.hidden = faults.slow ?? 0;
        throw lost(faults.kind ?? 'network');
      }
      return receipt;
    },
    url: () => '',
  } as unknown as Api;
  const context: RedeemContext = {
    api,
    clock: {
      ...clock,
      after(_, run) {
        queueMicrotask(run);
        return () => {};
      },
    },
    ledger: {
      record(entry: RedeemRecord) {
        entries.splice(0, entries.length, entry);
      },
      settle: () => void entries.splice(0),
      of: (id: string) => entries.filter((each) => each.orderNo === id),
    } as unknown as RedeemContext['ledger'],
    session: { sessionEpoch: () => epoch },
    language: () => 'en',
    say: ({ reason }) => reason,
    enqueue: (_, job) => {
      const next = queue.then(job, job);
      queue = next.catch(() => {});
      return next;
    },
    onChanged: () => {},
  };
  return {
    server,
    entries,
    context,
    clock,
    logInAsAnother: () => {
      epoch = 'two';
    },
  };
}

const redeem = (context: RedeemContext, quantity = 1, addressId = 'A') =>
  redeemOnce(context, { addressId, productId: '7', quantity });
const placed = (orderNo: string, points = 100) => ({ ok: true, receipt: { orderNo, points } });

describe('redeeming', () => {
  it('is sent once, and recorded only until its answer', async () => {
    const { server, entries, context } = serverWith({});
    expect(await redeem(context, 2)).toEqual(placed('NEW-1', 200));
    expect(server.sent).toBe(1);
    expect(entries).toEqual([]);
  });

  it.each([
    [{ points: 99 }, 1, 'A', 'not-enough-points'],
    [{ product: { stock: 1 } }, 2, 'A', 'not-enough-points'],
    [{ product: { isLimitedToOne: true, isRedeemed: true } }, 1, 'A', 'points-limit'],
    [{}, 1, ' ', 'points-address'],
  ] as const)(
    'with %j sends nothing where the rules refuse (%j, %j): %s',
    async (start, quantity, address, reason) => {
      const { server, entries, context } = serverWith(start);
      expect(await redeem(context, quantity, address)).toEqual({
        ok: false,
        reason: 'refused',
        message: reason,
      });
      expect(server.sent).toBe(0);
      expect(entries).toEqual([]);
    },
  );

  it('reads the points anew in each turn, so that two tabs do not spend the same ones', async () => {
    const { server, context } = serverWith({ points: 150 });
    const [first, second] = await Promise.all([redeem(context), redeem(context)]);
    expect(first).toEqual(placed('NEW-1'));
    expect(second).toMatchObject({ ok: false, reason: 'refused', message: 'not-enough-points' });
    expect(server).toMatchObject({ sent: 1, points: 50 });
  });

  it('records before it sends', async () => {
    const { entries, context } = serverWith({}, { failures: 1, kind: 'network', unreadable: true });
    expect(await redeem(context)).toMatchObject({ ok: false, reason: 'unknown' });
    expect(entries).toMatchObject([{ orderNo: '7', quantity: 1, known: ['OLD-1'] }]);
  });
});

describe('a lost answer', () => {
  it.each(['network', 'timeout', 'contract'] as const)(
    'is looked up in the exchange records (%s)',
    async (kind) => {
      const { server, entries, context } = serverWith({}, { failures: 1, works: true, kind });
      expect(await redeem(context)).toEqual(placed('NEW-1'));
      expect(server.sent).toBe(1);
      expect(entries).toEqual([]);
    },
  );

  it('is looked up at most three times', async () => {
    const { server, context } = serverWith({}, { failures: 1, works: true, slow: 2 });
    expect(await redeem(context)).toEqual(placed('NEW-1'));
    // Once before it was sent.
    expect(server.reads).toBe(4);
  });

  it('of a redemption that the server did not do says so, and the next try is sent', async () => {
    const { server, entries, context } = serverWith({}, { failures: 1 });
    expect(await redeem(context)).toEqual({
      ok: false,
      reason: 'refused',
      message: 'redeem-not-made',
    });
    expect(entries).toEqual([]);
    expect(await redeem(context)).toEqual(placed('NEW-2'));
    expect(server.points).toBe(900);
  });

  it('stays recorded while the server cannot be read, and the next try begins with the read', async () => {
    const { server, entries, context } = serverWith(
      {},
      { failures: 1, works: true, unreadable: true },
    );
    expect(await redeem(context)).toEqual({
      ok: false,
      reason: 'unknown',
      message: 'redeem-unknown',
    });
    server.isUnreadable = false;
    expect(await redeem(context)).toEqual(placed('NEW-1'));
    expect(server).toMatchObject({ sent: 1, points: 900 });
    expect(entries).toEqual([]);
  });

  it('of a timeout may arrive for a minute: until then nothing else is sent', async () => {
    const { server, context, clock } = serverWith({}, { failures: 1, kind: 'timeout' });
    expect(await redeem(context)).toMatchObject({ reason: 'unknown' });
    clock.advance(59_000);
    expect(await redeem(context)).toMatchObject({ reason: 'unknown' });
    expect(server.sent).toBe(1);
    clock.advance(2_000);
    expect(await redeem(context)).toEqual(placed('NEW-2'));
  });

  it('is no refusal: after one, the order of another device is not taken for its own', async () => {
    const { server, entries, context } = serverWith(
      {},
      { failures: 1, works: true, kind: 'server' },
    );
    expect(await redeem(context)).toEqual({ ok: false, reason: 'refused', message: 'Lost.' });
    expect(server).toMatchObject({ sent: 1, reads: 1 });
    expect(entries).toEqual([]);
  });
});

it('sends nothing for an account that logged in meanwhile', async () => {
  const { server, context, logInAsAnother } = serverWith({});
  const first = redeem(context);
  const second = redeem(context);
  await first;
  logInAsAnother();
  expect(await second).toMatchObject({ ok: false, reason: 'refused' });
  expect(server.sent).toBe(1);
});

it('takes neither an order of another product or quantity for its own, nor one that was there before', () => {
  const records = [
    exchange('N-1', { name: 'Cup' }),
    exchange('N-2', { quantity: 2 }),
    exchange('OLD'),
    exchange('N-3'),
  ];
  expect(exchangeOf(records, 'Mug', { quantity: 1, known: ['OLD'] })?.orderNo).toBe('N-3');
  expect(exchangeOf(records, 'Mug', { quantity: 3, known: [] })).toBeUndefined();
});
