/** A rendered page, and its bytes in each coding. */
import { createHash } from 'node:crypto';
import { type Coding, compress, decompress } from '../coding.ts';

/** A fourteenth larger than the best quality, in a sixtieth of its time. */
const BROTLI_QUALITY = 7;

/** Headers that belong to one answer, not to the page. */
const OF_ONE_ANSWER = new Set([
  'age',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'transfer-encoding',
]);

type PageHeaders = Readonly<Record<string, string>>;

export interface Page {
  readonly status: number;
  readonly statusText: string;
  readonly headers: PageHeaders;
  /** Set if the page is kept. Weak, because one tag names all codings. */
  readonly etag: string | undefined;
  /** Returns the bytes to send. */
  body(coding: Coding | undefined): Promise<Buffer>;
}

export interface KeptPage extends Page {
  /** Bytes of memory, without those that `onGrow` reports. */
  readonly bytes: number;
}

/** Returns for how many seconds caches may share an answer; 0 for one that must not be kept. */
export function sharedSeconds({ status, headers }: Pick<Response, 'status' | 'headers'>): number {
  if (status !== 200 || headers.has('set-cookie')) return 0;
  const rules = (headers.get('cache-control') ?? '').toLowerCase().split(/\s*,\s*/);
  const isForbidden = rules.some((rule) => /^(?:private|no-store|no-cache)\b/.test(rule));
  if (isForbidden || !rules.includes('public')) return 0;
  const rule = rules.find((each) => /^s-maxage=\d+$/.test(each));
  return Number(rule?.slice('s-maxage='.length) ?? 0);
}

const headersOf = ({ headers }: Response): PageHeaders =>
  Object.fromEntries([...headers].filter(([name]) => !OF_ONE_ANSWER.has(name)));

/** Returns a page for the requests that wait for it. */
export async function passingPage(answer: Response): Promise<Page> {
  const { status, statusText } = answer;
  const plain = Buffer.from(await answer.arrayBuffer());
  const body = async (coding: Coding | undefined) =>
    coding ? compress(plain, coding, BROTLI_QUALITY) : plain;
  return { status, statusText, headers: headersOf(answer), etag: undefined, body };
}

async function packed(answer: Response): Promise<{ brotli: Buffer; etag: string }> {
  const plain = Buffer.from(await answer.arrayBuffer());
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { brotli: await compress(plain, 'br', BROTLI_QUALITY), etag: `W/"${digest}"` };
}

/** Returns a page to keep. It holds only the compressed bytes, so that ten times as many pages fit. */
export async function keptPage(
  answer: Response,
  onGrow: (bytes: number) => void,
): Promise<KeptPage> {
  const { status, statusText } = answer;
  const headers = headersOf(answer);
  const { brotli, etag } = await packed(answer);
  const asGzip = async () => {
    const made = await compress(await decompress(brotli), 'gzip', BROTLI_QUALITY);
    onGrow(made.length);
    return made;
  };
  let gzip: Promise<Buffer> | undefined;
  return {
    status,
    statusText,
    headers,
    etag,
    bytes: brotli.length + bytesOf(headers),
    async body(coding) {
      if (coding === 'br') return brotli;
      if (coding === undefined) return decompress(brotli);
      gzip ??= asGzip();
      return gzip;
    },
  };
}

const bytesOf = (headers: PageHeaders): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
