import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { stepperWords } from '../foundation/ui-words.ts';
import { useWords } from '../foundation/words.ts';
import { MinusIcon, PlusIcon } from '../media/first-icons.tsx';
import { isOwnKey } from '../page/own-key.ts';

export { default as stepperStyles } from './stepper.css?inline';

/** Direction of a step. */
export type StepDirection = 'up' | 'down';

export interface StepperProps {
  value: number;
  /** Names the field and, with a verb, both buttons: 數量, quantity of VY-N100-M. */
  label: string;
  min?: number | undefined;
  max?: number | undefined;
  /** Only decides when a button is dimmed at the limits; 1 by default. */
  step?: number | undefined;
  /** Dimmed and inert. */
  disabled?: boolean | undefined;
  /** Requests one step; the caller's rule sets the next `value`. */
  onStep(next: StepDirection): void;
  /** Runs with the typed text on blur or Enter; the caller's rule sets the next `value`. */
  onCommit(text: string): void;
  /** Requests a step past a limit, so that the caller can explain it. */
  onBlocked?: ((direction: StepDirection) => void) | undefined;
  /** Shown below: the multiple, a correction, or in red a refusal. */
  note?: ReactNode;
  noteTone?: 'quiet' | 'warning' | 'danger' | undefined;
  /**
   * `sign`: plus and minus step, and the arrow keys are left to the table around the field, which is then no spin
   * button. By default the arrow keys step.
   */
  stepKeys?: 'arrow' | 'sign' | undefined;
}

const STEP_KEYS: Readonly<Record<'arrow' | 'sign', Readonly<Record<string, StepDirection>>>> = {
  arrow: { ArrowUp: 'up', ArrowDown: 'down' },
  sign: { '+': 'up', '-': 'down' },
};

/** − value +. Knows no rules: requests steps and passes on typed text. */
export function Stepper(props: StepperProps) {
  const { value, label, min, max, step = 1, disabled, stepKeys = 'arrow' } = props;
  const { onStep, onCommit, onBlocked } = props;
  const words = useWords(stepperWords);
  const noteId = useId();
  const [typed, setTyped] = useState<string>();
  const blocked = {
    down: min !== undefined && value - step < min,
    up: max !== undefined && value + step > max,
  };
  // There from the first typed character on: a quantity is corrected as the field is left, when its description comes too late.
  const hasNote = props.note || typed !== undefined;
  const ask = (direction: StepDirection) =>
    blocked[direction] ? onBlocked?.(direction) : onStep(direction);
  const commit = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed !== String(value)) onCommit(typed);
  };
  const press = (event: KeyboardEvent) => {
    if (!isOwnKey(event)) return;
    const direction = STEP_KEYS[stepKeys][event.key];
    if (direction && typed === undefined) ask(direction);
    else if (direction || event.key === 'Enter') commit();
    else if (event.key === 'Escape' && typed !== undefined) setTyped(undefined);
    else return;
    event.preventDefault();
  };
  // The field's arrow keys do the same, so the buttons need no tab stops in a long table.
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
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          {...(stepKeys === 'arrow' && {
            role: 'spinbutton',
            'aria-valuenow': value,
            'aria-valuemin': min,
            'aria-valuemax': max,
          })}
          aria-describedby={hasNote ? noteId : undefined}
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={press}
        />
        {button('up', words.plus({ label }), <PlusIcon size={14} />)}
      </span>
      {hasNote && (
        <span
          className="clinic-stepper-note"
          id={noteId}
          data-tone={props.noteTone}
          aria-live="polite"
        >
          {props.note}
        </span>
      )}
    </span>
  );
}
