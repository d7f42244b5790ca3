import { isShopError } from '@clinicart/sdk';
import {
  type ContactFields,
  type ContactKind,
  checkNewContact,
  contactToBind,
  DEFAULT_AREA_CODE,
  isProofGone,
  maskContact,
  newPurpose,
  profileDomain,
  proofPurpose,
  proofsFor,
} from '@clinicart/sdk/identity';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LightDom } from '../../../engine/element/light-dom.tsx';
import { useLightSheet } from '../../../engine/element/use-light-sheet.ts';
import { useSay, useShop, useWidget, useWords } from '../../../engine/index.ts';
import { Button, buttonStyles } from '../../../ui/button/button.tsx';
import { lightCss } from '../../../ui/foundation/light-css.ts';
import { Dialog, dialogStyles } from '../../../ui/overlay/dialog.tsx';
import { CodeField, codeFieldStyles } from '../../session/code-field.tsx';
import { ContactField, contactFieldsStyles } from '../../session/contact-fields.tsx';
import { useCodeSubmit } from '../../session/use-code-submit.ts';
import { type CodeState, useCode } from '../../session/use-verification-code.ts';
import profileFormCss from '../profile-form.css?inline';
import { profileFormWords } from '../profile-words.ts';
import type { ProfileDialogProps } from './use-profile-dialog.ts';

export const styles = dialogStyles;
const contactFormStyles = [buttonStyles, codeFieldStyles, contactFieldsStyles, profileFormCss];

type ContactDialogProps = ProfileDialogProps & { readonly kind: ContactKind };

/**
 * Changes a phone number or an e-mail address. A code to a present contact verifies the account first, then a code to
 * the new contact. Adding a missing contact skips the first step. Spec: 1§4
 */
function ContactDialog(props: ContactDialogProps) {
  useLightSheet(lightCss(useWidget().tag, contactFormStyles));
  const { account, kind, isShown, onHide } = props;
  const text = useWords(profileFormWords);
  const missing = contactToBind(kind, account);
  const [isBinding] = useState(proofsFor(kind, account).length === 0);
  const [isProved, setProved] = useState(isBinding);
  const proof = useProof(props, () => setProved(true));
  const proveAgain = (message?: string) => {
    proof.code.clear();
    if (message !== undefined) proof.code.refuse(message);
    setProved(false);
  };
  const renewal = useRenewal(props, proveAgain);
  const what = isBinding ? text.bind[kind] : text.change[kind];
  return (
    <Dialog
      open={isShown}
      title={isProved ? what : text.identity}
      description={
        isProved ? text.freshWhy : text.identityWhy({ contact: maskContact(proof.by, account) })
      }
      required={proof.isSubmitting || renewal.isSubmitting}
      onClose={onHide}
    >
      <LightDom>
        {isProved ? (
          <CodeForm
            key="renew"
            code={renewal.code}
            isSubmitting={renewal.isSubmitting}
            submitLabel={text.save}
            onSubmit={renewal.submit}
            onContact={renewal.touch}
          >
            <ContactField
              label={text.fresh[kind]}
              fields={renewal.fields}
              flow="change"
              isTouched={renewal.isTouched}
              refusal={renewal.error}
              onChange={renewal.change}
              onLeave={renewal.touch}
            />
            {renewal.isRefused && !isBinding && (
              // The server may reject the first verification with any result code.
              <Button kind="link" className="clinic-profile-other" onClick={() => proveAgain()}>
                {text.proveAgain}
              </Button>
            )}
          </CodeForm>
        ) : (
          <CodeForm
            key={proof.by}
            code={proof.code}
            isSubmitting={proof.isSubmitting}
            label={text.presentCode[proof.by]}
            submitLabel={text.next}
            onSubmit={proof.submit}
            onContact={() => {}}
          >
            {proof.other && (
              <Button kind="link" className="clinic-profile-other" onClick={proof.useOther}>
                {text.unusable[proof.by]}
              </Button>
            )}
            {missing && (
              <Button
                kind="link"
                className="clinic-profile-other"
                onClick={() => props.onBind(missing)}
              >
                {text.bindFirst[missing]}
              </Button>
            )}
          </CodeForm>
        )}
      </LightDom>
    </Dialog>
  );
}

interface CodeFormProps {
  code: CodeState;
  isSubmitting: boolean;
  label?: string;
  submitLabel: string;
  onSubmit(): Promise<void>;
  onContact(): void;
  children: ReactNode;
}

/** A code and its submit button, which is disabled until all six characters are typed. Spec: 1§5 */
function CodeForm(props: CodeFormProps) {
  const { code, isSubmitting, label, submitLabel, onSubmit, onContact, children } = props;
  const text = useWords(profileFormWords);
  const element = useRef<HTMLFormElement>(null);
  // The dialog can only focus its own nodes, and these are in the light DOM.
  useEffect(() => element.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const toContact = () => {
    onContact();
    element.current?.querySelector<HTMLElement>('[data-field]')?.focus();
  };
  const field = <CodeField code={code} label={label} onContact={toContact} />;
  return (
    <form
      ref={element}
      className="clinic-profile-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {label && field}
      {children}
      {!label && field}
      <div className="clinic-profile-submit">
        <Button
          kind="primary"
          size="l"
          type="submit"
          disabled={code.fieldError !== undefined}
          busy={isSubmitting}
          busyLabel={text.checking}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

const NOBODY: ContactFields = { by: 'phone', email: '', phone: '', areaCode: DEFAULT_AREA_CODE };

/** Step one: a code to a present contact. */
function useProof({ account, kind }: ContactDialogProps, onProved: () => void) {
  const shop = useShop();
  const [by, setBy] = useState(kind);
  const proofs = proofsFor(kind, account);
  const fields = proofs.find((each) => each.by === by) ?? proofs[0] ?? NOBODY;
  const other = proofs.find((each) => each.by !== fields.by);
  const code = useCode({
    purpose: proofPurpose(fields.by),
    fields,
    shown: maskContact(fields.by, account),
  });
  const { isSubmitting, submit } = useCodeSubmit(code, async (typed) => {
    await shop.domain(profileDomain).prove(fields, typed);
    onProved();
  });
  return {
    by: fields.by,
    other,
    code,
    isSubmitting,
    submit,
    useOther() {
      if (other) setBy(other.by);
      code.clear();
    },
  };
}

/** Step two: the new contact and a code to it. */
function useRenewal(props: ContactDialogProps, onProofExpired: (message: string) => void) {
  const { account, kind, onDone } = props;
  const shop = useShop();
  const say = useSay();
  const [fields, setFields] = useState<ContactFields>({ ...NOBODY, by: kind });
  const [isTouched, setTouched] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const code = useCode({ purpose: newPurpose(kind), fields, flow: 'change' });
  const error = isTouched ? checkNewContact(fields, account) : undefined;
  const { isSubmitting, submit } = useCodeSubmit(code, async (typed) => {
    setTouched(true);
    setRefused(false);
    try {
      const outcome = await shop.domain(profileDomain).changeContact(fields, typed);
      if (outcome.ok) onDone(outcome.notice);
    } catch (error) {
      if (isShopError(error) && isProofGone(error)) return onProofExpired(error.message);
      setRefused(isShopError(error, 'server'));
      throw error;
    }
  });

  return {
    fields,
    code,
    isSubmitting,
    submit,
    isRefused,
    isTouched,
    error: error && say(error),
    touch: () => setTouched(true),
    change(part: Partial<ContactFields>) {
      setFields((before) => ({ ...before, ...part }));
      setTouched(false);
    },
  };
}

export const part = ContactDialog;
