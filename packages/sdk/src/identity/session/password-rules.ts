import { type Explanation, explain, type PlainReason } from '../../base/values/explanation.ts';
import type { Complaint } from './contact-rules.ts';

/** The forms in which a new password is chosen. */
export type PasswordFlow = 'register' | 'recover' | 'change';

interface PasswordRule {
  readonly least: number;
  /** Undefined when the documents name no upper bound. */
  readonly most?: number;
  /** The input limit of a field. */
  readonly typed?: number;
  readonly wrongLength: Explanation<'password-form' | 'password-length'>;
  readonly wrongSigns: PlainReason;
}

const FORM = { reason: 'password-form', facts: {} } as const;
const CHANGED = { least: 6, most: 16 };

/**
 * Spec conflict: 6–16 on blur, typing stops at 15, and the sentence says 6–15 (1§5); in forgot-password
 * only the lower bound counts (1§5, 2§5); in the account area 6–16 with separate sentences (1§5).
 */
const FLOWS: Readonly<Record<PasswordFlow, PasswordRule>> = {
  register: {
    least: 6,
    most: 16,
    typed: 15,
    wrongLength: FORM,
    wrongSigns: 'password-form',
  },
  recover: { least: 6, wrongLength: FORM, wrongSigns: 'password-form' },
  change: {
    ...CHANGED,
    typed: 16,
    wrongLength: { reason: 'password-length', facts: CHANGED },
    wrongSigns: 'password-signs',
  },
};

/** Returns the number of characters that a field accepts; undefined for any. Spec: 1§5 */
export const passwordEnd = (flow: PasswordFlow): number | undefined => FLOWS[flow].typed;

/** Returns why a password cannot be chosen; undefined when it can. Spec: 1§5, 2§5 */
export function checkPassword(password: string, flow: PasswordFlow): Complaint {
  const { least, most, wrongLength, wrongSigns } = FLOWS[flow];
  if (password.length < least || (most !== undefined && password.length > most)) return wrongLength;
  return /[A-Za-z]/.test(password) && /\d/.test(password) ? undefined : explain(wrongSigns);
}

/** Returns why a confirmation differs; undefined when both are the same. Spec: 1§5 */
export const checkConfirmation = (password: string, confirmation: string): Complaint =>
  password === confirmation ? undefined : explain('password-mismatch');
