import { type Explanation, explain } from '../../base/values/explanation.ts';

/** The sentence of a change that was made. */
export type ProfileDoneReason = 'set-successfully' | 'modified' | 'modified-log-in' | 'submitted';

/** The result of a change: made, with a sentence to show, or not sent, with the error of each field. */
export type ProfileOutcome<Field extends string> =
  | { readonly ok: true; readonly notice: Explanation<ProfileDoneReason> }
  | {
      readonly ok: false;
      readonly complaints: Readonly<Partial<Record<Field, Explanation>>>;
    };

export const done = (reason: ProfileDoneReason) => ({ ok: true as const, notice: explain(reason) });

/** Returns the outcome of a change with field errors; undefined when there are none. */
export function unfit<Field extends string>(
  complaints: Readonly<Partial<Record<Field, Explanation | undefined>>>,
): ProfileOutcome<Field> | undefined {
  const found = Object.entries<Explanation | undefined>(complaints).filter(([, why]) => why);
  if (found.length === 0) return undefined;
  return {
    ok: false,
    complaints: Object.fromEntries(found) as Partial<Record<Field, Explanation>>,
  };
}
