import { SESSION_ENDED } from '../../packages/sdk/src/base/envelope.ts';
import { type AnyEndpoint, documentedRows } from '../../packages/sdk/src/contract.ts';
import { rowScreens } from '../../packages/sdk/src/screens.ts';
import { look, type Sights } from './field-stats.ts';
import { compareFields, type FieldReport, type Finding, type ReportView } from './findings.ts';
import type { Discretion } from './redactor.ts';
import type { Answer } from './server-call.ts';

export type Verdict =
  | 'fits'
  /** The shop copes with what differs. */
  | 'tolerated'
  | 'breaks'
  | 'refused'
  /** Refused for a reason that the shop has words for. */
  | 'declined'
  | 'unreachable'
  /** The documents do not describe the call, and the server does not have it. */
  | 'absent'
  | 'not tried';

/** The findings about one row. */
export interface RowReport extends FieldReport {
  readonly name: string;
  readonly call: string;
  readonly verdict: Verdict;
  /** Sentences about the whole row: why it was refused, not reached or not tried. */
  readonly notes: readonly string[];
  /** Number of answers that were compared. */
  readonly answers: number;
  /** Screens that suffer; none where the shop copes. */
  readonly screens: readonly string[];
}

const NOTHING: FieldReport = { findings: [], unseen: [], assumedSent: [], assumedMissing: [] };

/** Refusals that screens have words for: 1359 says that an offer is for new customers only, 1328 that goods or a campaign are over. Spec: 1§8 */
const EXPECTED_REFUSALS: Readonly<Record<string, number>> = {
  'promotion.page': 1359,
  'promotion.activities': 1359,
  'catalogue.newCustomerProducts': 1359,
  'campaign.details': 1328,
};

/** Gathers the answers to one row. */
export interface RowLog {
  /** `mayRefuse` says why a refusal would be in order. */
  add(answer: Answer, mayRefuse?: string): void;
  /** Adds a sentence about the row: why it was not asked, for one. */
  note(sentence: string): void;
  /** Adds one about something that should not have happened, and that the run got over. */
  noteTrouble(sentence: string): void;
  report(view: ReportView): RowReport;
}

export function createRowLog(endpoint: AnyEndpoint, discretion: Discretion): RowLog {
  const { name } = endpoint;
  const isUndocumented = documentedRows.get(name)?.withoutCall !== undefined;
  const sights: Sights = new Map();
  const refusals = new Map<string, number>();
  const notes = new Set<string>();
  const envelopes = new Map<string, Finding>();
  const outcomes = new Set<Answer['kind'] | 'expected refusal' | 'trouble'>();
  let answers = 0;

  function take(data: unknown): void {
    answers += 1;
    look(sights, endpoint, data);
    for (const path of new Set(refusedPaths(endpoint, data)))
      refusals.set(path, (refusals.get(path) ?? 0) + 1);
  }

  function verdictOf(findings: readonly Finding[]): Verdict {
    if (outcomes.size === 0) return 'not tried';
    if (outcomes.has('unfit') || findings.some(({ breaks }) => breaks)) return 'breaks';
    if (outcomes.has('unreachable')) return isUndocumented ? 'absent' : 'unreachable';
    // One of several may be refused: goods that went off sale a moment ago.
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
        // The end of a session is never in order.
        const why = isExpected || SESSION_ENDED.has(resultID) ? undefined : mayRefuse;
        outcomes.add(isExpected || why ? 'expected refusal' : 'refused');
        const aside = why ?? (isExpected ? 'the shop expects that' : undefined);
        notes.add([refusalNote(answer, discretion), aside].filter(Boolean).join('; '));
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
      const compared = sights.size > 0 ? compareFields(endpoint, sights, refusals, view) : NOTHING;
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
  discretion: Discretion,
): string {
  const code = Number.isNaN(resultID) ? 'a resultID that is no number' : String(resultID);
  if (message === '') return `refused with ${code}, without a message`;
  const said = discretion.sayable(message);
  return `refused with ${code}, ${said === undefined ? 'message left out' : `saying “${said}”`}`;
}

/** Paths at which the production reading refuses the data, without positions in lists. */
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
