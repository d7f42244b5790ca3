import { onDemand, useWords } from '../../engine/index.ts';
import { payPasswordWords } from './pay-password-words.ts';

export interface PayPasswordDialogProps {
  readonly open: boolean;
  /** Closed without a new password. */
  onClose(): void;
  /** The buyer has confirmed the new password; the account is already up to date. */
  onDone(): void;
}

const Steps = onDemand<Omit<PayPasswordDialogProps, 'open'>>(
  () => import('./set-pay-password.tsx'),
  { failed: <Failed /> },
);

/**
 * Sets or changes the payment password in three steps, in a dialog on any page; brings its own sheets. Closing it
 * discards all input. Spec: 2§4 Set payment password
 */
export function PayPasswordDialog({ open, onClose, onDone }: PayPasswordDialogProps) {
  return open ? <Steps onClose={onClose} onDone={onDone} /> : null;
}

function Failed() {
  const text = useWords(payPasswordWords);
  return <p role="alert">{text.failed}</p>;
}
