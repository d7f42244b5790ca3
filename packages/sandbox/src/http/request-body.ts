import { Refusal } from './refusals.ts';

const MAX_TEXT_BYTES = 1_048_576;
/** A file of 2 MB, its fields, and room to say that a file is too large rather than the request. */
const MAX_FORM_BYTES = 4_194_304;
const DRAIN_FACTOR = 16;

const isForm = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '');

/**
 * The body of a request; undefined when it is too long. One that is too long is read on all the same,
 * without being kept: who still sends does not hear the refusal. Only what has no end is left.
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

/** A form as an object of texts and files; a field that comes twice is a list. */
export async function readForm(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<unknown> {
  const form = await new Response(body, { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => {
      throw new Refusal('unfit', { field: 'multipart/form-data' });
    });
  return Object.fromEntries(
    [...new Set(form.keys())].map((key) => {
      const values = form.getAll(key);
      return [key, values.length === 1 ? values[0] : values];
    }),
  );
}
