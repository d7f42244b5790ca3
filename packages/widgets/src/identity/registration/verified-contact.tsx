import type { RegistrationForm } from '@clinicart/sdk/identity';
import { useWords } from '../../engine/index.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { CheckIcon } from '../../ui/media/icons.tsx';
import { registerWords } from './register-words.ts';

/** The verified contact, under which a password manager saves the new password. */
export function VerifiedContact({ form }: { form: RegistrationForm }) {
  const text = useWords(registerWords);
  const isEmail = form.by === 'email';
  return (
    <Field
      label={isEmail ? text.email : text.phone}
      labelEnd={
        <span className="clinic-register-verified">
          <CheckIcon size={14} />
          {text.verified}
        </span>
      }
    >
      <TextInput
        readOnly
        name="username"
        autoComplete="username"
        value={isEmail ? form.email.trim() : form.phone.trim()}
        lead={isEmail ? undefined : <span className="clinic-register-area">{form.areaCode}</span>}
      />
    </Field>
  );
}
