import {
  type ContactFields,
  checkContactFields,
  contactLine,
  contactOf,
  type Explanation,
  emptyContact,
  phoneOrEmailOf,
} from '@clinicart/sdk';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { changeAddress } from '../../ui/page/address-bar.ts';
import { Notice } from '../../ui/state/notice.tsx';
import { ContactField } from '../session/contact-fields.tsx';
import { useCode } from '../session/use-verification-code.ts';
import { CodeDialog } from './code-dialog.tsx';
import { recoveryWords } from './password-reset-words.ts';

interface ContactStepProps {
  /** By what somebody is asked for at first. */
  by: ContactFields['by'];
  /** Somebody was led back here: the field has the focus. */
  isBack: boolean;
  /** Why somebody was led back here. */
  notice: Explanation | undefined;
  /** The address follows what is shown. */
  navigates: boolean;
  onProved(): void;
}

/** Whose password it is, and the code that proves it. Spec: 1§2, 1§4 */
export function ContactStep({ by, isBack, notice, navigates, onProved }: ContactStepProps) {
  const shop = useShop();
  const text = useWords(recoveryWords);
  const element = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(() => emptyContact(by));
  const [isLeft, setLeft] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const code = useCode({ purpose: 'forgetpwd', fields, flow: 'recover', captcha: 'first' });
  const isPhone = fields.by === 'phone';

  // What was typed in the login dialog or before a reload; the server's first render knows none of it.
  useEffect(() => {
    const known = shop.session.typedContact();
    if (known?.by === by) setFields(known);
  }, [shop, by]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this step comes.
  useEffect(() => {
    if (isBack) focusContact();
  }, []);

  const change = (next: typeof fields) => {
    setFields(next);
    shop.session.keepContact(next);
  };
  const switchWay = () => {
    const next = emptyContact(isPhone ? 'email' : 'phone');
    change(next);
    setLeft(false);
    code.clear();
    if (!navigates) return;
    const url = new URL(location.href);
    url.searchParams.set('phoneOrEmail', String(phoneOrEmailOf(next.by)));
    changeAddress('replace', url);
  };
  const focusContact = () => element.current?.querySelector<HTMLElement>('[data-field]')?.focus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    if (checkContactFields(fields, 'recover')) focusContact();
    else setOpen(true);
  };

  return (
    <>
      <header>
        <h1>{text.title}</h1>
        <p>{isPhone ? text.byPhone : text.byEmail}</p>
      </header>
      {notice && (
        <Notice tone="info" role="status">
          {shop.language.say(notice)}
        </Notice>
      )}
      <form ref={element} className="clinic-recovery-form" noValidate onSubmit={submit}>
        <ContactField
          fields={fields}
          flow="recover"
          isLeft={isLeft}
          labelEnd={
            <button type="button" className="clinic-recovery-switch" onClick={switchWay}>
              {isPhone ? text.useEmail : text.usePhone}
            </button>
          }
          onChange={(part) => change({ ...fields, ...part })}
          onLeave={() => setLeft(true)}
        />
        <Button kind="primary" size="l" block type="submit">
          {text.next}
        </Button>
      </form>
      <p className="clinic-recovery-aside">
        {text.remembered}
        <Button kind="link" onClick={() => void shop.session.requestLogin()}>
          {text.logIn}
        </Button>
      </p>
      <CodeDialog
        isOpen={isOpen}
        fields={fields}
        code={code}
        title={text.codeTitle}
        description={text.codeFor({ contact: contactLine(contactOf(fields)) })}
        onClose={() => setOpen(false)}
        onProved={onProved}
      />
    </>
  );
}
