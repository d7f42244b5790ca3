import { documentedRows } from '../../packages/sdk/src/contract.ts';
import { type CheckReport, exitCodeOf } from './check.ts';
import type { RowReport, Verdict } from './row-log.ts';

const VERDICTS: Readonly<Record<Verdict, { readonly mark: string; readonly meaning: string }>> = {
  fits: { mark: 'fits', meaning: 'fit' },
  tolerated: { mark: 'differs', meaning: 'differ in ways that the shop tolerates' },
  declined: { mark: 'declined', meaning: 'refused for a reason that the shop expects' },
  absent: { mark: 'absent', meaning: 'not there, and not in the documents' },
  breaks: { mark: 'breaks', meaning: 'cannot be read, or leave a screen empty' },
  refused: { mark: 'refused', meaning: 'refused' },
  unreachable: { mark: 'unreachable', meaning: 'not reached' },
  'not tried': { mark: 'not tried', meaning: 'not tried' },
};
const MARK_WIDTH = Math.max(...Object.values(VERDICTS).map(({ mark }) => mark.length));
const INDENT = ' '.repeat(MARK_WIDTH + 2);

/** Formats the report for a terminal. `isLong` adds the optional and assumed fields that never arrived. */
export function reportText(report: CheckReport, { isLong = false } = {}): string {
  if (report.isDead && report.rows.every(({ verdict }) => verdict !== 'fits'))
    return 'The server was not reached.';
  const lines = report.rows.flatMap((row) => rowLines(row, isLong));
  return [...lines, '', ...summary(report)].join('\n');
}

function rowLines(row: RowReport, isLong: boolean): string[] {
  const counted = row.answers > 0 ? `  (${plural(row.answers, 'answer')})` : '';
  const mark = VERDICTS[row.verdict].mark.padEnd(MARK_WIDTH);
  const lines = [`${mark}  ${row.name}  ${row.call}${counted}`];
  const add = (line: string) => lines.push(INDENT + line);
  row.notes.forEach(add);
  const without = documentedRows.get(row.name)?.withoutCall;
  if (row.verdict === 'absent' && without) add(`without it: ${without}`);
  const width = Math.max(0, ...row.findings.map(({ what }) => what.length));
  for (const { what, path, text } of row.findings) add(`${what.padEnd(width)}  ${path}: ${text}`);
  if (isLong && row.unseen.length > 0) add(`optional, never sent: ${row.unseen.join(', ')}`);
  if (isLong && row.assumedMissing.length > 0)
    add(`assumed, never sent: ${row.assumedMissing.join(', ')}`);
  if (row.screens.length > 0) add(`suffers: ${row.screens.join(', ')}`);
  return lines;
}

const CONCLUSIONS = {
  0: 'No screen suffers.',
  1: 'The screens above suffer.',
  2: 'The run could not ask all that it was to ask.',
};

function summary(report: CheckReport): string[] {
  const { rows } = report;
  const counts = Object.entries(VERDICTS).flatMap(([verdict, { meaning }]) => {
    const count = rows.filter((row) => row.verdict === verdict).length;
    return count > 0 ? [`  ${String(count).padStart(3)}  ${meaning}`] : [];
  });
  const sent = rows.reduce((sum, { assumedSent }) => sum + assumedSent.length, 0);
  const missing = rows.reduce((sum, { assumedMissing }) => sum + assumedMissing.length, 0);
  return [
    `Summary of ${plural(rows.length, 'row')}`,
    ...counts,
    `  Fields that the documents do not name: ${sent} sent, ${missing} not sent.`,
    `  Key of the captcha cipher: ${report.captchaKey}.`,
    ...signInLine(report),
    ...(report.left.length > 0 ? [`  Left behind: ${report.left.join('; ')}.`] : []),
    ...screenLines(rows),
    `  ${CONCLUSIONS[exitCodeOf(report)]}`,
  ];
}

function signInLine({ signIn, isDead, isStopped }: CheckReport): string[] {
  if (isDead) return ['  The server stopped answering.'];
  if (isStopped) return ['  The run was stopped.'];
  if (signIn === 'failed')
    return ['  Signing in failed, so nothing of an account was asked. See session.login above.'];
  if (signIn === 'done') return [];
  return ['  Asked as a visitor: set CLINICART_USER and CLINICART_PASSWORD for the rest.'];
}

/** Lists the screens that suffer, each with the failing rows. */
function screenLines(rows: readonly RowReport[]): string[] {
  const screens = [...new Set(rows.flatMap((row) => row.screens))].toSorted();
  return screens.map((screen) => {
    const names = rows.filter((row) => row.screens.includes(screen)).map(({ name }) => name);
    return `  ${screen} suffers from ${names.join(', ')}.`;
  });
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
