import { atom } from 'nanostores';
import type { Api } from '../base/http/client.ts';
import { ShopError, type ShopErrorKind } from '../base/http/errors.ts';
import { manualClock } from '../base/platform/clock.ts';
import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import type { Ledger, LedgerEntry } from '../base/storage/pending-operations.ts';
import type { Explanation } from '../base/values/explanation.ts';

/** The failures of a server under test. */
export interface OperationFaults {
  /** Failure of the first writes that are sent. */
  readonly kind?: ShopErrorKind;
  readonly failures?: number;
  /** Whether the server does the work of a write whose answer fails. */
  readonly works?: boolean;
  /** Reads fail after the first write that fails. */
  readonly unreadable?: boolean;
}

interface TestServer {
  /** Answers by the name of the call. */
  readonly reads: Readonly<Record<string, (how?: { readonly passive?: boolean }) => unknown>>;
  /** The work and the answer of each write, by the name of the call. */
  readonly writes: Readonly<Record<string, () => unknown>>;
  readonly faults: OperationFaults;
}

interface Entry extends LedgerEntry {
  readonly operation: string;
}

/** Makes the API of a server that loses answers, and counts the writes that reach it. */
function testApi({ reads, writes, faults }: TestServer) {
  const calls = { sent: 0, isUnreadable: false };
  const lost = (kind: ShopErrorKind) => new ShopError(kind, 'Lost.', { path: '' });
  const api = {
    async call({ name }: { name: string }, _: unknown, how?: { passive?: boolean }) {
      const read = reads[name];
      if (read && calls.isUnreadable) throw lost('network');
      if (read) return read(how);
      calls.sent += 1;
      const fails = calls.sent <= (faults.failures ?? 0);
      const answer = !fails || faults.works ? writes[name]?.() : undefined;
      if (!fails) return answer;
      calls.isUnreadable = faults.unreadable === true;
      throw lost(faults.kind ?? 'network');
    },
    url: () => '',
  } as unknown as Api;
  return { api, calls };
}

/** Makes a ledger in memory of these entries. */
function testLedger<E extends Entry>(entries: E[]): Ledger<E> {
  const keep = (kept: readonly E[]) => entries.splice(0, entries.length, ...kept);
  return {
    $entries: atom<readonly E[]>([]),
    of: (orderNo) => entries.filter((each) => each.orderNo === orderNo),
    record: (entry) => {
      const isOther = (each: E) =>
        each.orderNo !== entry.orderNo || each.operation !== entry.operation;
      keep([...entries.filter(isOther), entry]);
    },
    settle: (orderNo, isOver = () => true) => {
      keep(entries.filter((each) => each.orderNo !== orderNo || !isOver(each)));
    },
  };
}

/** Makes the parts that operations on orders and applications need, for tests: waits end at once. Spec: 2§4 */
export function testOperations<E extends Entry>(server: TestServer) {
  const { api, calls } = testApi(server);
  const clock = manualClock();
  const ledger: E[] = [];
  let epoch = 'one';
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue: ExclusiveRunner = (_, job) => {
    const next = queue.then(job, job);
    queue = next.catch(() => {});
    return next;
  };
  const after = (_: number, run: () => void) => {
    queueMicrotask(run);
    return () => {};
  };
  return {
    calls,
    clock,
    ledger,
    context: {
      api,
      clock: { ...clock, after },
      ledger: testLedger(ledger),
      session: { sessionEpoch: () => epoch },
      say: ({ reason }: Explanation) => reason,
      enqueue,
      onChanged: () => {},
    },
    logInAsAnother: () => {
      epoch = 'two';
    },
  };
}
