import type { LoginField } from '@clinicart/sdk';
import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react';
import { useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { CodeField } from './code-field.tsx';
import { ContactField } from './contact-fields.tsx';
import { loginWords } from './login-words.ts';
import type { LoginState } from './use-login.ts';

/** Who, and a password or a code; in the light DOM for password managers. Spec: 1§2 Login dialog, 1§5 */
export function LoginForm({ login }: { login: LoginState }) {
  const element = useRef<HTMLFormElement>(null);
  const text = useWords(loginWords);
  const { form } = login;
  const focus = (field: LoginField) =>
    element.current?.querySelector<HTMLElement>(`[data-field='${field}']`)?.focus();

  // The dialog looks for something to focus among its own nodes, and these are not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens.
  useEffect(() => {
    focus(form[form.by] === '' ? form.by : form.with);
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const field = await login.enter();
    if (field) focus(field);
  };
  // Going to a tab or to the close button is not leaving a field unfinished.
  const leavePassword = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next === null || element.current?.contains(next)) login.leave('password');
  };
  const isPassword = form.with === 'password';
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
    <form ref={element} className="clinic-login-form" noValidate onSubmit={submit}>
      <ContactField
        fields={form}
        flow="sign-in"
        isUserName
        isLeft={login.isLeft(form.by)}
        onChange={login.change}
        onLeave={() => login.leave(form.by)}
      />
      {isPassword ? (
        <Field label={text.password} error={login.passwordMessage} labelEnd={otherWay}>
          <PasswordInput
            data-field="password"
            name="password"
            autoComplete="current-password"
            value={form.password}
            onChange={(event) => login.change({ password: event.target.value })}
            onBlur={leavePassword}
          />
        </Field>
      ) : (
        <CodeField
          code={login.code}
          labelEnd={otherWay}
          onContact={() => {
            login.leave(form.by);
            focus(form.by);
          }}
        />
      )}
      <Button
        kind="primary"
        size="l"
        block
        type="submit"
        busy={login.isEntering}
        busyLabel={text.loggingIn}
      >
        {text.logIn}
      </Button>
    </form>
  );
}
