import { createContext, type ReactNode, useContext, useId } from 'react';
import { bilingual, useWords } from '../foundation/words.ts';
import { AlertIcon } from '../media/first-icons.tsx';

export { default as fieldStyles } from './field.css?inline';

const fieldWords = bilingual({
  zh: { optional: '（選填）' },
  en: { optional: ' (optional)' },
});

/** Attributes that a control takes from the {@link Field} around it. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  required?: boolean | undefined;
}

const Control = createContext<FieldControl>({});

/** Returns the attributes for a custom control inside a {@link Field}: spread them on its focusable element. */
export function useFieldControl(): FieldControl {
  return useContext(Control);
}

export interface FieldProps {
  label: ReactNode;
  /** Content at the end of the label line, such as a link. */
  labelEnd?: ReactNode;
  /** Help text below; `error` replaces it. */
  hint?: ReactNode;
  /** The message of an invalid field; the caller decides when to show it. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** Appends "(optional)" to the label. */
  optional?: boolean | undefined;
  /** One control: TextInput, PasswordInput, Select, or a custom one with {@link useFieldControl}. */
  children: ReactNode;
}

/** A label, one control, and a hint or error below, associated for screen readers. */
export function Field({ label, labelEnd, hint, error, required, optional, children }: FieldProps) {
  const id = useId();
  const words = useWords(fieldWords);
  const message = error || hint;
  return (
    <div className="clinic-field" part="field" data-invalid={error ? true : undefined}>
      <div className="clinic-field-head">
        <label htmlFor={id}>
          {label}
          {optional && <span className="clinic-field-optional">{words.optional}</span>}
        </label>
        {labelEnd}
      </div>
      <Control
        value={{
          id,
          required,
          'aria-describedby': message ? `${id}-message` : undefined,
          'aria-invalid': error ? true : undefined,
        }}
      >
        {children}
      </Control>
      <div className="clinic-field-message" id={`${id}-message`} aria-live="polite">
        {error && <AlertIcon size={14} />}
        {message && <span>{message}</span>}
      </div>
    </div>
  );
}
