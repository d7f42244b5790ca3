import { explain } from '../base/values/explanation.ts';
import { isReturnClosed, type Worded } from './return-status.ts';
import type { ReturnOrder, ReturnStatus, ReturnStepAnswer } from './types.ts';

/** A step that the documents imply, for a server that names none. */
type OwnStep =
  | 'submitted'
  | 'reviewed'
  | 'sent-back'
  | 'refunded'
  | 'done'
  | 'cancelled'
  | 'rejected';

/** A step, and how far the application has come. */
export interface ReturnProgressStep {
  readonly text: Worded<`return-step-${OwnStep}`>;
  readonly state: 'done' | 'current' | 'ahead';
  /** Time in milliseconds since 1970; undefined where it is not known. */
  readonly at: number | undefined;
}

/** Steps of a return, and of a refund alone, which has fewer. Spec: 2§2.7 */
const RETURN_STEPS: readonly OwnStep[] = ['submitted', 'reviewed', 'sent-back', 'refunded', 'done'];
const REFUND_STEPS: readonly OwnStep[] = ['submitted', 'reviewed', 'refunded', 'done'];
/** An open application has at least these: submitted, reviewed, refunded. */
const FEWEST_STEPS = 3;

function ownSteps({ status, kind }: Pick<ReturnOrder, 'status' | 'kind'>): readonly OwnStep[] {
  if (status === 'cancelled' || status === 'rejected') return ['submitted', status];
  return kind === 'refund-only' ? REFUND_STEPS : RETURN_STEPS;
}

/** How many of so many steps are done, by status. */
function doneBy(status: ReturnStatus, steps: readonly OwnStep[]): number {
  const before = (step: OwnStep) => Math.max(steps.indexOf(step), 0);
  switch (status) {
    case 'under-review':
    case 'unknown':
      return before('reviewed');
    case 'to-send-back':
      return steps.includes('sent-back') ? before('sent-back') : before('refunded');
    case 'sent-back':
    case 'refunding':
      return before('refunded');
    default:
      return steps.length;
  }
}

/** Returns how many of the server's steps are done: by their times, else by the status of one that is not closed. */
function doneOfServer(status: ReturnStatus, steps: readonly ReturnStepAnswer[]): number {
  const timed = steps.findLastIndex(({ at }) => at !== undefined) + 1;
  if (timed > 0) return timed;
  const last = steps.length - 1;
  const done: Partial<Record<ReturnStatus, number>> = {
    'to-send-back': 2,
    'sent-back': 3,
    refunding: last,
  };
  return status === 'completed' ? steps.length : Math.min(done[status] ?? 1, last);
}

/**
 * Returns whether the server names a whole bar. Of a closed application only times tell which of the usual steps it has
 * reached: the last ones would say that it was refunded.
 */
function namesWholeBar({ status, steps }: Pick<ReturnOrder, 'status' | 'steps'>): boolean {
  return isReturnClosed({ status })
    ? steps.length >= 2 && steps.some(({ at }) => at !== undefined)
    : steps.length >= FEWEST_STEPS;
}

const isOver = ({ status }: Pick<ReturnOrder, 'status'>) =>
  status === 'completed' || isReturnClosed({ status });

/**
 * Returns the steps of the progress bar. The server's texts and times are shown where it names a whole bar; else the
 * steps that follow from the status, with the one time that is known. Spec: 2§2.7, 2§3 progressBar
 */
export function returnProgress(
  answer: Pick<ReturnOrder, 'status' | 'kind' | 'steps' | 'appliedAt'>,
): readonly ReturnProgressStep[] {
  const { status, steps } = answer;
  const isWhole = namesWholeBar(answer);
  const own = ownSteps(answer);
  const done = isWhole ? doneOfServer(status, steps) : doneBy(status, own);
  const bar: readonly Pick<ReturnProgressStep, 'text' | 'at'>[] = isWhole
    ? steps
    : own.map((step, index) => ({
        text: explain(`return-step-${step}`),
        at: index === 0 ? answer.appliedAt : undefined,
      }));
  return bar.map((step, index) => ({
    ...step,
    state: index < done ? 'done' : index === done && !isOver(answer) ? 'current' : 'ahead',
  }));
}

/** Returns whether the steps are few, so that the bar shows them wider. Spec: 2§2.7 */
export const hasWideSteps = (steps: readonly ReturnProgressStep[]): boolean => steps.length < 5;
