// Every write of every store, lost before the work, after it, or answered with 500: no store claims what did not happen, and
// a second press does no harm. Spec: 1§7, 2§4, 2§7
import { isShopError, type ShopOptions } from '@clinicart/sdk';
import { expect, test } from 'vitest';
import { openTill, type Till } from './payments.ts';
import { stateOf } from './server-state.ts';
import { WRITES, type Write } from './writes.ts';

type Send = () => Promise<Response>;

/** The fate of the first call of a path. */
const MISHAPS: Readonly<Record<string, (send: Send) => Promise<Response>>> = {
  'lost before the work': async () => {
    throw new TypeError('the call was lost');
  },
  'lost after the work': async (send) => {
    await send();
    throw new TypeError('the answer was lost');
  },
  'answered with 500 after the work': async (send) => {
    await send();
    return new Response('', { status: 500 });
  },
};

/** A `fetch` whose first call of a path meets a mishap, once it is armed. */
function unlucky(
  till: Till,
  path: string,
  mishap: ((send: Send) => Promise<Response>) | undefined,
) {
  let isArmed = false;
  let met = 0;
  const fetch: ShopOptions['fetch'] = (input, init) => {
    const request = new Request(input, init);
    const send = () => till.sandbox.fetch(request);
    if (!isArmed || new URL(request.url).pathname !== path) return send();
    met += 1;
    return met === 1 && mishap ? mishap(send) : send();
  };
  return {
    fetch,
    met: () => met,
    arm: () => {
      isArmed = true;
    },
  };
}

/** Presses, and returns whether the store reported success. */
async function reportOf(press: () => Promise<unknown>): Promise<'done' | 'not-done'> {
  try {
    const outcome = await press();
    const isRefused =
      typeof outcome === 'object' && outcome !== null && Reflect.get(outcome, 'ok') === false;
    return isRefused ? 'not-done' : 'done';
  } catch (error) {
    if (!isShopError(error)) throw error;
    return 'not-done';
  }
}

/** Prepares a write on a fresh server; its press meets a mishap. */
async function open(write: Write, mishap?: (send: Send) => Promise<Response>) {
  const till = await openTill(write.as);
  const luck = unlucky(till, write.path, mishap);
  const shop = till.tab({ fetch: luck.fetch });
  const press = await write.prepare({ ...till, shop });
  const before = stateOf(till);
  luck.arm();
  return { till, press, before, met: luck.met };
}

test.each(WRITES.map((write) => [write.name, write] as const))(
  '%s claims nothing that did not happen, and a second press does no harm',
  async (_, write) => {
    const usual = await open(write);
    expect(await reportOf(usual.press)).toBe('done');
    const once = stateOf(usual.till);
    expect(once).not.toEqual(usual.before);
    for (const [how, mishap] of Object.entries(MISHAPS)) {
      const { till, press, met } = await open(write, mishap);
      const first = await reportOf(press);
      expect(met(), how).toBeGreaterThan(0);
      if (first === 'done') expect(stateOf(till), how).toEqual(once);
      if (first === 'done' && write.isNewWish) continue;
      // A buyer presses again what failed, and by mistake what did not.
      const second = await reportOf(press);
      if (first === 'not-done' && how === 'lost before the work') expect(second, how).toBe('done');
      if (!write.addsUp) expect(stateOf(till), how).toEqual(once);
    }
  },
  60_000,
);
