import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type RecordedCall,
  type Recording,
  readRecording,
  requestKey,
} from '../../../packages/sandbox/src/http/recording.ts';
import { endpoints } from '../../../packages/sdk/src/contract.ts';
import type { ObservedCall } from '../contract-client.ts';
import { textsIn } from '../kinds.ts';
import { createAmounts } from './amounts.ts';
import { createAnonymiser } from './anonymise.ts';
import { createPseudonyms } from './pseudonyms.ts';

/** Factors for amounts; each recording draws one. */
const FACTORS = [2, 3, 4, 6, 7, 8, 9];

/** Makes a recording of the observed calls without their people, amounts and sentences. */
export function toRecording(
  observed: readonly ObservedCall[],
  chance: () => number = Math.random,
): Recording {
  const factor = FACTORS[Math.floor(chance() * FACTORS.length)] ?? 2;
  const texts = new Set(observed.flatMap((each) => textsIn(each.data)));
  const { data, sentence } = createAnonymiser(createPseudonyms(), createAmounts(factor), texts);
  const rows = new Map<string, Map<string, RecordedCall>>();
  for (const each of observed) {
    const endpoint = endpoints.find(({ name }) => name === each.row);
    if (!endpoint || !Number.isFinite(each.resultID)) continue;
    const request = data(each.wire, endpoint.request);
    const answer = {
      resultID: each.resultID,
      message: sentence(each.message),
      data: data(each.data, endpoint.response),
    };
    const calls = rows.get(each.row) ?? new Map<string, RecordedCall>();
    rows.set(each.row, calls);
    const key = requestKey(request);
    if (isFuller({ request, answer }, calls.get(key))) calls.set(key, { request, answer });
  }
  return new Map([...rows].map(([row, calls]) => [row, [...calls.values()]]));
}

/** Of two answers to one request, keeps the fuller one: a cart with a line rather than an empty one. */
function isFuller(call: RecordedCall, kept: RecordedCall | undefined): boolean {
  const size = ({ answer }: RecordedCall) => JSON.stringify(answer.data ?? null).length;
  return kept === undefined || size(call) > size(kept);
}

/** Writes a file for each row. Rows without a call in this run keep their file. */
export function writeRecording(folder: string, recording: Recording): void {
  mkdirSync(folder, { recursive: true });
  for (const [row, calls] of recording)
    writeFileSync(join(folder, `${row}.json`), `${JSON.stringify({ row, calls }, null, 1)}\n`);
}

/**
 * Reads an existing recording; undefined if the folder holds none.
 * @throws {Error} naming the broken file.
 */
export function earlierRecording(folder: string): Recording | undefined {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return endpoints.some(({ name }) => names.includes(`${name}.json`))
    ? readRecording(folder)
    : undefined;
}
