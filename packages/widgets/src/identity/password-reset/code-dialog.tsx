import { type ContactFields, contactOf, isShopError, recoveryDomain } from '@clinicart/sdk';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { LightDom, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { CodeField } from '../session/code-field.tsx';
import type { CodeState } from '../session/use-verification-code.ts';
import { recoveryWords } from './password-reset-words.ts';

interface CodeDialogProps {
  isOpen: boolean;
  fields: ContactFields;
  /** It outlives the dialog: one closed by mistake comes back as it was. */
  code: CodeState;
  title: string;
  description: ReactNode;
  onClose(): void;
  onProved(): void;
}

/** The captcha, and the code that it brings. In the light DOM, where codes are filled in from messages. Spec: 1§4 */
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
  const text = useWords(recoveryWords);
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isChecking, setChecking] = useState(false);
  const first = code.captcha ? 'captcha' : code.sentTo ? 'code' : undefined;
  const focus = (field: 'captcha' | 'code') =>
    element.current?.querySelector<HTMLElement>(`[data-field='${field}']`)?.focus();
  // The dialog looks for something to focus among its own nodes, and these are not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another field comes first.
  useEffect(() => {
    if (first) focus(first);
  }, [first]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.fieldError || isBusy.current) return;
    isBusy.current = true;
    setChecking(true);
    try {
      const contact = contactOf(fields);
      await shop.domain(recoveryDomain).prove({ contact, code: code.text });
      onProved();
    } catch (error) {
      if (!isShopError(error)) throw error;
      code.refuse(error.message);
      focus('code');
    } finally {
      isBusy.current = false;
      setChecking(false);
    }
  };

  return (
    <form ref={element} className="clinic-recovery-form" noValidate onSubmit={submit}>
      <CodeField code={code} onContact={onClose} />
      <Button
        kind="primary"
        size="l"
        block
        type="submit"
        disabled={code.fieldError !== undefined}
        busy={isChecking}
        busyLabel={text.checking}
      >
        {text.next}
      </Button>
    </form>
  );
}
