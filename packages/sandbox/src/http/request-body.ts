import { Refusal } from './refusals.ts';

const MAX_TEXT_BYTES = 1_048_576;
/** Room for a file of 2 MB, its fields, and somewhat larger files that their own rule refuses. */
const MAX_FORM_BYTES = 4_194_304;
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
