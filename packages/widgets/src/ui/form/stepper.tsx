import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { stepperWords } from '../foundation/ui-words.ts';
import { useWords } from '../foundation/words.ts';
import { MinusIcon, PlusIcon } from '../media/icons.tsx';

/** Which way a step goes. */
export type StepDirection = 'up' | 'down';

/** Props of {@link Stepper}. */
export interface StepperProps {
  value: number;
  /** Names the field and, with a verb, both buttons: 數量, quantity of VY-N100-M. */
  label: string;
  min?: number | undefined;
  max?: number | undefined;
  /** Only to dim the ends; 1 when not given. */
  step?: number | undefined;
  /** Greyed and silent. */
  disabled?: boolean | undefined;
  /** One step asked for; the caller's rule answers with the next `value`. */
  onStep(next: StepDirection): void;
  /** What was typed, when the field is left or Enter pressed; the caller's rule answers with the next `value`. */
  onCommit(text: string): void;
  /** A step past an end was asked for: the moment to say why. */
  onBlocked?: ((direction: StepDirection) => void) | undefined;
  /** Said beneath: the multiple, or in red the stock that is left. */
  note?: ReactNode;
  noteTone?: 'quiet' | 'danger' | undefined;
}

/** − value +. It knows no rule: it asks for steps and hands over what was typed. */
export function Stepper(props: StepperProps) {
  const { value, label, min, max, step = 1, disabled, onStep, onCommit, onBlocked } = props;
  const words = useWords(stepperWords);
  const noteId = useId();
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // Somebody was quicker than the script: what was typed into the server's field counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later keystrokes are heard.
  useEffect(() => {
    const text = field.current?.value;
    if (text === undefined || text === String(value)) return;
    if (field.current?.matches(':focus')) setTyped(text);
    else onCommit(text);
  }, []);
  const blocked = {
    down: min !== undefined && value - step < min,
    up: max !== undefined && value + step > max,
  };
  const ask = (direction: StepDirection) =>
    blocked[direction] ? onBlocked?.(direction) : onStep(direction);
  const commit = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed !== String(value)) onCommit(typed);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape' && typed !== undefined) setTyped(undefined);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      if (typed === undefined) ask(event.key === 'ArrowUp' ? 'up' : 'down');
      else commit();
    } else return;
    event.preventDefault();
  };
  // The arrow keys of the field do what the buttons do, so the buttons need no stop of their own in a long table.
  const button = (direction: StepDirection, name: string, sign: ReactNode) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      aria-disabled={blocked[direction] || undefined}
      disabled={disabled}
      onClick={() => ask(direction)}
    >
      {sign}
    </button>
  );
  return (
    <span className="clinic-stepper" part="stepper" data-disabled={disabled || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of equal parts everywhere. */}
      <span className="clinic-stepper-row" role="group" aria-label={label}>
        {button('down', words.minus({ label }), <MinusIcon size={14} />)}
        <input
          ref={field}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={props.note ? noteId : undefined}
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={press}
        />
        {button('up', words.plus({ label }), <PlusIcon size={14} />)}
      </span>
      {props.note && (
        <span className="clinic-stepper-note" id={noteId} data-tone={props.noteTone}>
          {props.note}
        </span>
      )}
    </span>
  );
}
