import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { confirmWords } from '../foundation/ui-words.ts';
import { useWords } from '../foundation/words.ts';
import { Dialog } from './dialog.tsx';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean;
  /** The question: 確認刪除？ */
  title: ReactNode;
  /** One sentence: what will happen. */
  description?: ReactNode;
  /** The verb of the deed: 刪除, Choose item. */
  confirm: string;
  /** The safe way out; “Cancel” when not given. */
  cancel?: string | undefined;
  /** Solid red, and focus on the safe action. */
  destructive?: boolean | undefined;
  /** The deed is under way. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  required?: boolean | undefined;
  onConfirm(): void;
  onCancel(): void;
  /** Esc or the backdrop, where that is not the same as the safe action. */
  onClose?: (() => void) | undefined;
}

/** A question with two answers, the safe one first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { destructive, busy, busyLabel, onConfirm, onCancel } = props;
  const words = useWords(confirmWords);
  const safe = useRef<HTMLButtonElement>(null);
  const deed = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={props.open}
      title={props.title}
      description={props.description}
      required={props.required || busy}
      small
      onClose={props.onClose ?? onCancel}
      initialFocus={destructive ? safe : deed}
      actions={
        <>
          <Button ref={safe} onClick={onCancel} disabled={busy}>
            {props.cancel ?? words.cancel}
          </Button>
          <Button
            ref={deed}
            kind={destructive ? 'danger-solid' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {props.confirm}
          </Button>
        </>
      }
    />
  );
}
