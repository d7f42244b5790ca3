import { type ReactNode, useRef } from 'react';
import { Button, buttonStyles } from '../button/button.tsx';
import * as commonWords from '../foundation/common-words.ts';
import { bilingual, useWords } from '../foundation/words.ts';
import { Dialog, dialogStyles } from './dialog.tsx';

export const confirmDialogStyles = [buttonStyles, dialogStyles];

const confirmWords = bilingual({
  zh: { cancel: commonWords.cancel.zh },
  en: { cancel: commonWords.cancel.en },
});

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean;
  /** The question: 確認刪除？ */
  title: ReactNode;
  /** One sentence about the consequence. */
  description?: ReactNode;
  /** The verb of the action: 刪除, Choose item. */
  confirm: string;
  /** The safe answer; “Cancel” by default. */
  cancel?: string | undefined;
  /** Makes the action solid red and focuses the safe answer. */
  destructive?: boolean | undefined;
  /** True while the action is in progress. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  required?: boolean | undefined;
  onConfirm(): void;
  onCancel(): void;
  /** Runs on Esc or a click on the backdrop; by default, both count as the safe answer. */
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
