import { passwordEnd } from '@clinicart/sdk/identity';
import type { FormEvent } from 'react';
import { useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Field, fieldStyles } from '../../ui/form/field.tsx';
import { PasswordInput, passwordInputStyles } from '../../ui/form/password-input.tsx';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { registerWords } from './register-words.ts';
import { RegistrationFailure, registrationFailureStyles } from './registration-contact-step.tsx';
import type { RegisterState } from './use-register.ts';
import { VerifiedContact, verifiedContactStyles } from './verified-contact.tsx';

export const registrationPasswordStepStyles = [
  buttonStyles,
  fieldStyles,
  passwordInputStyles,
  noticeStyles,
  registrationFailureStyles,
  verifiedContactStyles,
];

/** Step two: a password; then registers without a certificate or continues to the clinic. Spec: 1§4 */
export function RegistrationPasswordStep({ register }: { register: RegisterState }) {
  const text = useWords(registerWords);
  const { form } = register;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    register.certify();
  };
  const control = (field: 'password' | 'confirmation') => ({
    'data-field': field,
    name: field,
    autoComplete: 'new-password' as const,
    maxLength: passwordEnd('register'),
    value: form[field],
    onChange: (event: { target: { value: string } }) =>
      register.change({ [field]: event.target.value }),
    onBlur: () => {
      if (form[field] !== '') register.touch(field);
    },
  });
  return (
    <form className="clinic-register-narrow" noValidate onSubmit={submit}>
      {register.hasLostPasswords && <Notice tone="info">{text.passwordsGone}</Notice>}
      <div className="clinic-register-fields">
        <VerifiedContact form={form} />
        <Field label={text.password} required error={register.messageFor('password')}>
          <PasswordInput of={text.password} {...control('password')} />
        </Field>
        <Field label={text.confirmation} required error={register.messageFor('confirmation')}>
          <PasswordInput of={text.confirmation} {...control('confirmation')} />
        </Field>
      </div>
      <RegistrationFailure register={register} />
      <Button kind="primary" size="l" block type="submit">
        {text.certify}
      </Button>
      <Button
        kind="secondary"
        size="l"
        block
        busy={register.busy === 'registering'}
        busyLabel={text.registering}
        onClick={() => void register.registerOnly()}
      >
        {text.direct}
      </Button>
      <Button kind="link" onClick={register.back}>
        {text.back}
      </Button>
    </form>
  );
}
