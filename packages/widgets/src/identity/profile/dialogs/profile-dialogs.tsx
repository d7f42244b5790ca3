import type { Account, Explanation } from '@clinicart/sdk';
import { type ComponentType, useEffect, useRef } from 'react';
import { onDemand, useShop, useStore, useWords } from '../../../engine/index.ts';
import type { AwaitedAccountProps } from '../../account/awaited-account.tsx';
import { PayPasswordDialog } from '../../payment-password/pay-password-dialog.tsx';
import { profileFormWords, profileWords } from '../profile-words.ts';
import type {
  ProfileDialogName,
  ProfileDialogProps,
  useProfileDialog,
} from './use-profile-dialog.ts';

const failed = <Failed />;
const Contact = onDemand<ProfileDialogProps & { readonly kind: 'phone' | 'email' }>(
  () => import('./contact-dialog.tsx'),
  { failed },
);
const Password = onDemand<ProfileDialogProps>(() => import('./password-dialog.tsx'), { failed });
const Clinic = onDemand<ProfileDialogProps>(() => import('./clinic-dialog.tsx'), { failed });
const Certification = onDemand<ProfileDialogProps>(() => import('./certification-dialog.tsx'), {
  failed,
});
const Address = onDemand<ProfileDialogProps>(() => import('./clinic-address-dialog.tsx'), {
  failed,
});
const Person = onDemand<ProfileDialogProps>(() => import('./person-dialog.tsx'), { failed });

const Awaited = onDemand<AwaitedAccountProps>(() => import('../../account/awaited-account.tsx'), {
  failed,
});

const DIALOGS: Readonly<Record<ProfileDialogName, ComponentType<ProfileDialogProps>>> = {
  phone: (props) => <Contact kind="phone" {...props} />,
  email: (props) => <Contact kind="email" {...props} />,
  password: Password,
  // Shows its own confirmation.
  payPassword: ({ onClose }) => <PayPasswordDialog open onClose={onClose} onDone={onClose} />,
  clinic: Clinic,
  certification: Certification,
  address: Address,
  person: Person,
};

interface ProfileDialogsProps {
  modal: ReturnType<typeof useProfileDialog>;
  onDone(notice: Explanation): void;
}

/** The open dialog. While the session is over it keeps the account that it was opened with, hidden with its input. */
export function ProfileDialogs({ modal, onDone }: ProfileDialogsProps) {
  const shop = useShop();
  const read = useStore(shop.account.me.watch(null)).value;
  const { phone, email, payPassword } = useWords(profileWords);
  const titles = { ...useWords(profileFormWords), phone, email, payPassword };
  const last = useRef<Account>(undefined);
  useEffect(() => {
    last.current = read ?? (modal.name ? last.current : undefined);
  });
  const account = read ?? last.current;
  if (!modal.name) return null;
  if (!account)
    return modal.isHidden ? null : <Awaited title={titles[modal.name]} onClose={modal.close} />;
  const Open = DIALOGS[modal.name];
  return (
    <Open
      key={modal.name}
      account={account}
      onDone={onDone}
      isShown={modal.isShown}
      onHide={modal.hide}
      onClose={modal.close}
      onBind={modal.open}
    />
  );
}

function Failed() {
  const text = useWords(profileFormWords);
  return <p role="alert">{text.failed}</p>;
}
