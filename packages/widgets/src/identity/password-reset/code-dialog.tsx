import { type ContactFields, contactOf, recoveryDomain } from '@clinicart/sdk/identity';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { LightDom } from '../../engine/element/light-dom.tsx';
import { useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { focusField } from '../../ui/form/use-form.ts';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import { CodeField, codeFieldStyles } from '../session/code-field.tsx';
import { useCodeSubmit } from '../session/use-code-submit.ts';
import type { CodeState } from '../session/use-verification-code.ts';
import { passwordResetWords } from './password-reset-words.ts';
import resetFormCss from './reset-form.css?inline';

export const codeDialogStyles = dialogStyles;
export const codeDialogLightStyles = [buttonStyles, codeFieldStyles, resetFormCss];

interface CodeDialogProps {
  isOpen: boolean;
  fields: ContactFields;
  /** Outlives the dialog, so that one closed by mistake opens again as it was. */
  code: CodeState;
  title: string;
  description: ReactNode;
  onClose(): void;
  onProved(): void;
}

/** Asks for the captcha and the code. In the light DOM, where phones fill in codes from messages. Spec: 1§4 */
export function CodeDialog(props: CodeDialogProps) {
  const { isOpen, title, description, onClose } = props;
  return (
    <Dialog open={isOpen} title={title} description={description} onClose={onClose}>
      <LightDom>
        <CodeForm {...props} />
      </LightDom>
    </Dialog>
  );
}

function CodeForm({ fields, code, onClose, onProved }: CodeDialogProps) {
  const shop = useShop();
  const text = useWords(passwordResetWords);
  const element = useRef<HTMLFormElement>(null);
  const first = code.captcha ? 'captcha' : code.sentTo ? 'code' : undefined;
  // The dialog can only focus its own nodes, and these are in the light DOM.
  useEffect(() => {
    if (first) focusField(element.current, first);
  }, [first]);

  const { isSubmitting, submit } = useCodeSubmit(code, async (typed) => {
    try {
      await shop.domain(recoveryDomain).prove({ contact: contactOf(fields), code: typed });
    } catch (error) {
      focusField(element.current, 'code');
      throw error;
    }
    onProved();
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <form ref={element} className="clinic-recovery-form" noValidate onSubmit={onSubmit}>
      <CodeField code={code} onContact={onClose} />
      <Button
        kind="primary"
        size="l"
        block
        type="submit"
        disabled={code.fieldError !== undefined}
        busy={isSubmitting}
        busyLabel={text.checking}
      >
        {text.next}
      </Button>
    </form>
  );
}
