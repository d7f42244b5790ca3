import type { Explanation } from '../../base/values/explanation.ts';
import { type ContactFields, contactOf } from './contact.ts';
import { type ContactFlow, checkContactFields, contactLine } from './contact-rules.ts';
import type { CodePurpose } from './contract.ts';
import { checkCaptcha, checkCode } from './rules.ts';

/** A field of the verification code that may have an error. */
export type CodeFieldName = 'code' | 'captcha';

/** A captcha to solve before another code is sent: a picture, or a question in its place. */
export interface CodeCaptcha {
  /** Key of the contact that the captcha is for. */
  readonly contact: string;
  /** Address of the picture. */
  readonly picture: string;
  /** A question in words, for a person who cannot see the picture. */
  readonly question: string | undefined;
  readonly typed: string;
  /** The server refused without saying whether it wants a captcha, so the field may stay empty. */
  readonly isOptional: boolean;
  /** All characters are typed and not checked yet. Characters that were sent once are not sent again automatically. */
  readonly isDue: boolean;
}

/** The purpose of a code and the contact that it goes to. */
export interface CodeTarget {
  readonly purpose: CodePurpose;
  readonly fields: ContactFields;
  /** The rules of the contact; left out for a contact that the server named. */
  readonly flow?: ContactFlow;
  /** The contact as it may be shown, when that differs from what was typed. */
  readonly shown?: string;
  /** Whether a captcha comes before each code, or (by default) once the server asks for one. */
  readonly captcha?: 'first' | 'asked';
}

/** The server's own sentence, or one of the catalogue. */
export type CodeFieldError = string | Explanation;

/** State of a verification code, whichever contact it goes to. */
export interface VerificationState {
  /** The field has appeared in the page, and has its captcha if it needs one. */
  readonly isOpen: boolean;
  readonly text: string;
  readonly touched: ReadonlySet<CodeFieldName>;
  readonly refused: { readonly field: CodeFieldName; readonly error: CodeFieldError } | undefined;
  /** The contact that the last code went to. */
  readonly sentTo: string | undefined;
  readonly isSending: boolean;
  readonly captcha: CodeCaptcha | undefined;
  /** Whether the server has questions in words; undefined until that is known. */
  readonly hasQuestion: boolean | undefined;
  /** Grows each time that the person has to solve a captcha. */
  readonly captchaRequests: number;
}

export const EMPTY_VERIFICATION: VerificationState = {
  isOpen: false,
  text: '',
  touched: new Set(),
  refused: undefined,
  sentTo: undefined,
  isSending: false,
  captcha: undefined,
  hasQuestion: undefined,
  captchaRequests: 0,
};

/** The view of a verification code for one contact. */
export interface CodeView extends Omit<VerificationState, 'touched' | 'refused' | 'isOpen'> {
  /** A captcha comes as soon as the field has appeared: keep its place. */
  readonly isCaptchaComing: boolean;
  /** Why the code cannot be used yet, whether or not that is shown. */
  readonly fieldError: Explanation | undefined;
  /** Seconds until a code may be sent again. */
  readonly wait: number;
  /** The errors to show: the server's answer, or the rule's once the field was left. */
  readonly errors: Readonly<Record<CodeFieldName, CodeFieldError | undefined>>;
}

/** Identifies a contact among those of one form. */
export const contactKey = ({ fields }: CodeTarget): string => JSON.stringify(contactOf(fields));

export const isContactFit = ({ fields, flow }: CodeTarget): boolean =>
  flow === undefined || checkContactFields(fields, flow) === undefined;

/** Returns the captcha of this contact. One that the server asked for is of one contact: another may need none. */
export const captchaFor = (
  { captcha }: VerificationState,
  target: CodeTarget,
): CodeCaptcha | undefined =>
  target.captcha === 'first' || captcha?.contact === contactKey(target) ? captcha : undefined;

export const isLeftOut = (captcha: CodeCaptcha | undefined): boolean =>
  captcha?.isOptional === true && captcha.typed === '';

/** Derives what to show; `wait` are the seconds until a code may be sent to this contact. Spec: 1§4, 1§5 */
export function viewOf(state: VerificationState, target: CodeTarget, wait: number): CodeView {
  const { touched, refused, isOpen, ...rest } = state;
  const captcha = captchaFor(state, target);
  const line = contactLine(contactOf(target.fields));
  const fieldErrors = {
    code: checkCode(state.text),
    captcha: isLeftOut(captcha) ? undefined : checkCaptcha(captcha?.typed ?? ''),
  };
  const errorOf = (field: CodeFieldName) => {
    if (refused?.field === field) return refused.error;
    return touched.has(field) ? fieldErrors[field] : undefined;
  };
  return {
    ...rest,
    captcha,
    isCaptchaComing: target.captcha === 'first' && !isOpen && !captcha && wait === 0,
    fieldError: fieldErrors.code,
    wait,
    // The pause outlives a reload, and shows that a code was sent before it.
    sentTo: state.sentTo === line || wait > 0 ? (target.shown ?? line) : undefined,
    errors: { code: errorOf('code'), captcha: errorOf('captcha') },
  };
}
