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

/** Returns how many of the server's steps are done: by their times, else by the status. */
function doneOfServer(status: ReturnStatus, steps: readonly ReturnStepAnswer[]): number {
  const timed = steps.findLastIndex(({ at }) => at !== undefined) + 1;
  if (timed > 0) return timed;
  const last = steps.length - 1;
  const done: Readonly<Record<ReturnStatus, number>> = {
    'under-review': 1,
    'to-send-back': 2,
    'sent-back': 3,
    refunding: last,
    completed: steps.length,
    cancelled: steps.length,
    rejected: steps.length,
    unknown: 1,
  };
  return status === 'completed' || status === 'cancelled' || status === 'rejected'
    ? steps.length
    : Math.min(done[status], last);
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
  const isWhole = steps.length >= (isReturnClosed(answer) ? 2 : FEWEST_STEPS);
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
