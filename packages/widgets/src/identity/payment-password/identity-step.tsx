import type { Account, Explanation } from '@clinicart/sdk';
import { maskContact } from '@clinicart/sdk/identity';
import { useEffect, useRef } from 'react';
import { useSay, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { focusField } from '../../ui/form/use-form.ts';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { CodeField, codeFieldStyles } from '../session/code-field.tsx';
import payPasswordCss from './pay-password.css?inline';
import { payPasswordWords } from './pay-password-words.ts';
import type { Identity } from './use-identity.ts';

export const identityStepStyles = [buttonStyles, noticeStyles, codeFieldStyles, payPasswordCss];

interface IdentityStepProps {
  account: Account;
  identity: Identity;
  /** The result of binding a phone on the way. */
  bound: Explanation | undefined;
  onBind(): void;
}

/**
 * Step one: a code to the phone, or another phone for a buyer without access to it. Next waits for six characters.
 * Spec: 2§4, 2§5
 */
export function IdentityStep({ account, identity, bound, onBind }: IdentityStepProps) {
  const say = useSay();
  const text = useWords(payPasswordWords);
  const element = useRef<HTMLFormElement>(null);
  const { code, isSubmitting, submit } = identity;
  const focusCode = () => focusField(element.current, 'code');
  useEffect(focusCode, []);
  return (
    <form
      ref={element}
      className="clinic-pay-password-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {bound && <Notice tone="success" role="status" lead={say(bound)} />}
      <p>{text.identityWhy({ contact: maskContact('phone', account) })}</p>
      <CodeField code={code} label={text.code} onContact={focusCode} />
      <span className="clinic-pay-password-ways">
        <Button kind="link" onClick={onBind}>
          {text.phoneGone}
        </Button>
      </span>
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
