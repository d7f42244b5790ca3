import { CAPTCHA_LENGTH, type CodeCaptcha } from '@clinicart/sdk/identity';
import type { KeyboardEvent } from 'react';
import { NewTab } from '../../content/new-tab.tsx';
import { useRoutes, useWords } from '../../engine/index.ts';
import { Field, fieldStyles } from '../../ui/form/field.tsx';
import { TextInput, textInputStyles } from '../../ui/form/text-input.tsx';
import { Image } from '../../ui/media/image.tsx';
import { isOwnKey } from '../../ui/page/own-key.ts';
import codeFieldCss from './code-field.css?inline';
import { codeWords } from './code-words.ts';
import type { CodeState } from './use-verification-code.ts';

export const captchaFieldStyles = [fieldStyles, textInputStyles, codeFieldCss];

/** Keeps the height of a line. */
const NO_WORDS = '\u00a0';

interface CaptchaFieldProps {
  code: CodeState;
  captcha: CodeCaptcha;
  onSend(): void;
  /** The buyer asked for another picture. */
  onChangePicture(): void;
}

/**
 * The characters of a picture, or the answer to a question for a buyer who cannot see it, before a code is sent. The
 * question is the label of the field, so screen readers announce it with the focus. Spec: 1§5, 1§7, 1§9
 */
export function CaptchaField({ code, captcha, onSend, onChangePicture }: CaptchaFieldProps) {
  const text = useWords(codeWords);
  const { question } = captcha;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isOwnKey(event)) return;
    // The form's submit button is for the code, which does not exist yet.
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
      optional={captcha.isOptional}
      error={code.messageFor('captcha')}
      hint={question === undefined ? text.readPicture({ count }) : text.answer({ count })}
      labelEnd={<OtherWay code={code} question={question} onChangePicture={changePicture} />}
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

/** Keeps the place of a captcha in the server's page, which has none: its picture belongs to one browser. */
export function CaptchaPlace() {
  const text = useWords(codeWords);
  return (
    <Field
      label={text.captcha}
      hint={text.readPicture({ count: CAPTCHA_LENGTH })}
      labelEnd={<span className="clinic-code-switch">{NO_WORDS}</span>}
    >
      <span className="clinic-code-row">
        <TextInput disabled />
        <span className="clinic-code-picture" />
      </span>
    </Field>
  );
}

interface OtherWayProps {
  code: CodeState;
  question: string | undefined;
  onChangePicture(): void;
}

/** Switches between picture and question; links to the support when there are no questions. */
function OtherWay({ code, question, onChangePicture }: OtherWayProps) {
  const text = useWords(codeWords);
  const routes = useRoutes();
  if (question === undefined && code.hasQuestion === undefined)
    return <span className="clinic-code-switch">{NO_WORDS}</span>;
  if (question === undefined && !code.hasQuestion)
    return (
      <NewTab className="clinic-code-switch" link={routes.link('contactUs')}>
        {text.cannotSeeContact}
      </NewTab>
    );
  return (
    <button
      type="button"
      className="clinic-code-switch"
      onClick={question === undefined ? code.askInWords : onChangePicture}
    >
      {question === undefined ? text.cannotSee : text.usePicture}
    </button>
  );
}

function Picture({ address, onClick }: { address: string; onClick(): void }) {
  const text = useWords(codeWords);
  return (
    <button
      type="button"
      className="clinic-code-picture"
      aria-label={text.newPicture}
      title={text.newPicture}
      onClick={onClick}
    >
      <Image src={address} alt="" width="120" height="40" fallback={text.noPicture} />
    </button>
  );
}
