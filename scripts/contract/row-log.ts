import { SESSION_ENDED } from '../../packages/sdk/src/base/http/envelope.ts';
import { type AnyEndpoint, documentedRows } from '../../packages/sdk/src/contract.ts';
import { rowScreens } from '../../packages/sdk/src/screens.ts';
import { type RowStats, recordAnswer } from './field-stats.ts';
import { compareFields, type FieldReport, type Finding, type ReportView } from './findings.ts';
import type { Redactor } from './redactor.ts';
import type { Answer } from './server-call.ts';

export type Verdict =
  | 'fits'
  /** The shop tolerates the difference. */
  | 'tolerated'
  | 'breaks'
  | 'refused'
  /** Refused with a result code that the shop expects. */
  | 'declined'
  | 'unreachable'
  /** The call is not documented, and the server does not have it. */
  | 'absent'
  | 'not tried';

/** The findings about one row. */
export interface RowReport extends FieldReport {
  readonly name: string;
  readonly call: string;
  readonly verdict: Verdict;
  /** Reasons why the row was refused, not reached or not tried. */
  readonly notes: readonly string[];
  /** Number of compared answers. */
  readonly answers: number;
  /** Screens that suffer; none if the shop tolerates the difference. */
  readonly screens: readonly string[];
}

const NOTHING: FieldReport = { findings: [], unseen: [], assumedSent: [], assumedMissing: [] };

/** Expected refusals: 1359 means that an offer is for new customers only, 1328 that goods or a campaign are over. Spec: 1§8 */
const EXPECTED_REFUSALS: Readonly<Record<string, number>> = {
  'promotion.page': 1359,
  'promotion.activities': 1359,
  'catalogue.newCustomerProducts': 1359,
  'campaign.details': 1328,
};

/** Collects the answers to one row. */
export interface RowLog {
  /** `mayRefuse` is the reason why a refusal would be acceptable. */
  add(answer: Answer, mayRefuse?: string): void;
  /** Adds a note about the row, for example why it was not called. */
  note(sentence: string): void;
  /** Adds a note about a problem from which the run recovered. */
  noteTrouble(sentence: string): void;
  report(view: ReportView): RowReport;
}

export function createRowLog(endpoint: AnyEndpoint, redactor: Redactor): RowLog {
  const { name } = endpoint;
  const isUndocumented = documentedRows.get(name)?.withoutCall !== undefined;
  const rowStats: RowStats = new Map();
  const refusals = new Map<string, number>();
  const notes = new Set<string>();
  const envelopes = new Map<string, Finding>();
  const outcomes = new Set<Answer['kind'] | 'expected refusal' | 'trouble'>();
  let answers = 0;

  function take(data: unknown): void {
    answers += 1;
    recordAnswer(rowStats, endpoint, data);
    for (const path of new Set(refusedPaths(endpoint, data)))
      refusals.set(path, (refusals.get(path) ?? 0) + 1);
  }

  function verdictOf(findings: readonly Finding[]): Verdict {
    if (outcomes.size === 0) return 'not tried';
    if (outcomes.has('unfit') || findings.some(({ breaks }) => breaks)) return 'breaks';
    if (outcomes.has('unreachable')) return isUndocumented ? 'absent' : 'unreachable';
    // One of several calls may be refused, for example for goods that have just gone off sale.
    if (outcomes.has('refused') && answers === 0) return isUndocumented ? 'absent' : 'refused';
    if (answers === 0 && outcomes.has('expected refusal')) return 'declined';
    const isClean = findings.every(({ what }) => what === 'extra');
    const isPlain = [...outcomes].every((each) => each === 'answered' || each === 'picture');
    return isClean && isPlain ? 'fits' : 'tolerated';
  }

  return {
    add(answer, mayRefuse) {
      if ('envelope' in answer)
        for (const finding of answer.envelope) envelopes.set(finding.path, finding);
      if (answer.kind === 'refused') {
        const { resultID } = answer;
        const isExpected = EXPECTED_REFUSALS[name] === resultID;
        // An expired session is never acceptable.
        const why = isExpected || SESSION_ENDED.has(resultID) ? undefined : mayRefuse;
        outcomes.add(isExpected || why ? 'expected refusal' : 'refused');
        const aside = why ?? (isExpected ? 'the shop expects that' : undefined);
        notes.add([refusalNote(answer, redactor), aside].filter(Boolean).join('; '));
        return;
      }
      outcomes.add(answer.kind);
      if (answer.kind === 'answered') take(answer.data);
      else if (answer.kind === 'picture') answers += 1;
      else notes.add(answer.why);
    },
    note: (sentence) => notes.add(sentence),
    noteTrouble(sentence) {
      outcomes.add('trouble');
      notes.add(sentence);
    },
    report(view) {
      const compared =
        rowStats.size > 0 ? compareFields(endpoint, rowStats, refusals, view) : NOTHING;
      const findings = [...envelopes.values(), ...compared.findings];
      const verdict = verdictOf(findings);
      const suffers = ['breaks', 'refused', 'unreachable'].includes(verdict);
      return {
        ...compared,
        name,
        call: `${endpoint.method} ${endpoint.path}`,
        findings,
        verdict,
        notes: [...notes],
        answers,
        screens: suffers ? (rowScreens[name] ?? []) : [],
      };
    },
  };
}

function refusalNote(
  { resultID, message }: Extract<Answer, { kind: 'refused' }>,
  redactor: Redactor,
): string {
  const code = Number.isNaN(resultID) ? 'a resultID that is no number' : String(resultID);
  if (message === '') return `refused with ${code}, without a message`;
  const said = redactor.printable(message);
  return `refused with ${code}, ${said === undefined ? 'message left out' : `saying “${said}”`}`;
}

/** Paths at which the production parser refuses the data, without list indexes. */
function refusedPaths({ response }: AnyEndpoint, data: unknown): string[] {
  try {
    const issues = response.safeParse(data).error?.issues ?? [];
    return issues.map(({ path }) => {
      const fields = path.filter((part) => typeof part !== 'number').map(String);
      return fields.join('.') + (typeof path.at(-1) === 'number' ? '[]' : '');
    });
  } catch {
    return [''];
  }
}
