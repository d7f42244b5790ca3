import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import profileFormCss from './profile-form.css?inline';
import { profileFormWords } from './profile-words.ts';

export const formDialogStyles = [buttonStyles, dialogStyles, noticeStyles, profileFormCss];

interface FormDialogProps {
  isShown: boolean;
  title: string;
  description?: string | undefined;
  size?: 's' | 'm' | undefined;
  onHide(): void;
  onClose(): void;
  /** Omit when there is nothing to submit; `disabled` when submitting is blocked. */
  submit?:
    | { readonly label: string; readonly busyLabel: string; readonly disabled?: boolean }
    | undefined;
  /** From `useProfileForm`. */
  state: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly isSubmitting: boolean;
    readonly failure: string | undefined;
    submit(event: FormEvent): Promise<void>;
  };
  children: ReactNode;
}

/** A form in a dialog, with its failure above the buttons; it cannot be closed before the answer. */
export function FormDialog({ submit, state, children, ...dialog }: FormDialogProps) {
  const text = useWords(profileFormWords);
  const id = useId();
  return (
    <Dialog
      open={dialog.isShown}
      title={dialog.title}
      description={dialog.description}
      size={dialog.size ?? 'm'}
      required={state.isSubmitting}
      onClose={dialog.onHide}
      actions={
        <>
          <Button disabled={state.isSubmitting} onClick={dialog.onClose}>
            {submit ? text.cancel : text.close}
          </Button>
          {submit && (
            <Button
              type="submit"
              form={id}
              kind="primary"
              disabled={submit.disabled}
              busy={state.isSubmitting}
              busyLabel={submit.busyLabel}
            >
              {submit.label}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={state.ref}
        id={id}
        className="clinic-profile-form"
        noValidate
        onSubmit={(event) => void state.submit(event)}
      >
        {children}
        {state.failure && (
          <Notice tone="danger" role="alert" lead={state.failure}>
            {text.kept}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
