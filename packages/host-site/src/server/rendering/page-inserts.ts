/**
 * HTML that is put into a page after its rendering: what is in memory as bytes stays bytes, and the rest is written into
 * the page once. As text, all of it would be joined with the frame of the page and then encoded, which takes longer than
 * rendering the frame; and each copy of a page counts as memory, of which a few trigger a garbage collection.
 */
import { randomBytes } from 'node:crypto';

export interface PageInserts {
  /** Returns the mark to render in the place of this HTML. */
  mark(html: string | Uint8Array): string;
  /** Returns the bytes of a rendered page, with the HTML in the place of the marks. */
  whole(answer: Pick<Response, 'arrayBuffer'>): Promise<Buffer<ArrayBuffer>>;
}

const END = '-->';

/** Creates the inserts of one page. */
export function createPageInserts(): PageInserts {
  const inserts: (string | Uint8Array)[] = [];
  let start: string | undefined;
  return {
    mark(html) {
      // Random, so that no text that the page contains has it.
      start ??= `<!--${randomBytes(12).toString('hex')} `;
      return `${start}${inserts.push(html) - 1}${END}`;
    },
    async whole(answer) {
      const page = Buffer.from(await answer.arrayBuffer());
      return start === undefined ? page : joined(partsOf(page, start, inserts));
    },
  };
}

/** Returns the parts of a page in their order: what is between the marks, and what belongs in their place. */
function partsOf(page: Buffer, start: string, inserts: readonly (string | Uint8Array)[]) {
  const parts: (string | Uint8Array)[] = [];
  let from = 0;
  for (let at = page.indexOf(start); at >= 0; at = page.indexOf(start, from)) {
    const end = page.indexOf(END, at);
    const number = Number(page.toString('latin1', at + start.length, end));
    parts.push(page.subarray(from, at), inserts[number] ?? '');
    from = end + END.length;
  }
  return [...parts, page.subarray(from)];
}

function joined(parts: readonly (string | Uint8Array)[]): Buffer<ArrayBuffer> {
  const all = Buffer.allocUnsafe(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0));
  let at = 0;
  for (const part of parts) {
    if (typeof part === 'string') at += all.write(part, at);
    else {
      all.set(part, at);
      at += part.length;
    }
  }
  return all;
}
