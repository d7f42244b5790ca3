import { AREA_CODES, CODE_LENGTH, type LoginField } from '@clinicart/sdk';
import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react';
import { useShop, useWords } from '../engine/index.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { PasswordInput, TextInput } from '../ui/text-input.tsx';
import { CaptchaField } from './captcha-field.tsx';
import type { LoginState, Place } from './login-state.ts';
import { loginWords } from './login-words.ts';

/** Who, and a password or a code; in the light DOM for password managers. Spec: 1§2 Login dialog, 1§5 */
export function LoginForm({ login }: { login: LoginState }) {
  const element = useRef<HTMLFormElement>(null);
  const shop = useShop();
  const text = useWords(loginWords);
  const { form } = login;
  const control = (field: Place) =>
    element.current?.querySelector<HTMLInputElement>(`[data-field='${field}']`);
  const focus = (field: Place) => control(field)?.focus();

  // The dialog looks for something to focus among its own nodes, and these are not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens.
  useEffect(() => {
    focus(form[form.by] === '' ? form.by : form.with);
  }, []);

  // What was read wrong is kept, and gives way to the first key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that a picture is asked for.
  useEffect(() => {
    if (login.asks === 0) return;
    focus('captcha');
    control('captcha')?.select();
  }, [login.asks]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const field = await login.enter();
    if (field) focus(field);
  };
  const sendCode = async () => {
    const field = await login.sendCode();
    if (field) focus(field);
  };
  const checkIn = login.checkIn();
  // Four characters are checked without a click. Spec: 1§5
  useEffect(() => {
    if (checkIn === undefined || form.with !== 'code') return undefined;
    return shop.clock.after(checkIn, sendCode);
  });
  // Going to a tab or to the close button is not leaving a field unfinished.
  const leave = (field: LoginField) => (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next === null || element.current?.contains(next)) login.leave(field);
  };
  const isPassword = form.with === 'password';

  return (
    <form ref={element} className="clinic-login-form" noValidate onSubmit={submit}>
      {form.by === 'phone' ? (
        <Field label={text.phone} error={login.messageFor('phone')}>
          <TextInput
            data-field="phone"
            type="tel"
            name="username"
            autoComplete={isPassword ? 'username' : 'tel-national'}
            value={form.phone}
            onChange={(event) => login.change({ phone: event.target.value })}
            onBlur={leave('phone')}
            lead={
              <Select
                bare
                aria-label={text.areaCode}
                autoComplete="tel-country-code"
                value={form.areaCode}
                onChange={(event) => login.change({ areaCode: event.target.value })}
              >
                {AREA_CODES.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </Select>
            }
          />
        </Field>
      ) : (
        <Field label={text.email} error={login.messageFor('email')}>
          <TextInput
            data-field="email"
            type="email"
            name="username"
            autoComplete="username"
            spellCheck={false}
            autoCapitalize="off"
            value={form.email}
            onChange={(event) => login.change({ email: event.target.value })}
            onBlur={leave('email')}
          />
        </Field>
      )}
      <Field
        label={isPassword ? text.password : text.code}
        error={login.messageFor(form.with)}
        hint={!isPassword && login.sentTo ? text.sentTo({ contact: login.sentTo }) : undefined}
        labelEnd={
          <button
            type="button"
            className="clinic-login-switch"
            onClick={() => login.change({ with: isPassword ? 'code' : 'password' })}
          >
            {isPassword ? text.useCode : text.usePassword}
          </button>
        }
      >
        {isPassword ? (
          <PasswordInput
            data-field="password"
            name="password"
            autoComplete="current-password"
            value={form.password}
            onChange={(event) => login.change({ password: event.target.value })}
            onBlur={leave('password')}
          />
        ) : (
          <span className="clinic-login-code">
            <TextInput
              data-field="code"
              name="code"
              autoComplete="one-time-code"
              spellCheck={false}
              autoCapitalize="off"
              value={form.code}
              onChange={(event) => {
                const code = event.target.value.replace(/\s/g, '').slice(0, CODE_LENGTH);
                login.change({ code });
              }}
              onBlur={leave('code')}
            />
            <SendCode login={login} onSend={sendCode} />
          </span>
        )}
      </Field>
      {!isPassword && login.captcha && (
        <CaptchaField
          login={login}
          captcha={login.captcha}
          onSend={sendCode}
          onChangePicture={() => focus('captcha')}
        />
      )}
      <Button
        kind="primary"
        size="l"
        block
        type="submit"
        busy={login.busy === 'entering'}
        busyLabel={text.loggingIn}
      >
        {text.logIn}
      </Button>
    </form>
  );
}

/** Sends a code, then says when the next may be sent. Spec: 1§4 */
function SendCode({ login, onSend }: { login: LoginState; onSend(): void }) {
  const shop = useShop();
  const text = useWords(loginWords);
  return (
    <Button
      disabled={login.wait > 0}
      busy={login.busy === 'sending'}
      busyLabel={text.sending}
      onClick={onSend}
    >
      {login.wait > 0
        ? shop.language.say({ reason: 'resend-wait', facts: { seconds: login.wait } })
        : text.sendCode}
    </Button>
  );
}
