/**
 * Answers of the API that every visitor may have, kept for a short time: in this process, and for all instances in a
 * Redis if there is one. Equal reads under way share one call. What is not fit to be shared is never kept.
 */
import { type BoundedMemory, boundedMemory } from '../page-cache/bounded-memory.ts';
import type { Remote } from './remote.ts';
import { fitAnswer, type SharedCall } from './shared-call.ts';

export type ReadResult = 'hit' | 'stale' | 'remote' | 'miss' | 'coalesced' | 'unfit' | 'failed';

interface ReadCacheOptions {
  /** 0 keeps and shares nothing. */
  readonly mostBytes: number;
  /** Time for which an answer is fresh, and again for which it is sent while it is read anew. */
  readonly freshMs: number;
  /** Memory of all instances. */
  readonly remote?: Remote | undefined;
  readonly note?: (result: ReadResult) => void;
  /** Milliseconds since 1970: instances compare them. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** A kept answer. */
export interface Kept {
  readonly text: string;
  readonly freshUntil: number;
}

/** The outcome of a call: the answer as it came, and its text if it may be shared. */
interface Outcome {
  readonly status: number;
  readonly text: string;
  readonly kept: Kept | undefined;
  /** Whether callers that waited may have it too: an answer with a price goes to its caller alone. */
  readonly isForAll: boolean;
}

export interface ReadCache {
  /** Returns a fit answer, or calls the API. `send` is not called by more than one of equal reads under way. */
  read(call: SharedCall, send: () => Promise<Response>): Promise<Response>;
  readonly bytes: number;
  readonly entries: number;
}

/** Bytes of an entry besides its text, about. */
const ENTRY_BYTES = 300;
/** Longest wait for the instance that is making the same call, and the pause between two looks. */
const LOCK_WAIT_MS = 1500;
const LOOK_MS = 40;

/**
 * An answer whose text is at hand. The shop reads it by `json` or `text`: a body would be encoded, streamed and decoded
 * for each page.
 */
class TextAnswer extends Response {
  readonly #text: string;

  constructor(text: string, status: number) {
    super(null, { status, headers: { 'content-type': 'application/json' } });
    this.#text = text;
  }

  override async text(): Promise<string> {
    return this.#text;
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#text);
  }
}

const json = (text: string, status = 200): Response => new TextAnswer(text, status);

export function createReadCache(options: ReadCacheOptions): ReadCache {
  const { mostBytes, freshMs, remote, now, wait, note = () => {} } = options;
  const memory: BoundedMemory<Kept> = boundedMemory(mostBytes);
  const underWay = new Map<string, Promise<Outcome>>();

  const isAlive = (kept: Kept) => now() < kept.freshUntil + freshMs;
  const isFresh = (kept: Kept) => now() < kept.freshUntil;

  function keep(key: string, kept: Kept) {
    memory.put(key, kept, 2 * (kept.text.length + key.length) + ENTRY_BYTES);
  }

  /** The answer that another instance has kept, fresh. */
  async function fromOthers(key: string): Promise<Kept | undefined> {
    const kept = await remote?.get(key);
    if (!kept || !isFresh(kept)) return undefined;
    keep(key, kept);
    return kept;
  }

  async function call({ key, row }: SharedCall, send: () => Promise<Response>): Promise<Outcome> {
    const answer = await send();
    const text = await answer.text();
    const fit = answer.status === 200 ? fitAnswer(row, text) : undefined;
    if (fit === undefined) {
      note(answer.status >= 500 ? 'failed' : 'unfit');
      return { status: answer.status, text, kept: undefined, isForAll: answer.status >= 500 };
    }
    note('miss');
    const kept = { text: fit, freshUntil: now() + freshMs };
    keep(key, kept);
    await remote?.put(key, kept, 2 * freshMs);
    return { status: 200, text: fit, kept, isForAll: true };
  }

  const shared = (kept: Kept): Outcome => ({ status: 200, text: kept.text, kept, isForAll: true });

  /** Takes an answer of another instance, or calls the API while the others wait. */
  async function obtain(asked: SharedCall, send: () => Promise<Response>): Promise<Outcome> {
    const { key } = asked;
    const until = now() + LOCK_WAIT_MS;
    for (;;) {
      const there = await fromOthers(key);
      if (there) {
        note('remote');
        return shared(there);
      }
      const lock = await remote?.lock(key);
      if (lock === 'taken' && now() < until) {
        await wait(LOOK_MS);
        continue;
      }
      try {
        // The instance that held the lock may have kept its answer since the look above.
        const late = lock && lock !== 'taken' ? await fromOthers(key) : undefined;
        if (late) note('remote');
        return late ? shared(late) : await call(asked, send);
      } finally {
        if (lock && lock !== 'taken') await lock.release();
      }
    }
  }

  function join(asked: SharedCall, send: () => Promise<Response>) {
    const flight = underWay.get(asked.key);
    if (flight) return { flight, isFirst: false };
    const begun = obtain(asked, send).finally(() => underWay.delete(asked.key));
    underWay.set(asked.key, begun);
    return { flight: begun, isFirst: true };
  }

  return {
    async read(asked, send) {
      if (mostBytes === 0) return send();
      const kept = memory.get(asked.key);
      if (kept && isAlive(kept)) {
        note(isFresh(kept) ? 'hit' : 'stale');
        // A failure leaves the old answer until its time is over.
        if (!isFresh(kept)) join(asked, send).flight.catch(() => {});
        return json(kept.text);
      }
      const { flight, isFirst } = join(asked, send);
      const { status, text, isForAll } = await flight;
      if (isFirst) return json(text, status);
      if (!isForAll) return send();
      note('coalesced');
      return json(text, status);
    },
    get bytes() {
      return memory.bytes;
    },
    get entries() {
      return memory.entries;
    },
  };
}
