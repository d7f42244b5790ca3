/**
 * Pages of visitors, rendered and compressed once and sent to all who would get the same, for as long as `s-maxage` of
 * the page says. Equal requests under way share one rendering. A page whose time is over is rendered anew; if its text
 * is the same, as it mostly is, it keeps its compressed bytes.
 */
import { boundedMemory } from './bounded-memory.ts';
import { type Content, contentOf, etagOf } from './content.ts';
import {
  headBytes,
  headOf,
  keptPage,
  type Page,
  passingPage,
  type Rendered,
  sharedSeconds,
} from './page.ts';
import type { SharedRequest } from './shared-request.ts';

/** A page and its age in seconds; undefined if it was rendered for this request. */
export interface Answer {
  readonly page: Page;
  readonly age: number | undefined;
}

export interface PageCache {
  answer(asked: SharedRequest): Promise<Answer>;
  /** Bytes in use. */
  readonly bytes: number;
  /** Number of pages. */
  readonly entries: number;
}

interface PageCacheOptions {
  /** 0 renders every page anew. */
  readonly mostBytes: number;
  /** Renders a page. It gets nothing of the request but this. */
  readonly render: (asked: SharedRequest, hasPlace: boolean) => Promise<Rendered>;
  /** Waits for a place to render and to compress a page; the work learns whether it has one. */
  readonly inPlace?: <Result>(work: (hasPlace: boolean) => Promise<Result>) => Promise<Result>;
  /** Milliseconds since any moment, never set back. */
  readonly now?: () => number;
}

interface Kept {
  readonly page: Page;
  readonly content: Content;
  /** How many renderings in a row have had this text. */
  readonly times: number;
  /** How often this rendering has been sent from memory. */
  sent: number;
  readonly madeAt: number;
  readonly expiresAt: number;
}

/** A text that so many renderings have had is worth the best compression, which costs as much as eight renderings. */
const STAYS_TIMES = 4;
/** So is one that so many readers have had before it is rendered again. */
const SENT_TIMES = 8;

/** Bytes of an entry besides its page, about. */
const ENTRY_BYTES = 1000;

export function createPageCache(options: PageCacheOptions): PageCache {
  const { mostBytes, render, inPlace, now = () => performance.now() } = options;
  const memory = boundedMemory<Kept>(mostBytes);
  const underWay = new Map<string, Promise<Page>>();
  let isImproving = false;

  const bytesOf = (key: string, { content, page }: Kept) =>
    content.bytes + headBytes(page) + key.length + ENTRY_BYTES;

  function resize(key: string) {
    const kept = memory.get(key);
    if (kept) memory.resize(key, bytesOf(key, kept));
  }

  /** Improves one text at a time, so that at most one processor is busy with it. */
  function improve(content: Content) {
    if (isImproving) return;
    isImproving = true;
    const done = () => {
      isImproving = false;
    };
    content.improve().then(done, done);
  }

  async function rendered(asked: SharedRequest, hasPlace = true): Promise<Page> {
    const { key } = asked;
    const { answer, plain } = await render(asked, hasPlace);
    const head = headOf(answer);
    const seconds = sharedSeconds(answer);
    if (seconds === 0 || mostBytes === 0) return passingPage(head, plain);
    const madeAt = now();
    const former = memory.get(key);
    const etag = etagOf(plain);
    const isSame = former?.content.etag === etag;
    const content = isSame ? former.content : await contentOf(plain, () => resize(key), etag);
    const times = isSame ? former.times + 1 : 1;
    if (times >= STAYS_TIMES) improve(content);
    const page = keptPage(head, content);
    const kept = { page, content, times, sent: 0, madeAt, expiresAt: madeAt + seconds * 1000 };
    memory.put(key, kept, bytesOf(key, kept));
    return page;
  }

  const made = (asked: SharedRequest) =>
    inPlace ? inPlace((hasPlace) => rendered(asked, hasPlace)) : rendered(asked);

  return {
    async answer(asked) {
      if (mostBytes === 0) return { page: await made(asked), age: undefined };
      const kept = memory.get(asked.key);
      if (kept && now() < kept.expiresAt) {
        kept.sent += 1;
        if (kept.sent >= SENT_TIMES) improve(kept.content);
        return { page: kept.page, age: Math.floor((now() - kept.madeAt) / 1000) };
      }
      let flight = underWay.get(asked.key);
      if (!flight) {
        flight = made(asked).finally(() => underWay.delete(asked.key));
        underWay.set(asked.key, flight);
      }
      return { page: await flight, age: undefined };
    },
    get bytes() {
      return memory.bytes;
    },
    get entries() {
      return memory.entries;
    },
  };
}
