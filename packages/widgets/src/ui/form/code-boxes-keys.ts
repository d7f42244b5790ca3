import { isOwnKey, type PressedKey } from '../page/own-key.ts';

/** The digits of a row of boxes, and the current box. */
export interface Digits {
  readonly value: string;
  readonly at: number;
}

const DIGITS = /^\d*$/;

/** Returns the digits of a text, full-width ones converted; undefined if it contains anything else. */
export function typedDigits(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/[\s-]/g, '');
  return DIGITS.test(plain) ? plain : undefined;
}

/**
 * Returns the state after the input's text has changed to `typed` while the digit of the current box was selected: the
 * new digit replaces it, or after a deletion the previous box is current. Drops surplus digits.
 */
export function afterTyping({ value, at }: Digits, typed: string, length: number): Digits {
  const next = typed.slice(0, length);
  const added = typed.length - value.length;
  if (added < 0) return { value: next, at: Math.max(0, Math.min(at - 1, next.length)) };
  const isReplaced = at < value.length;
  return { value: next, at: Math.min(at + added + (isReplaced ? 1 : 0), next.length) };
}

/** Returns the state after a paste: a complete number fills all boxes, a part is inserted at the caret. */
export function pasted({ value, at }: Digits, text: string, length: number): Digits | undefined {
  const digits = typedDigits(text.trim());
  if (!digits || digits.length > length) return undefined;
  if (digits.length === length) return { value: digits, at: length };
  const next = (value.slice(0, at) + digits + value.slice(at + digits.length)).slice(0, length);
  return { value: next, at: Math.min(at + digits.length, next.length) };
}

/** Returns the box that a key moves to; undefined for other keys. */
export function moved(
  { value, at }: Digits,
  key: PressedKey & Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): number | undefined {
  if (key.shiftKey || !isOwnKey(key)) return undefined;
  if (key.key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key.key === 'ArrowRight') return Math.min(value.length, at + 1);
  if (key.key === 'Home') return 0;
  return key.key === 'End' ? value.length : undefined;
}
