/**
 * HTML that is in memory as bytes, put into a page after its rendering. As text it would be joined with the rest of the
 * page and encoded anew each time, which takes longer than to render what is around it.
 */
import { randomBytes } from 'node:crypto';

export interface PageInserts {
  /** Returns the mark to render in the place of this HTML. */
  mark(html: Uint8Array): string;
  /** Returns an answer with the HTML in the place of the marks. */
  fill(answer: Response): Promise<Response>;
}

const END = '-->';

/** Creates the inserts of one page. */
export function createPageInserts(): PageInserts {
  const inserts: Uint8Array[] = [];
  let start: string | undefined;
  return {
    mark(html) {
      // Nobody can write it into a text that the page contains.
      start ??= `<!--${randomBytes(12).toString('hex')} `;
      return `${start}${inserts.push(html) - 1}${END}`;
    },
    async fill(answer) {
      if (start === undefined || !answer.body) return answer;
      const { status, statusText, headers } = answer;
      const filled = joined(Buffer.from(await answer.arrayBuffer()), start, inserts);
      headers.delete('Content-Length');
      return new Response(filled, { status, statusText, headers });
    },
  };
}

function joined(page: Buffer, start: string, inserts: readonly Uint8Array[]): Buffer<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let from = 0;
  for (let at = page.indexOf(start); at >= 0; at = page.indexOf(start, from)) {
    const end = page.indexOf(END, at);
    const number = Number(page.toString('latin1', at + start.length, end));
    parts.push(page.subarray(from, at), inserts[number] ?? page.subarray(0, 0));
    from = end + END.length;
  }
  return Buffer.concat([...parts, page.subarray(from)]);
}
