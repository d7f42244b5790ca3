/** A rendered page, to send or to keep. */
import { type Coding, compress } from '../coding.ts';
import { AT_ONCE, type Content } from './content.ts';

/** Headers that belong to one answer, not to the page. */
const OF_ONE_ANSWER = new Set([
  'age',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'transfer-encoding',
]);

export interface Page {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Set if the page is kept. */
  readonly etag: string | undefined;
  /** Returns the bytes to send. */
  body(coding: Coding | undefined): Promise<Buffer>;
}

/** A page as it was rendered. */
export interface Rendered {
  /** Its status and headers. */
  readonly answer: Pick<Response, 'status' | 'statusText' | 'headers'>;
  readonly plain: Buffer<ArrayBuffer>;
}

type Head = Pick<Page, 'status' | 'statusText' | 'headers'>;

/** Returns for how many seconds caches may share an answer; 0 for one that must not be kept. */
export function sharedSeconds({ status, headers }: Rendered['answer']): number {
  if (status !== 200 || headers.has('set-cookie')) return 0;
  const rules = (headers.get('cache-control') ?? '').toLowerCase().split(/\s*,\s*/);
  const isForbidden = rules.some((rule) => /^(?:private|no-store|no-cache)\b/.test(rule));
  if (isForbidden || !rules.includes('public')) return 0;
  const rule = rules.find((each) => /^s-maxage=\d+$/.test(each));
  return Number(rule?.slice('s-maxage='.length) ?? 0);
}

/** Returns the status and the headers of a page. */
export function headOf({ status, statusText, headers }: Rendered['answer']): Head {
  const own = [...headers].filter(([name]) => !OF_ONE_ANSWER.has(name));
  return { status, statusText, headers: Object.fromEntries(own) };
}

/** Returns a page for the requests that wait for it, and no others. */
export const passingPage = (head: Head, plain: Buffer): Page => ({
  ...head,
  etag: undefined,
  body: async (coding) => (coding ? compress(plain, coding, AT_ONCE) : plain),
});

/** Returns a page to keep. */
export const keptPage = (head: Head, { etag, body }: Content): Page => ({ ...head, etag, body });

/** Returns the bytes of the memory that a page takes besides its content. */
export const headBytes = ({ headers }: Head): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
