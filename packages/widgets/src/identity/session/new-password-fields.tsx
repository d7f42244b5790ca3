import { type Complaint, type PasswordFlow, passwordEnd } from '@clinicart/sdk';
import type { FocusEvent } from 'react';
import { useShop, useWords } from '../../engine/index.ts';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { newPasswordWords } from './code-words.ts';

/** A new password, typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

interface NewPasswordFieldsProps {
  flow: PasswordFlow;
  typed: NewPassword;
  /** What is wrong with each, once it was left. */
  complaints: { readonly [Place in keyof NewPassword]?: Complaint };
  labels?: NewPassword;
  onChange(part: Partial<NewPassword>): void;
  onLeave(place: keyof NewPassword): void;
}

/** A new password and its repetition. Sheets: field, button. Spec: 1§5 */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { flow, typed, complaints, onChange, onLeave } = props;
  const { language } = useShop();
  const words = useWords(newPasswordWords);
  const labels = props.labels ?? words;
  const control = (place: keyof NewPassword) => (
    <Field
      label={labels[place]}
      error={complaints[place] && language.say(complaints[place])}
      hint={place === 'password' && language.say({ reason: 'password-form', facts: {} })}
    >
      <PasswordInput
        data-field={place}
        name={place === 'password' ? 'new-password' : 'confirm-password'}
        autoComplete="new-password"
        maxLength={passwordEnd(flow)}
        value={typed[place]}
        onChange={(event) => onChange({ [place]: event.target.value })}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          const next = event.relatedTarget;
          if (next === null || event.currentTarget.form?.contains(next)) onLeave(place);
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
