import {
  type ContactFields,
  type ContactKind,
  checkNewContact,
  DEFAULT_AREA_CODE,
  isProofGone,
  isShopError,
  maskContact,
  newPurpose,
  profileDomain,
  proofPurpose,
  proofsFor,
} from '@clinicart/sdk';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LightDom, useShop, useWords } from '../../../engine/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { CodeField } from '../../session/code-field.tsx';
import { ContactField } from '../../session/contact-fields.tsx';
import { type CodeState, useCode } from '../../session/use-verification-code.ts';
import { profileFormWords } from '../profile-words.ts';
import { useFormSheets } from '../use-form-sheets.ts';
import type { ModalProps } from './use-profile-dialog.ts';

type ContactDialogProps = ModalProps & { readonly kind: ContactKind };

/**
 * Changes a phone number or an e-mail address: first a code proves who it is, by the present contact or by the
 * other one; then the new contact and its code. What is missing is bound without the first. Spec: 1§4
 */
function ContactDialog(props: ContactDialogProps) {
  useFormSheets();
  const { account, kind, isShown, onHide } = props;
  const text = useWords(profileFormWords);
  const [isBinding] = useState(proofsFor(kind, account).length === 0);
  const [isProved, setProved] = useState(isBinding);
  const proof = useProof(props, () => setProved(true));
  const proveAgain = (why?: string) => {
    proof.code.clear();
    if (why !== undefined) proof.code.refuse(why);
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
      onClose={onHide}
    >
      <LightDom>
        {isProved ? (
          <CodeForm key="renew" code={renewal.code} isBusy={renewal.isBusy} {...renewal.form}>
            <ContactField
              label={text.fresh[kind]}
              fields={renewal.fields}
              flow="change"
              isLeft={renewal.isLeft}
              refused={renewal.refused}
              onChange={renewal.change}
              onLeave={renewal.leave}
            />
            {renewal.isRefused && !isBinding && (
              // The server may mean the proof, whatever code it refuses by.
              <Button kind="link" className="clinic-profile-other" onClick={() => proveAgain()}>
                {text.proveAgain}
              </Button>
            )}
          </CodeForm>
        ) : (
          <CodeForm
            key={proof.by}
            code={proof.code}
            isBusy={proof.isBusy}
            label={text.presentCode[proof.by]}
            submit={text.next}
            onSubmit={proof.check}
            onContact={() => {}}
          >
            {proof.other && (
              <Button kind="link" className="clinic-profile-other" onClick={proof.useOther}>
                {text.unusable[proof.by]}
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
  isBusy: boolean;
  label?: string;
  submit: string;
  onSubmit(): Promise<void>;
  onContact(): void;
  children: ReactNode;
}

/** A code and the button for it, which waits until all six characters are there. Spec: 1§5 */
function CodeForm(props: CodeFormProps) {
  const { code, isBusy, label, submit, onSubmit, onContact, children } = props;
  const text = useWords(profileFormWords);
  const element = useRef<HTMLFormElement>(null);
  // The dialog looks for something to focus among its own nodes, and these are not.
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
          busy={isBusy}
          busyLabel={text.checking}
        >
          {submit}
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
  const [isBusy, setBusy] = useState(false);
  const proofs = proofsFor(kind, account);
  const fields = proofs.find((each) => each.by === by) ?? proofs[0] ?? NOBODY;
  const other = proofs.find((each) => each.by !== fields.by);
  const code = useCode({
    purpose: proofPurpose(fields.by),
    fields,
    shown: maskContact(fields.by, account),
  });
  return {
    ...{ by: fields.by, other, code, isBusy },
    useOther() {
      if (other) setBy(other.by);
      code.clear();
    },
    async check() {
      if (isBusy || code.fieldError) return;
      setBusy(true);
      try {
        await shop.domain(profileDomain).prove(fields, code.text);
        onProved();
      } catch (error) {
        if (!isShopError(error)) throw error;
        code.refuse(error.message);
      } finally {
        setBusy(false);
      }
    },
  };
}

/** Step two: the new contact and a code to it. */
function useRenewal(props: ContactDialogProps, onProofGone: (why: string) => void) {
  const { account, kind, onDone } = props;
  const shop = useShop();
  const text = useWords(profileFormWords);
  const [fields, setFields] = useState<ContactFields>({ ...NOBODY, by: kind });
  const [isLeft, setLeft] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const code = useCode({ purpose: newPurpose(kind), fields, flow: 'change' });
  const complaint = isLeft ? checkNewContact(fields, account) : undefined;
  const leave = () => setLeft(true);

  async function save() {
    if (isBusy || code.fieldError) return;
    leave();
    setBusy(true);
    setRefused(false);
    try {
      const outcome = await shop.domain(profileDomain).changeContact(fields, code.text);
      if (outcome.ok) onDone(outcome.notice);
    } catch (error) {
      if (!isShopError(error)) throw error;
      if (isProofGone(error)) return onProofGone(error.message);
      code.refuse(error.message);
      setRefused(isShopError(error, 'server'));
    } finally {
      setBusy(false);
    }
  }

  return {
    ...{ fields, code, isBusy, isRefused, isLeft, leave },
    refused: complaint && shop.language.say(complaint),
    change(part: Partial<ContactFields>) {
      setFields((before) => ({ ...before, ...part }));
      setLeft(false);
    },
    form: { submit: text.save, onSubmit: save, onContact: leave },
  };
}

export const part = ContactDialog;
