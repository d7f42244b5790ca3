import type { CodeFieldName } from '@clinicart/sdk/identity';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSay, useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Field, fieldStyles } from '../../ui/form/field.tsx';
import { TextInput, textInputStyles } from '../../ui/form/text-input.tsx';
import { watchFocus } from '../../ui/page/focus-place.ts';
import { CaptchaField, CaptchaPlace, captchaFieldStyles } from './captcha-field.tsx';
import codeFieldCss from './code-field.css?inline';
import { codeWords } from './code-words.ts';
import type { CodeState } from './use-verification-code.ts';

export const codeFieldStyles = [
  buttonStyles,
  fieldStyles,
  textInputStyles,
  captchaFieldStyles,
  codeFieldCss,
];

interface CodeFieldProps {
  code: CodeState;
  /** Replaces the label "code". */
  label?: string | undefined;
  labelEnd?: ReactNode;
  /** The contact is invalid: focuses its field. */
  onContact(): void;
}

/**
 * A code of six characters, the button that sends it, and the captcha when one is required. Spec: 1§4, 1§5
 */
export function CodeField({ code, label, labelEnd, onContact }: CodeFieldProps) {
  const shop = useShop();
  const say = useSay();
  const text = useWords(codeWords);
  const element = useRef<HTMLDivElement>(null);
  const control = (field: CodeFieldName) =>
    element.current?.querySelector<HTMLInputElement>(`[data-field='${field}']`);

  // A buyer who corrects the contact before the answer keeps typing there.
  const mayFocus = useRef((): boolean => true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field comes.
  useEffect(() => code.open(), []);

  // Keeps a wrong captcha selected, so that the first key replaces it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that a captcha is to be read.
  useEffect(() => {
    if (code.captchaRequests === 0 || !mayFocus.current()) return;
    control('captcha')?.focus();
    control('captcha')?.select();
  }, [code.captchaRequests]);

  const send = async () => {
    if (element.current) mayFocus.current = watchFocus(element.current);
    const next = await code.send();
    if (next === 'contact') onContact();
    else if (next && mayFocus.current()) control(next)?.focus();
  };
  const autoSendIn = code.autoSendIn();
  // Submits a captcha of four characters without a click. Spec: 1§5
  useEffect(() => (autoSendIn === undefined ? undefined : shop.clock.after(autoSendIn, send)));

  const captcha = code.captcha && (
    <CaptchaField
      code={code}
      captcha={code.captcha}
      onSend={send}
      onChangePicture={() => control('captcha')?.focus()}
    />
  );
  return (
    <div ref={element} className="clinic-code">
      {code.isCaptchaFirst && (captcha ?? (code.isCaptchaComing && <CaptchaPlace />))}
      <Field
        label={label ?? text.code}
        error={code.messageFor('code')}
        hint={code.sentTo && text.sentTo({ contact: code.sentTo })}
        labelEnd={labelEnd}
      >
        <span className="clinic-code-row">
          <TextInput
            data-field="code"
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            autoCapitalize="off"
            value={code.text}
            onChange={(event) => code.type(event.target.value)}
            onBlur={(event) => {
              // Reading the code in another window does not leave the field.
              if (!event.currentTarget.ownerDocument.hasFocus()) return;
              const next = event.relatedTarget;
              if (next === null || event.currentTarget.form?.contains(next)) code.leave('code');
            }}
          />
          <Button
            disabled={code.wait > 0}
            busy={code.isSending}
            busyLabel={text.sending}
            onClick={send}
          >
            {code.wait > 0
              ? say({ reason: 'resend-wait', facts: { seconds: code.wait } })
              : text.sendCode}
          </Button>
        </span>
      </Field>
      {!code.isCaptchaFirst && captcha}
    </div>
  );
}
