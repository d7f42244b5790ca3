import type { Explanation } from '@clinicart/sdk';
import {
  type ContactFields,
  checkContactFields,
  contactLine,
  contactOf,
  emptyContact,
  phoneOrEmailOf,
} from '@clinicart/sdk/identity';
import { useEffect, useState } from 'react';
import { useSay, useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { focusField } from '../../ui/form/use-form.ts';
import { changeAddress } from '../../ui/page/address-bar.ts';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { useShopForm } from '../account/use-shop-form.ts';
import { ContactField, contactFieldsStyles } from '../session/contact-fields.tsx';
import { useCode } from '../session/use-verification-code.ts';
import { CodeDialog, codeDialogStyles } from './code-dialog.tsx';
import { passwordResetWords } from './password-reset-words.ts';
import resetFormCss from './reset-form.css?inline';

export const resetContactStepStyles = [
  buttonStyles,
  noticeStyles,
  codeDialogStyles,
  contactFieldsStyles,
  resetFormCss,
];

interface ResetContactStepProps {
  /** The kind of contact that the form begins with. */
  by: ContactFields['by'];
  /** The buyer returns from the second step: focuses the field. */
  isBack: boolean;
  /** The reason for the return. */
  notice: Explanation | undefined;
  /** The address of the page follows the step. */
  navigates: boolean;
  onProved(): void;
}

/** Step one: the contact of the account and the code sent to it. Spec: 1§2, 1§4 */
export function ResetContactStep({
  by,
  isBack,
  notice,
  navigates,
  onProved,
}: ResetContactStepProps) {
  const shop = useShop();
  const text = useWords(passwordResetWords);
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const form = useShopForm<ContactFields, ContactFields['by']>({
    initial: emptyContact(by),
    validate(fields) {
      const error = checkContactFields(fields, 'recover');
      return error ? { [fields.by]: error } : {};
    },
    async submit() {
      setOpen(true);
      return undefined;
    },
    onChange: shop.session.keepContact,
  });
  const { ref, values: fields, change, touch } = form;
  const code = useCode({ purpose: 'forgetpwd', fields, flow: 'recover', captcha: 'first' });
  const isPhone = fields.by === 'phone';

  // The contact from the login dialog or from before a reload. The first render must match the server's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each kind of contact.
  useEffect(() => {
    const known = shop.session.typedContact();
    if (known?.by === by) form.reset(known);
  }, [shop, by]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this step appears.
  useEffect(() => {
    if (isBack) focusField(ref.current, fields.by);
  }, []);

  const switchContact = () => {
    const next = emptyContact(isPhone ? 'email' : 'phone');
    change(next);
    form.untouch('phone', 'email');
    code.clear();
    if (!navigates) return;
    const url = new URL(location.href);
    url.searchParams.set('phoneOrEmail', String(phoneOrEmailOf(next.by)));
    changeAddress('replace', url);
  };

  return (
    <>
      <header>
        <h1>{text.title}</h1>
        <p>{isPhone ? text.byPhone : text.byEmail}</p>
      </header>
      {notice && (
        <Notice tone="info" role="status">
          {say(notice)}
        </Notice>
      )}
      <form
        ref={ref}
        className="clinic-recovery-form"
        noValidate
        onSubmit={(event) => void form.submit(event)}
      >
        <ContactField
          fields={fields}
          flow="recover"
          isTouched={form.isTouched(fields.by)}
          labelEnd={
            <button type="button" className="clinic-recovery-switch" onClick={switchContact}>
              {isPhone ? text.useEmail : text.usePhone}
            </button>
          }
          onChange={change}
          onLeave={() => touch(fields.by)}
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
