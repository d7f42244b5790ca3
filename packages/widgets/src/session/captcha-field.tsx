import { CAPTCHA_LENGTH } from '@clinicart/sdk';
import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../engine/index.ts';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Captcha, LoginState } from './login-state.ts';
import { loginWords } from './login-words.ts';

interface CaptchaFieldProps {
  login: LoginState;
  captcha: Captcha;
  onSend(): void;
  /** After another picture was asked for. */
  onChangePicture(): void;
}

/** The characters of a picture, to be read before another code is sent. Spec: 1§5, 1§7, 1§9 */
export function CaptchaField({ login, captcha, onSend, onChangePicture }: CaptchaFieldProps) {
  const text = useWords(loginWords);
  const [failed, setFailed] = useState<string>();
  const { picture } = captcha;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The form's own button signs in, and there is no code to sign in with yet.
    event.preventDefault();
    onSend();
  };
  return (
    <Field
      label={text.captcha}
      error={login.messageFor('captcha')}
      hint={text.readPicture({ count: CAPTCHA_LENGTH })}
    >
      <span className="clinic-login-code">
        <TextInput
          data-field="captcha"
          name="captcha"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="off"
          value={captcha.typed}
          onChange={(event) => login.typeCaptcha(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="clinic-login-picture"
          aria-label={text.newPicture}
          title={text.newPicture}
          onClick={() => {
            login.changePicture();
            onChangePicture();
          }}
        >
          {failed === picture ? (
            text.noPicture
          ) : (
            <img src={picture} alt="" width="120" height="40" onError={() => setFailed(picture)} />
          )}
        </button>
      </span>
    </Field>
  );
}
