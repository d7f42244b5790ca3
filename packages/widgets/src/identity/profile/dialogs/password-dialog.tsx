import type { Explanation } from '@clinicart/sdk';
import {
  checkPasswordChange,
  type PasswordForm,
  passwordEnd,
  profileDomain,
} from '@clinicart/sdk/identity';
import { useEffect, useState } from 'react';
import { LightDom } from '../../../engine/element/light-dom.tsx';
import { useLightSheet } from '../../../engine/element/use-light-sheet.ts';
import { useSay, useShop, useWidget, useWords } from '../../../engine/index.ts';
import { Button, buttonStyles } from '../../../ui/button/button.tsx';
import { Field, fieldStyles } from '../../../ui/form/field.tsx';
import { PasswordInput, passwordInputStyles } from '../../../ui/form/password-input.tsx';
import { PrivateInput } from '../../../ui/form/private-input.tsx';
import { lightCss } from '../../../ui/foundation/light-css.ts';
import { Dialog, dialogStyles } from '../../../ui/overlay/dialog.tsx';
import { Notice, noticeStyles } from '../../../ui/state/notice.tsx';
import profileFormCss from '../profile-form.css?inline';
import { profileFormWords } from '../profile-words.ts';
import { type ProfileForm, useProfileForm } from '../use-profile-form.ts';
import type { ProfileDialogProps } from './use-profile-dialog.ts';

export const styles = [dialogStyles, noticeStyles];
const passwordFormStyles = [
  buttonStyles,
  fieldStyles,
  passwordInputStyles,
  noticeStyles,
  profileFormCss,
];

const EMPTY: PasswordForm = { oldPassword: '', password: '', confirmation: '' };

/** Changes the password, then logs out and asks for a login with it. Spec: 1§4, 1§5 */
function PasswordDialog({ account, isShown, onClose }: ProfileDialogProps) {
  useLightSheet(lightCss(useWidget().tag, passwordFormStyles));
  const shop = useShop();
  const say = useSay();
  const text = useWords(profileFormWords);
  const [changed, setChanged] = useState<Explanation>();
  const state = useProfileForm({
    initial: EMPTY,
    validate: checkPasswordChange,
    save: (form) => shop.domain(profileDomain).changePassword(form),
    onDone: setChanged,
  });
  const isOver = changed !== undefined && !isShown;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return (
    <Dialog open={isShown} title={text.password} description={text.passwordWhy} onClose={onClose}>
      {changed ? (
        <Notice tone="success" role="status" lead={say(changed)}>
          {text.signedOutSoon}
        </Notice>
      ) : (
        <LightDom>
          <PasswordFields state={state} userName={account.email || account.phone} />
        </LightDom>
      )}
    </Dialog>
  );
}

interface PasswordFieldsProps {
  state: ProfileForm<PasswordForm, keyof PasswordForm>;
  /** Tells password managers which account the password belongs to. */
  userName: string;
}

/** In the light DOM, where password managers find it. */
function PasswordFields({ state, userName }: PasswordFieldsProps) {
  const text = useWords(profileFormWords);
  const { ref, values } = state;
  useEffect(() => ref.current?.querySelector<HTMLElement>('[data-field]')?.focus(), [ref]);
  const control = (field: keyof PasswordForm) => ({
    'data-field': field,
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) =>
      state.change({ [field]: event.target.value }),
    onBlur: () => {
      if (values[field] !== '') state.touch(field);
    },
  });
  const end = passwordEnd('change');
  return (
    <form
      ref={ref}
      className="clinic-profile-form"
      noValidate
      onSubmit={(event) => void state.submit(event)}
    >
      <PrivateInput
        className="clinic-profile-user"
        name="username"
        autoComplete="username"
        aria-label={text.account}
        readOnly
        value={userName}
      />
      <Field label={text.oldPassword} required error={state.messageFor('oldPassword')}>
        <PasswordInput
          of={text.oldPassword}
          autoComplete="current-password"
          {...control('oldPassword')}
        />
      </Field>
      <Field
        label={text.newPassword}
        required
        hint={text.passwordHint}
        error={state.messageFor('password')}
      >
        <PasswordInput
          of={text.newPassword}
          autoComplete="new-password"
          maxLength={end}
          {...control('password')}
        />
      </Field>
      <Field label={text.confirmation} required error={state.messageFor('confirmation')}>
        <PasswordInput
          of={text.confirmation}
          autoComplete="new-password"
          maxLength={end}
          {...control('confirmation')}
        />
      </Field>
      {state.failure && (
        <Notice tone="danger" role="alert" lead={state.failure}>
          {text.kept}
        </Notice>
      )}
      <div className="clinic-profile-submit">
        <Button
          kind="primary"
          size="l"
          type="submit"
          busy={state.isSubmitting}
          busyLabel={text.saving}
        >
          {text.save}
        </Button>
      </div>
    </form>
  );
}

export const part = PasswordDialog;
