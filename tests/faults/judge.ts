// Whether a person can carry on: the screen stays usable, says what failed in its language, and lets them try again.
import type { AnyEndpoint } from '@clinicart/sdk/contract';
import type { FaultName } from './faults.ts';
import type { Cell } from './matrix.ts';
import type { Press } from './presses/press.ts';
import type { Course, Lang, PressCourse } from './trials.ts';
import { unfitJson } from './unfit.ts';

/** The key of a message whose text is not there. */
const KEY = /^[a-z]+(-[a-z]+)+$/;

/** Chinese has a Han character; English has none, and is no key. */
const IN_LANGUAGE: Readonly<Record<Lang, (text: string) => boolean>> = {
  zh: (text) => /\p{Script=Han}/u.test(text),
  en: (text) => !/\p{Script=Han}/u.test(text) && !KEY.test(text),
};

/** Words without which the screen is not whole; numbers count down or up. */
const wordsOf = (text: string) => text.split(' ').filter((word) => !/^[\d,.:$HK]*$/.test(word));

/** The words of the screen that have not come back. */
function missingWords({ base, after }: Pick<Course, 'base' | 'after'>): readonly string[] {
  const there = new Set(wordsOf(after.text));
  return wordsOf(base.seen.text).filter((word) => !there.has(word));
}

/** The sentences that a person reads because of the fault. */
const newSentences = ({ base, met }: Pick<Course, 'base' | 'met'>): readonly string[] =>
  met.said.filter((text) => !base.seen.said.includes(text));

const wrongLanguage = (sentences: readonly string[], language: Lang): readonly string[] =>
  sentences.filter((text) => !IN_LANGUAGE[language](text));

/** How a screen lets a person try again where the fault leaves no button for it. */
interface Leniency {
  /** The screen is whole without the answer, and says nothing. */
  readonly isQuiet?: boolean;
  /** The screen asks again by itself. */
  readonly isAutomatic?: boolean;
}

/** The faults of a screen that met a fault while it opened; none if a person can carry on. */
export function losses(course: Course, language: Lang, leniency: Leniency): readonly string[] {
  const { met, retries, after, complaints } = course;
  const found: string[] = complaints.map((line) => `console: ${line}`);
  if (met.met === 0) found.push('the screen did not make the call');
  for (const tag of [...met.crashed, ...after.crashed]) found.push(`<${tag}> crashed`);
  const sentences = newSentences(course);
  for (const text of wrongLanguage(sentences, language))
    found.push(`in the wrong language: ${text}`);
  if (leniency.isQuiet) return found;
  if (sentences.length === 0) found.push('says nothing');
  if (leniency.isAutomatic) return found;
  if (retries === 0) found.push('no way to try again');
  else {
    const still = after.alerts.filter((text) => !course.base.seen.alerts.includes(text));
    for (const text of still) found.push(`still says: ${text}`);
    const missing = missingWords(course);
    if (missing.length > 0) found.push(`does not come back: ${missing.slice(0, 6).join(' ')}`);
  }
  return found;
}

/** Faults before which the server has done nothing: its answer decides, so the screen must not claim success. */
const WITHOUT_WORK: ReadonlySet<FaultName> = new Set(['cut before', '500', '502', '429']);

/**
 * Whether a press ended well in spite of the fault. A write whose work was done may be confirmed by another call: then the
 * screen proceeds as if nothing had happened. A read without its answer has to say so.
 */
export const isConfirmed = (
  { read }: AnyEndpoint,
  fault: FaultName,
  { met, left }: Pick<PressCourse, 'met' | 'left'>,
): boolean => !read && !WITHOUT_WORK.has(fault) && (left.length > 0 || met.alerts.length === 0);

interface Pressed {
  readonly endpoint: AnyEndpoint;
  readonly fault: FaultName;
  readonly press: Press;
}

/** How the trial of a press ended, and what the person lost; nothing if the person can carry on. */
export function pressLosses(
  course: PressCourse,
  language: Lang,
  { endpoint, fault, press }: Pressed,
): Pick<Cell, 'end' | 'lost'> {
  const { met, after, typed, kept, retries, canRepeat, complaints } = course;
  const found: string[] = complaints.map((line) => `console: ${line}`);
  if (met.met === 0) found.push('the press did not make the call');
  for (const tag of [...met.crashed, ...after.crashed]) found.push(`<${tag}> crashed`);
  const sentences = newSentences(course);
  for (const text of wrongLanguage(sentences, language))
    found.push(`in the wrong language: ${text}`);
  const readsNothing = fault === 'unfit' && unfitJson(endpoint) === undefined;
  const mayHaveSucceeded = !endpoint.read && !WITHOUT_WORK.has(fault);
  if (readsNothing) return { end: 'fit', lost: found };
  if (isConfirmed(endpoint, fault, course)) return { end: 'confirmed', lost: found };
  const end = press.isQuiet ? 'quiet' : 'said';
  if (sentences.length === 0 && !press.isQuiet) found.push('says nothing');
  const there = new Set(kept);
  const isKept = (text: string) => {
    // A form may put what was typed into a list, which shows it again.
    const [word = ''] = text.split(' ');
    return there.has(text) || after.text.includes(word);
  };
  if (!press.removes && !(press.changes && mayHaveSucceeded))
    for (const text of typed) if (!isKept(text)) found.push(`loses what was typed: ${text}`);
  if (press.isAutomatic || press.isQuiet) return { end, lost: found };
  if (retries === 0 && !canRepeat) found.push('no way to try again');
  if (mayHaveSucceeded) return { end, lost: found };
  const still = after.alerts.filter((text) => !course.base.seen.alerts.includes(text));
  for (const text of still) found.push(`still says: ${text}`);
  return { end, lost: found };
}
