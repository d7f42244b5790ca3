import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { TabChannel } from '../base/browser.ts';
import type { Clock } from '../base/clock.ts';
import { type KeyValueStore, readJson } from '../base/storage.ts';
import { METHOD_CODES, type PaymentMethod } from './methods.ts';
import type { PaymentRecord } from './shapes.ts';

const KEY = 'clinicart.payments';
/** Older ones are of orders that are paid or closed since. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const MOST_RECORDS = 20;

const isMethod = (word: unknown): word is PaymentMethod =>
  typeof word === 'string' && Object.hasOwn(METHOD_CODES, word);

const stored = z.array(
  z.object({
    orderNo: z.string(),
    method: z.custom<PaymentMethod>(isMethod),
    isMixed: z.boolean(),
    at: z.number(),
    start: z.optional(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('page'), url: z.string() }),
        z.object({ kind: z.literal('code'), text: z.string() }),
      ]),
    ),
  }),
);

/** Payments that were begun in this browser and not finished, shared by its tabs. */
export interface PaymentRecords {
  get(orderNo: string): PaymentRecord | undefined;
  put(record: PaymentRecord): void;
  drop(orderNo: string): void;
  watch(orderNo: string): ReadableAtom<PaymentRecord | undefined>;
  /** Another tab has changed them. */
  refresh(): void;
  clear(): void;
}

/** The payment ledger: what is about to be paid is written down before it is sent, so that whoever comes after a crash asks first. */
export function createPaymentRecords(
  settings: KeyValueStore,
  channel: TabChannel,
  clock: Clock,
): PaymentRecords {
  const watched = new Map<string, WritableAtom<PaymentRecord | undefined>>();
  const read = () =>
    (readJson(settings, KEY, stored) ?? []).filter(({ at }) => clock.now() - at < KEPT_MS);
  const get = (orderNo: string) => read().find((record) => record.orderNo === orderNo);

  function refresh() {
    for (const [orderNo, $record] of watched) {
      const now = get(orderNo);
      if (JSON.stringify(now) !== JSON.stringify($record.get())) $record.set(now);
    }
  }

  function write(records: readonly PaymentRecord[]) {
    if (records.length === 0) settings.remove(KEY);
    else settings.set(KEY, JSON.stringify(records.slice(-MOST_RECORDS)));
    refresh();
    channel.post('payment');
  }

  const others = (orderNo: string) => read().filter((record) => record.orderNo !== orderNo);

  return {
    get,
    put: (record) => write([...others(record.orderNo), record]),
    drop(orderNo) {
      if (get(orderNo)) write(others(orderNo));
    },
    watch(orderNo) {
      const known = watched.get(orderNo);
      if (known) return known;
      const $record = atom(get(orderNo));
      watched.set(orderNo, $record);
      return $record;
    },
    refresh,
    clear() {
      if (settings.get(KEY) !== undefined) write([]);
    },
  };
}
