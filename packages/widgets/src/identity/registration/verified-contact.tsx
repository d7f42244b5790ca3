import type { RegistrationForm } from '@clinicart/sdk/identity';
import { useWords } from '../../engine/index.ts';
import { Field, fieldStyles } from '../../ui/form/field.tsx';
import { TextInput, textInputStyles } from '../../ui/form/text-input.tsx';
import { CheckIcon } from '../../ui/media/icons.tsx';
import registerFormCss from './register-form.css?inline';
import { registerWords } from './register-words.ts';

export const verifiedContactStyles = [fieldStyles, textInputStyles, registerFormCss];

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
