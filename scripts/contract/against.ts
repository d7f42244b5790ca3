import type { Recording } from '../../packages/sandbox/src/http/recording.ts';
import { LANGUAGE_CODES } from '../../packages/sdk/src/language/rules.ts';
import { type CheckReport, check, exitCodeOf } from './check.ts';
import type { AgainstOptions } from './options.ts';
import { type Drift, driftBetween } from './recording/drift.ts';
import { earlierRecording, toRecording, writeRecording } from './recording/folder.ts';
import { reportText } from './report-text.ts';
import type { Server } from './server-call.ts';

const LANGUAGE_NAMES = { zh: 'Chinese', en: 'English' } as const;

/** The report of a run as text, and the exit code of its process. */
export interface Outcome {
  readonly text: string;
  readonly exitCode: 0 | 1 | 2;
}

interface Surroundings {
  readonly fetch: Server['fetch'];
  readonly isStopped?: () => boolean;
  /** Random number from 0 to 1; picks the factor for the amounts of a recording. */
  readonly chance?: () => number;
}

/** Compares a server with the contract, and with an earlier recording where there is one. */
export async function runAgainst(
  options: AgainstOptions,
  { fetch, isStopped, chance }: Surroundings,
): Promise<Outcome> {
  const { language, record, drift, isVerbose } = options;
  const folder = record ?? drift;
  const before = folder === undefined ? undefined : earlierRecording(folder);
  if (drift !== undefined && before === undefined)
    return { text: `${drift} holds no recording: make one with --record.`, exitCode: 2 };
  const server: Server = {
    apiBase: options.apiBase,
    serviceBase: options.serviceBase,
    endpoints: options.endpoints,
    productLine: options.productLine,
    languageCode: LANGUAGE_CODES[language],
    fetch,
  };
  const report = await check({ ...options, server, ...(isStopped ? { isStopped } : {}) });
  const role = report.signIn === 'done' ? 'an account' : 'a visitor';
  const lines = [
    `Asked ${options.apiBase} in ${LANGUAGE_NAMES[language]} as ${role}${options.write && report.signIn === 'done' ? ', and wrote' : ''}.`,
    '',
    reportText(report, { isLong: isVerbose }),
  ];
  const exitCode = exitCodeOf(report);
  if (folder !== undefined && exitCode === 2) lines.push('', 'Nothing was recorded or compared.');
  else if (folder !== undefined) {
    const now = toRecording(report.observed, chance);
    if (before)
      lines.push('', driftText([...lostRows(report, before, now), ...driftBetween(before, now)]));
    if (record !== undefined) {
      writeRecording(record, now);
      lines.push('', `${now.size} rows are recorded in ${record}.`);
    }
  }
  return { text: lines.join('\n'), exitCode };
}

/** Rows of the earlier recording without an answer in this run. */
const lostRows = (report: CheckReport, before: Recording, now: Recording): Drift[] =>
  report.rows
    .filter(({ name, verdict }) => before.has(name) && !now.has(name) && verdict !== 'not tried')
    .map(({ name, notes }) => ({ row: name, text: `was recorded, and now: ${notes.join('; ')}` }));

function driftText(drift: readonly Drift[]): string {
  if (drift.length === 0) return 'Nothing changed since the recording.';
  return ['Since the recording', ...drift.map(({ row, text }) => `  ${row}: ${text}`)].join('\n');
}
