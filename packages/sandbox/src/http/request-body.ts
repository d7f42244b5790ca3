import { Refusal } from './refusals.ts';

const MAX_TEXT_BYTES = 1_048_576;
/** Room for a file of 2 MB, its fields, and somewhat larger files that their own rule refuses. */
const MAX_FORM_BYTES = 4_194_304;
/** Far more than the longest form of the contract has. */
const MAX_FORM_FIELDS = 100;
const DRAIN_FACTOR = 16;

const isForm = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '');

/**
 * Reads the body of a request; undefined if it is too long. Drains a long body without keeping it, so that the client
 * can read the 413, and gives up past 16 times the limit.
 */
export async function readBody(
  request: Request,
  mostOfForm = MAX_FORM_BYTES,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const most = isForm(request) ? mostOfForm : MAX_TEXT_BYTES;
  const end = most * DRAIN_FACTOR;
  if (Number(request.headers.get('Content-Length') ?? 0) > end) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > end) return undefined;
    if (length <= most) chunks.push(chunk);
  }
  return length > most ? undefined : new Uint8Array(Buffer.concat(chunks));
}

/** A JSON body; a call without fields may come without one. */
export function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body).trim() || '{}');
  } catch {
    throw new Refusal('unfit', { field: 'JSON' });
  }
}

/** Counts the delimiters of a form, without reading its parts. */
function countDelimiters(body: Uint8Array<ArrayBuffer>, contentType: string): number {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  if (boundary === undefined) return 0;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let found = 0;
  for (let at = bytes.indexOf(`--${boundary}`); at >= 0; found += 1)
    at = bytes.indexOf(`--${boundary}`, at + 1);
  return found;
}

/**
 * A form as an object of texts and files; a field that comes twice is a list. Refuses a form of very many fields before
 * it is parsed: a visitor may send one, and every other request waits meanwhile.
 */
export async function readForm(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<unknown> {
  const unfit = () => new Refusal('unfit', { field: 'multipart/form-data' });
  if (countDelimiters(body, contentType) > MAX_FORM_FIELDS + 1) throw unfit();
  const form = await new Response(body, { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => {
      throw unfit();
    });
  const values = new Map<string, FormDataEntryValue[]>();
  for (const [key, value] of form) {
    const known = values.get(key);
    if (known) known.push(value);
    else values.set(key, [value]);
  }
  return Object.fromEntries(
    [...values].map(([key, each]) => [key, each.length === 1 ? each[0] : each]),
  );
}
