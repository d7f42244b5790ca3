import { type FocusEvent, useEffect, useRef } from 'react';
import { useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Field, fieldStyles } from '../../ui/form/field.tsx';
import { PasswordInput, passwordInputStyles } from '../../ui/form/password-input.tsx';
import { focusField } from '../../ui/form/use-form.ts';
import { CodeField, codeFieldStyles } from './code-field.tsx';
import { ContactField, contactFieldsStyles } from './contact-fields.tsx';
import loginFormCss from './login-form.css?inline';
import { loginWords } from './login-words.ts';
import type { LoginState } from './use-login.ts';

export const loginFormStyles = [
  buttonStyles,
  fieldStyles,
  passwordInputStyles,
  codeFieldStyles,
  contactFieldsStyles,
  loginFormCss,
];

/** Contact, and a password or a code; in the light DOM for password managers. Spec: 1§2 Login dialog, 1§5 */
export function LoginForm({ login }: { login: LoginState }) {
  const text = useWords(loginWords);
  const { ref, values } = login;

  // The dialog can only focus its own nodes, and these are in the light DOM.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens.
  useEffect(() => {
    focusField(ref.current, values[values.by] === '' ? values.by : values.with);
  }, []);

  // The button that changes it is rendered anew, at the label of the other field.
  const shownWith = useRef(values.with);
  useEffect(() => {
    if (shownWith.current !== values.with) focusField(ref.current, values.with);
    shownWith.current = values.with;
  }, [ref, values.with]);

  // Focusing a tab or the close button does not leave the form.
  const leavePassword = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next === null || ref.current?.contains(next)) login.touch('password');
  };
  const isPassword = values.with === 'password';
  const otherWay = (
    <button
      type="button"
      className="clinic-code-switch"
      onClick={() => login.change({ with: isPassword ? 'code' : 'password' })}
    >
      {isPassword ? text.useCode : text.usePassword}
    </button>
  );

  return (
    <form
      ref={ref}
      className="clinic-login-form"
      noValidate
      onSubmit={(event) => void login.submit(event)}
    >
      <ContactField
        fields={values}
        flow="sign-in"
        isUserName
        isTouched={login.isTouched(values.by)}
        onChange={login.change}
        onLeave={() => login.touch(values.by)}
      />
      {isPassword ? (
        <Field label={text.password} error={login.messageFor('password')} labelEnd={otherWay}>
          <PasswordInput
            data-field="password"
            name="password"
            autoComplete="current-password"
            value={values.password}
            onChange={(event) => login.change({ password: event.target.value })}
            onBlur={leavePassword}
          />
        </Field>
      ) : (
        <CodeField
          code={login.code}
          labelEnd={otherWay}
          onContact={() => {
            login.touch(values.by);
            focusField(ref.current, values.by);
          }}
        />
      )}
      <Button
        kind="primary"
        size="l"
        block
        type="submit"
        disabled={!isPassword && login.code.fieldError !== undefined}
        busy={login.isSubmitting}
        busyLabel={text.loggingIn}
      >
        {text.logIn}
      </Button>
    </form>
  );
}
