import { gzipSync } from 'node:zlib';
import type { Envelope } from './refusals.ts';

/** Data that a handler has frozen is the same for everybody, until the process ends. */
export const isConstant = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && Object.isFrozen(data);

const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Of each constant, its envelopes as they are sent, by their sentence. */
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

/** An envelope as an answer. Constants are large (the region tree): they are compressed, once. */
export function toResponse(envelope: Envelope, acceptEncoding: string): Response {
  const { data } = envelope;
  if (!isConstant(data) || !/\bgzip\b/.test(acceptEncoding)) return Response.json(envelope);
  return new Response(gzipEnvelope(data, envelope), {
    headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' },
  });
}
