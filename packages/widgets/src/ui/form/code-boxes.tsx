import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { classes } from '../foundation/class-names.ts';
import codeBoxesCss from './code-boxes.css?inline';
import { afterTyping, type Digits, moved, pasted, typedDigits } from './code-boxes-keys.ts';
import { Field, fieldStyles, useFieldControl } from './field.tsx';
import { PrivateInput } from './private-input.tsx';

export const codeBoxesStyles = [fieldStyles, codeBoxesCss];

export interface DigitBoxesProps {
  /** Should mention the number of digits: screen readers announce one field. */
  label: string;
  length: number;
  value: string;
  onChange(value: string): void;
  /** Runs when the last box is filled. */
  onComplete?: ((value: string) => void) | undefined;
  /** Runs when the focus leaves the field. */
  onLeave?: (() => void) | undefined;
  /** Shown after anything but digits was typed, or too many were pasted. */
  refusal: string;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** Value of `data-field`, by which a form focuses it. */
  name?: string | undefined;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A secret number in a row of boxes. One real, transparent input lies over them: screen readers, paste and on-screen
 * keyboards use an ordinary password field, and the boxes only show its state.
 */
export function DigitBoxes({ label, refusal, hint, error, ...input }: DigitBoxesProps) {
  const [isRefused, setRefused] = useState(false);
  return (
    <Field label={label} hint={hint} error={isRefused ? refusal : error}>
      <Boxes {...input} onRefused={setRefused} />
    </Field>
  );
}

type BoxesProps = Omit<DigitBoxesProps, 'label' | 'refusal' | 'hint' | 'error'> & {
  onRefused(isRefused: boolean): void;
};

function Boxes(props: BoxesProps) {
  const { length, value, disabled, onLeave, ref } = props;
  const control = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, setFocused] = useState(false);
  const digits = useDigits(input, props);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  return (
    <span className="clinic-digits" part="digit-boxes">
      <PrivateInput
        {...control}
        ref={input}
        data-field={props.name}
        type="password"
        inputMode="numeric"
        // With "off" browsers offer to save it as the account's password and fill that in here.
        autoComplete="one-time-code"
        spellCheck={false}
        autoCapitalize="off"
        disabled={disabled}
        value={value}
        onFocus={() => {
          setFocused(true);
          digits.moveTo(value.length);
        }}
        onBlur={(event) => {
          setFocused(false);
          const next = event.relatedTarget;
          if (next === null || event.currentTarget.form?.contains(next)) onLeave?.();
        }}
        {...digits.handlers}
      />
      {Array.from({ length }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a box.
          key={at}
          aria-hidden="true"
          className={classes(
            'clinic-digit',
            at < value.length && 'clinic-digit-filled',
            isFocused && at === Math.min(digits.at, length - 1) && 'clinic-digit-current',
          )}
        />
      ))}
    </span>
  );
}

/** Handles input, paste and keys of the boxes. */
function useDigits(
  input: { readonly current: HTMLInputElement | null },
  { length, value, onChange, onComplete, onRefused }: BoxesProps,
) {
  const [place, setPlace] = useState(value.length);
  // The caller may have cleared the value.
  const at = Math.min(place, value.length);
  const [changes, count] = useReducer((before: number) => before + 1, 0);
  // Selects the digit of the current box, so that the next one replaces it. React moves the caret to the end when it
  // reverts a rejected change, so this runs after each change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useLayoutEffect(() => {
    const field = input.current;
    if (field?.matches(':focus')) field.setSelectionRange(at, Math.min(at + 1, value.length));
  }, [input, at, value, changes]);

  const moveTo = (next: number) => {
    setPlace(Math.max(0, Math.min(next, value.length)));
    count();
  };
  const take = (next: Digits | undefined) => {
    onRefused(next === undefined);
    count();
    if (!next) return;
    setPlace(next.at);
    if (next.value === value) return;
    onChange(next.value);
    if (next.value.length === length) onComplete?.(next.value);
  };
  return {
    at,
    moveTo,
    handlers: {
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const typed = typedDigits(event.target.value);
        take(typed === undefined ? undefined : afterTyping({ value, at }, typed, length));
      },
      onPaste(event: ClipboardEvent<HTMLInputElement>) {
        event.preventDefault();
        take(pasted({ value, at }, event.clipboardData.getData('text'), length));
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        const next = moved({ value, at }, event);
        if (next === undefined) return;
        event.preventDefault();
        moveTo(next);
      },
      onClick(event: MouseEvent<HTMLInputElement>) {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        // A click by a screen reader has no coordinates.
        if (event.detail > 0) moveTo(Math.floor(((event.clientX - left) / width) * length));
      },
    },
  };
}
