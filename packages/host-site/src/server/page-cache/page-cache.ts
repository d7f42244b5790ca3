/**
 * Pages of visitors, rendered and compressed once and sent to all who would get the same, for as long as `s-maxage` of
 * the page says. Equal requests under way share one rendering.
 */
import { boundedMemory } from './bounded-memory.ts';
import { type KeptPage, keptPage, type Page, passingPage, sharedSeconds } from './page.ts';
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
}

interface PageCacheOptions {
  readonly mostBytes: number;
  /** Renders a page. It gets nothing of the request but this. */
  readonly render: (asked: SharedRequest) => Promise<Response>;
  /** Milliseconds since any moment, never set back. */
  readonly now?: () => number;
}

/** Bytes of an entry besides its page, about. */
const ENTRY_BYTES = 1000;

export function createPageCache(options: PageCacheOptions): PageCache {
  const { mostBytes, render, now = () => performance.now() } = options;
  const memory = boundedMemory<{ readonly page: KeptPage; readonly at: number }>(mostBytes, now);
  const underWay = new Map<string, Promise<Page>>();

  async function rendered(asked: SharedRequest): Promise<Page> {
    const answer = await render(asked);
    const seconds = sharedSeconds(answer);
    if (seconds === 0) return passingPage(answer);
    const at = now();
    const page = await keptPage(answer, (more) => memory.grow(asked.key, entry, more));
    const entry = { page, at };
    const bytes = page.bytes + asked.key.length + ENTRY_BYTES;
    memory.put(asked.key, entry, { bytes, until: at + seconds * 1000 });
    return page;
  }

  return {
    async answer(asked) {
      const kept = memory.get(asked.key);
      if (kept) return { page: kept.page, age: Math.floor((now() - kept.at) / 1000) };
      let flight = underWay.get(asked.key);
      if (!flight) {
        flight = rendered(asked).finally(() => underWay.delete(asked.key));
        underWay.set(asked.key, flight);
      }
      return { page: await flight, age: undefined };
    },
    get bytes() {
      return memory.bytes;
    },
  };
}
