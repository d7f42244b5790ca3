import { type PasswordFlow, passwordEnd } from '@clinicart/sdk/identity';
import type { FocusEvent } from 'react';
import { useSay, useWords } from '../../engine/index.ts';
import { Field, fieldStyles } from '../../ui/form/field.tsx';
import { PasswordInput, passwordInputStyles } from '../../ui/form/password-input.tsx';
import { newPasswordWords } from './code-words.ts';

export const newPasswordFieldsStyles = [fieldStyles, passwordInputStyles];

/** A new password and its repetition. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

interface NewPasswordFieldsProps {
  flow: PasswordFlow;
  values: NewPassword;
  messageFor(field: keyof NewPassword): string | undefined;
  onChange(part: Partial<NewPassword>): void;
  /** Left for another field; focusing a tab or the close button does not count. */
  onLeave(field: keyof NewPassword): void;
}

/** Two inputs for a new password. Spec: 1§5 */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { flow, values, messageFor, onChange, onLeave } = props;
  const say = useSay();
  const words = useWords(newPasswordWords);
  const control = (field: keyof NewPassword) => (
    <Field
      label={words[field]}
      error={messageFor(field)}
      hint={field === 'password' && say({ reason: 'password-form', facts: {} })}
    >
      <PasswordInput
        of={words[field]}
        data-field={field}
        name={field === 'password' ? 'new-password' : 'confirm-password'}
        autoComplete="new-password"
        maxLength={passwordEnd(flow)}
        value={values[field]}
        onChange={(event) => onChange({ [field]: event.target.value })}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          const next = event.relatedTarget;
          if (next === null || event.currentTarget.form?.contains(next)) onLeave(field);
        }}
      />
    </Field>
  );
  return (
    <>
      {control('password')}
      {control('confirmation')}
    </>
  );
}
