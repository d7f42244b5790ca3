import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@clinicart/sdk/contract';

/** One call of a recording, with people and amounts replaced. */
export interface RecordedCall {
  /** The body as it was sent, or the query. */
  readonly request: unknown;
  readonly answer: {
    readonly resultID: number;
    readonly message: string;
    readonly data: unknown;
  };
}

/** Recorded calls by the name of their row; each row has a file `<row>.json`. */
export type Recording = ReadonlyMap<string, readonly RecordedCall[]>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isCall(value: unknown): value is RecordedCall {
  const answer = isObject(value) ? value['answer'] : undefined;
  return isObject(answer) && typeof answer['resultID'] === 'number';
}

/**
 * Reads a folder that `npm run contract -- --against … --record` wrote.
 * @throws {Error} naming the file that is no recording, or the folder without any.
 */
export function readRecording(folder: string): Recording {
  const rows = new Map<string, readonly RecordedCall[]>();
  const files = new Set(readdirSync(folder));
  for (const { name } of endpoints) {
    if (!files.has(`${name}.json`)) continue;
    const path = join(folder, `${name}.json`);
    const content: unknown = parse(readFileSync(path, 'utf8'));
    const calls = isObject(content) ? content['calls'] : undefined;
    if (!Array.isArray(calls) || !calls.every(isCall)) throw new Error(`${path} is no recording`);
    rows.set(name, calls);
  }
  if (rows.size === 0) throw new Error(`${folder} holds no recording`);
  return rows;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A request as a set of `path=value`: order, and what says nothing, do not count. */
export function requestFields(request: unknown): ReadonlySet<string> {
  const parts = new Set<string>();
  const add = (value: unknown, at: string) => {
    if (Array.isArray(value))
      value.forEach((each, index) => {
        add(each, `${at}[${index}]`);
      });
    else if (isObject(value) && !(value instanceof Blob))
      for (const [key, part] of Object.entries(value)) add(part, `${at}.${key}`);
    else if (value !== undefined && value !== null && value !== '')
      parts.add(`${at}=${String(value)}`);
  };
  add(request, '');
  return parts;
}

/** One text for requests that ask for the same. */
export const requestKey = (request: unknown): string =>
  [...requestFields(request)].toSorted().join('\n');
