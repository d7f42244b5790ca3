import { CAPTCHA_LENGTH } from '@clinicart/sdk';
import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../engine/index.ts';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Captcha, CodeState } from './code-state.ts';
import { codeWords } from './code-words.ts';

interface CaptchaFieldProps {
  code: CodeState;
  captcha: Captcha;
  onSend(): void;
  /** Another picture was asked for, and is to be read. */
  onChangePicture(): void;
}

/**
 * The characters of a picture, or the answer to a question for whoever cannot see it, before a code is
 * sent. The question is the field's own name: whoever hears the page hears it with the focus. Spec: 1§5, 1§7, 1§9
 */
export function CaptchaField({ code, captcha, onSend, onChangePicture }: CaptchaFieldProps) {
  const text = useWords(codeWords);
  const { question } = captcha;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The form's own button is for the code, and there is none yet.
    event.preventDefault();
    onSend();
  };
  const changePicture = () => {
    code.changePicture();
    onChangePicture();
  };
  const count = CAPTCHA_LENGTH;
  return (
    <Field
      label={question === undefined ? text.captcha : text.question({ question })}
      error={code.messageFor('captcha')}
      hint={question === undefined ? text.readPicture({ count }) : text.answer({ count })}
      labelEnd={
        <button
          type="button"
          className="clinic-code-switch"
          onClick={question === undefined ? code.askInWords : changePicture}
        >
          {question === undefined ? text.cannotSee : text.usePicture}
        </button>
      }
    >
      <span className="clinic-code-row">
        <TextInput
          data-field="captcha"
          name="captcha"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="off"
          value={captcha.typed}
          onChange={(event) => code.typeCaptcha(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {question === undefined ? (
          <Picture address={captcha.picture} onClick={changePicture} />
        ) : (
          <button type="button" className="clinic-code-picture" onClick={code.askInWords}>
            {text.newQuestion}
          </button>
        )}
      </span>
    </Field>
  );
}

function Picture({ address, onClick }: { address: string; onClick(): void }) {
  const text = useWords(codeWords);
  const [failed, setFailed] = useState<string>();
  return (
    <button
      type="button"
      className="clinic-code-picture"
      aria-label={text.newPicture}
      title={text.newPicture}
      onClick={onClick}
    >
      {failed === address ? (
        text.noPicture
      ) : (
        <img src={address} alt="" width="120" height="40" onError={() => setFailed(address)} />
      )}
    </button>
  );
}
