import { gzipSync } from 'node:zlib';
import type { Envelope } from './refusals.ts';

/** Frozen data is static and may be cached. */
export const isConstant = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && Object.isFrozen(data);

const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Compressed envelopes of each constant, by their message. */
const gzipped = new WeakMap<object, Map<string, Uint8Array<ArrayBuffer>>>();

function gzipEnvelope(data: object, envelope: Envelope): Uint8Array<ArrayBuffer> {
  const bySentence = gzipped.get(data) ?? new Map<string, Uint8Array<ArrayBuffer>>();
  gzipped.set(data, bySentence);
  const known = bySentence.get(envelope.message);
  if (known) return known;
  const made = new Uint8Array(gzipSync(JSON.stringify(envelope)));
  bySentence.set(envelope.message, made);
  return made;
}

/** Serialises an envelope. Compresses constants, such as the large region tree, once. */
export function toResponse(envelope: Envelope, acceptEncoding: string): Response {
  const { data } = envelope;
  if (!isConstant(data) || !/\bgzip\b/.test(acceptEncoding)) return Response.json(envelope);
  return new Response(gzipEnvelope(data, envelope), {
    headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' },
  });
}
