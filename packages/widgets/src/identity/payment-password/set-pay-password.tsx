import type { Account, Explanation } from '@clinicart/sdk';
import { type ContactKind, payPasswordDomain } from '@clinicart/sdk/identity';
import { useEffect, useState } from 'react';
import { onDemand, useShop, useWords } from '../../engine/index.ts';
import { Steps, stepsStyles } from '../../ui/data/steps.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import { whenIdle } from '../../ui/page/when-idle.ts';
import {
  part as AwaitedAccount,
  styles as awaitedAccountStyles,
} from '../account/awaited-account.tsx';
import { useOwner } from '../account/use-owner.ts';
import type { ProfileDialogProps } from '../profile/dialogs/use-profile-dialog.ts';
import { DoneStep, doneStepStyles } from './done-step.tsx';
import { IdentityStep, identityStepStyles } from './identity-step.tsx';
import type { PayPasswordDialogProps } from './pay-password-dialog.tsx';
import { PayPasswordStep, payPasswordStepStyles } from './pay-password-step.tsx';
import { payPasswordWords } from './pay-password-words.ts';
import { PhoneFirst, phoneFirstStyles } from './phone-first.tsx';
import { useIdentity } from './use-identity.ts';
import { usePayPasswordForm } from './use-pay-password-form.ts';

export const styles = [
  stepsStyles,
  dialogStyles,
  awaitedAccountStyles,
  doneStepStyles,
  identityStepStyles,
  payPasswordStepStyles,
  phoneFirstStyles,
];

type DialogProps = Omit<PayPasswordDialogProps, 'open'>;

const STEPS = ['identity', 'password', 'done'] as const;
export type Step = (typeof STEPS)[number];

const ContactDialog = onDemand<ProfileDialogProps & { readonly kind: ContactKind }>(
  () => import('../profile/dialogs/contact-dialog.tsx'),
  { retries: true },
);

/** Sets a payment password. Hidden, with its input, while the session is over. Spec: 2§4 */
function SetPayPassword(props: DialogProps) {
  const shop = useShop();
  // Registers the messages of the domain.
  shop.domain(payPasswordDomain);
  const text = useWords(payPasswordWords);
  const { account, isHere } = useOwner(props.onClose);
  if (account) return <PayPasswordSteps {...props} account={account} isHere={isHere} />;
  return <AwaitedAccount title={text.set} onClose={props.onClose} />;
}

interface PayPasswordStepsProps extends DialogProps {
  account: Account;
  isHere: boolean;
}

function PayPasswordSteps({ account, isHere, onClose, onDone }: PayPasswordStepsProps) {
  const text = useWords(payPasswordWords);
  const [step, setStep] = useState<Step>('identity');
  const [binding, bind] = useState<ContactKind>();
  const [bound, setBound] = useState<Explanation>();
  // The title keeps to the state of the account when the dialog opened.
  const [isChange] = useState(account.hasPaymentPassword);
  const identity = useIdentity(account, () => setStep('password'));
  const form = usePayPasswordForm(identity, setStep);
  // Before the buyer presses "phone gone": the dialogs follow each other at once.
  useEffect(() => whenIdle(() => ContactDialog.fetch()), []);
  if (binding) {
    const back = () => bind(undefined);
    return (
      <ContactDialog
        key={binding}
        account={account}
        kind={binding}
        isShown={isHere}
        onHide={back}
        onClose={back}
        onBind={bind}
        onDone={(notice) => {
          identity.code.clear();
          setBound(notice);
          back();
        }}
      />
    );
  }
  return (
    <Dialog
      open={isHere}
      title={isChange ? text.change : text.set}
      required={identity.isSubmitting || form.isSubmitting}
      onClose={step === 'done' ? onDone : onClose}
    >
      <div className="clinic-pay-password">
        <Steps
          label={text.steps}
          steps={STEPS.map((each) => text.step[each])}
          at={step === 'done' ? STEPS.length : STEPS.indexOf(step)}
        />
        {step === 'identity' && !identity.contact && <PhoneFirst onBind={() => bind('phone')} />}
        {step === 'identity' && identity.contact && (
          <IdentityStep
            account={account}
            identity={identity}
            bound={bound}
            onBind={() => bind('phone')}
          />
        )}
        {step === 'password' && <PayPasswordStep form={form} />}
        {step === 'done' && <DoneStep onDone={onDone} />}
      </div>
    </Dialog>
  );
}

export const part = SetPayPassword;
