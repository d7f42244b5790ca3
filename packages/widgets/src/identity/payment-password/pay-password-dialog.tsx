import { onDemand, useWords } from '../../engine/index.ts';
import { payPasswordWords } from './pay-password-words.ts';

/** Props of {@link PayPasswordDialog}. */
export interface PayPasswordDialogProps {
  readonly open: boolean;
  /** Closed with nothing set. */
  onClose(): void;
  /** It is set, and that has been read: whoever asked for it goes on. The account knows it already. */
  onDone(): void;
}

const Steps = onDemand<Omit<PayPasswordDialogProps, 'open'>>(
  () => import('./set-pay-password.tsx'),
  { failed: <Failed /> },
);

/**
 * Sets or changes the payment password in three steps, over whatever is on the page; brings its own sheets. Closed,
 * it forgets all that was typed. Spec: 2§4 Set payment password
 */
export function PayPasswordDialog({ open, onClose, onDone }: PayPasswordDialogProps) {
  return open ? <Steps onClose={onClose} onDone={onDone} /> : null;
}

function Failed() {
  const text = useWords(payPasswordWords);
  return <p role="alert">{text.failed}</p>;
}
