/**
 * Pages of visitors in the memory of an isolate, by the same rule as those of the Node server: only what every visitor
 * shares, for as long as `s-maxage` says. Unlike there, equal requests do not share a rendering: a runtime may end the
 * request that renders at any time, and the others would wait for ever.
 */
import { createHash } from 'node:crypto';
import { boundedMemory } from '../page-cache/bounded-memory.ts';
import { headBytes, headOf, type Rendered, sharedSeconds } from '../page-cache/page.ts';
import { isNamed } from '../page-cache/send-page.ts';
import type { SharedRequest } from '../page-cache/shared-request.ts';

interface KeptPage {
  readonly head: ReturnType<typeof headOf>;
  readonly plain: Rendered['plain'];
  readonly etag: string;
  readonly madeAt: number;
  readonly expiresAt: number;
}

interface PageMemoryOptions {
  /** 0 renders every page anew. */
  readonly mostBytes: number;
  /** Renders a page. It gets nothing of the request but this. */
  readonly render: (asked: SharedRequest) => Promise<Rendered>;
  /** Milliseconds since any moment. An edge runtime stops its clock while a script runs. */
  readonly now: () => number;
}

/** Bytes of an entry besides its page, about. */
const ENTRY_BYTES = 1000;

function answerOf(page: KeptPage, age: number | undefined, ifNoneMatch: string | null): Response {
  const { status, statusText, headers } = page.head;
  const sent = new Headers(headers);
  sent.set('ETag', page.etag);
  if (age !== undefined) sent.set('Age', String(age));
  if (!isNamed(page.etag, ifNoneMatch ?? undefined))
    return new Response(page.plain, { status, statusText, headers: sent });
  sent.delete('Content-Type');
  return new Response(null, { status: 304, headers: sent });
}

/** Returns a function that answers a request for a page that visitors share. */
export function createPageMemory({ mostBytes, render, now }: PageMemoryOptions) {
  const memory = boundedMemory<KeptPage>(mostBytes);

  return async (asked: SharedRequest, ifNoneMatch: string | null): Promise<Response> => {
    const kept = memory.get(asked.key);
    if (kept && now() < kept.expiresAt)
      return answerOf(kept, Math.floor((now() - kept.madeAt) / 1000), ifNoneMatch);
    const { answer, plain } = await render(asked);
    const seconds = sharedSeconds(answer);
    if (seconds === 0 || mostBytes === 0) return new Response(plain, answer);
    const digest = createHash('sha256').update(plain).digest('base64url');
    const madeAt = now();
    const page: KeptPage = {
      head: headOf(answer),
      plain,
      etag: `W/"${digest.slice(0, 22)}"`,
      madeAt,
      expiresAt: madeAt + seconds * 1000,
    };
    const bytes = plain.byteLength + headBytes(page.head) + asked.key.length + ENTRY_BYTES;
    memory.put(asked.key, page, bytes);
    return answerOf(page, undefined, ifNoneMatch);
  };
}
