/** What stands in a row of boxes, and the box that the next digit goes to. */
export interface Digits {
  readonly value: string;
  readonly at: number;
}

const DIGITS = /^\d*$/;

/** What was typed as plain digits, full-width ones too; undefined where something else is among them. */
export function typedDigits(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/[\s-]/g, '');
  return DIGITS.test(plain) ? plain : undefined;
}

/**
 * The input's text has changed to `typed`, with the digit of the current box selected: what was typed stands in its
 * place, or it is gone and the box before it comes next. More than there is room for is left out.
 */
export function afterTyping({ value, at }: Digits, typed: string, length: number): Digits {
  const next = typed.slice(0, length);
  const added = typed.length - value.length;
  if (added < 0) return { value: next, at: Math.max(0, Math.min(at - 1, next.length)) };
  const isReplaced = at < value.length;
  return { value: next, at: Math.min(at + added + (isReplaced ? 1 : 0), next.length) };
}

/** A pasted number: a whole one fills every box whatever stood there, a part goes where the caret is. */
export function pasted({ value, at }: Digits, text: string, length: number): Digits | undefined {
  const digits = typedDigits(text.trim());
  if (!digits || digits.length > length) return undefined;
  if (digits.length === length) return { value: digits, at: length };
  const next = (value.slice(0, at) + digits + value.slice(at + digits.length)).slice(0, length);
  return { value: next, at: Math.min(at + digits.length, next.length) };
}

/** Where a key leads; undefined for keys that are none of ours. */
export function moved(
  { value, at }: Digits,
  key: {
    readonly key: string;
    readonly ctrlKey: boolean;
    readonly metaKey: boolean;
    readonly altKey: boolean;
    readonly shiftKey: boolean;
  },
): number | undefined {
  if (key.ctrlKey || key.metaKey || key.altKey || key.shiftKey) return undefined;
  if (key.key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key.key === 'ArrowRight') return Math.min(value.length, at + 1);
  if (key.key === 'Home') return 0;
  return key.key === 'End' ? value.length : undefined;
}
