import type * as z from 'zod/mini';

/** A field that does not fit its row of the contract: its path and the expected type, never its value. */
export interface Misfit {
  /** Wire names and places in lists, such as `goods.0.count`; '' for the whole body. */
  readonly field: string;
  readonly expected: string;
}

/** Most misfits to report; the lines of a long answer repeat one. */
const MOST_MISFITS = 5;

function expectedOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    // Sentences of `parsers.ts`, which quote nothing.
    case 'custom':
      return issue.message.replace(/^expected /, '');
    default:
      return issue.code.replaceAll('_', ' ');
  }
}

/**
 * Extracts the parts of a schema error that may be reported. The error itself may quote the value. No row reads a
 * record, so each step of a path is a name of the contract; a test checks that.
 */
export function misfitsOf(error: z.core.$ZodError): readonly Misfit[] {
  return error.issues
    .slice(0, MOST_MISFITS)
    .map((issue) => ({ field: issue.path.join('.'), expected: expectedOf(issue) }));
}
