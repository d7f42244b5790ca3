import { createContext, type ReactNode, useContext, useId } from 'react';
import { fieldWords } from '../foundation/ui-words.ts';
import { useWords } from '../foundation/words.ts';
import { AlertIcon } from '../media/icons.tsx';

/** What a control takes from the {@link Field} around it. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  required?: boolean | undefined;
}

const Control = createContext<FieldControl>({});

/** For a control of your own inside a {@link Field}: spread the answer on the focusable element. */
export function useFieldControl(): FieldControl {
  return useContext(Control);
}

/** Props of {@link Field}. */
export interface FieldProps {
  label: ReactNode;
  /** Something at the end of the label line, such as a link. */
  labelEnd?: ReactNode;
  /** Quiet text beneath; gives way to `error`. */
  hint?: ReactNode;
  /** The message, once the field has been left; when to show it is the caller's to say. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** Writes “(optional)” after the label. */
  optional?: boolean | undefined;
  /** One control: TextInput, PasswordInput, Select, or your own with {@link useFieldControl}. */
  children: ReactNode;
}

/** Label above, one control, hint or message beneath, wired together for a screen reader. */
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
