import {
  checkReset,
  contactLine,
  type ResetOutcome,
  recoveryDomain,
} from '@clinicart/sdk/identity';
import { useEffect, useState } from 'react';
import { LightDom } from '../../engine/element/light-dom.tsx';
import { useRoutes, useSay, useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { PrivateInput } from '../../ui/form/private-input.tsx';
import { focusField } from '../../ui/form/use-form.ts';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { useShopForm } from '../account/use-shop-form.ts';
import {
  type NewPassword,
  NewPasswordFields,
  newPasswordFieldsStyles,
} from '../session/new-password-fields.tsx';
import { passwordResetWords } from './password-reset-words.ts';
import resetFormCss from './reset-form.css?inline';

export const resetPasswordStepStyles = noticeStyles;
export const resetPasswordStepLightStyles = [
  buttonStyles,
  noticeStyles,
  newPasswordFieldsStyles,
  resetFormCss,
];

interface ResetPasswordStepProps {
  navigates: boolean;
  /** Returns to step one after the code has expired. */
  onNewCode(): void;
}

/** Step two: the new password, twice; in the light DOM, where password managers can save it. Spec: 1§4, 1§5 */
export function ResetPasswordStep({ navigates, onNewCode }: ResetPasswordStepProps) {
  const shop = useShop();
  const text = useWords(passwordResetWords);
  const say = useSay();
  const routes = useRoutes();
  const recovery = shop.domain(recoveryDomain);
  const [proof] = useState(() => recovery.proof());
  const [done, setDone] = useState<ResetOutcome & { ok: true }>();

  const onDone = (outcome: ResetOutcome & { ok: true }) => {
    setDone(outcome);
    if (navigates) routes.go(outcome.signedIn ? 'home' : 'login');
    else if (!outcome.signedIn) void shop.session.requestLogin({ notice: outcome.notice });
  };
  return (
    <>
      <header>
        <h1>{text.newTitle}</h1>
        {proof && <p>{text.account({ contact: contactLine(proof.contact) })}</p>}
      </header>
      {done ? (
        <Notice tone="success" role="status">
          {say(done.notice)}
        </Notice>
      ) : (
        <LightDom>
          <PasswordForm
            userName={proof ? contactLine(proof.contact) : ''}
            onDone={onDone}
            onNewCode={onNewCode}
          />
        </LightDom>
      )}
    </>
  );
}

interface PasswordFormProps {
  userName: string;
  onDone(outcome: ResetOutcome & { ok: true }): void;
  onNewCode(): void;
}

function PasswordForm({ userName, onDone, onNewCode }: PasswordFormProps) {
  const shop = useShop();
  const text = useWords(passwordResetWords);
  const [needsNewCode, setNeedsNewCode] = useState(false);
  const { ref, ...form } = useShopForm<NewPassword, keyof NewPassword>({
    initial: { password: '', confirmation: '' },
    fields: ['password', 'confirmation'],
    validate: checkReset,
    async submit(values) {
      const outcome = await shop.domain(recoveryDomain).reset(values);
      if (outcome.ok) {
        onDone(outcome);
        return undefined;
      }
      if (outcome.reason === 'unfit') return { errors: outcome.complaints };
      setNeedsNewCode(outcome.reason === 'refused' || outcome.reason === 'code-first');
      return { failure: outcome.reason === 'refused' ? outcome.message : outcome.notice };
    },
  });

  useEffect(() => focusField(ref.current, 'password'), [ref]);

  return (
    <form
      ref={ref}
      className="clinic-recovery-form"
      noValidate
      onSubmit={(event) => void form.submit(event)}
    >
      <PrivateInput name="username" autoComplete="username" value={userName} readOnly />
      <NewPasswordFields
        flow="recover"
        values={form.values}
        messageFor={form.messageFor}
        onChange={form.change}
        onLeave={form.touch}
      />
      {form.failure && (
        <Notice
          tone="danger"
          role="alert"
          action={
            needsNewCode && (
              <Button kind="link" onClick={onNewCode}>
                {text.newCode}
              </Button>
            )
          }
        >
          {form.failure}
        </Notice>
      )}
      <Button
        kind="primary"
        size="l"
        block
        type="submit"
        busy={form.isSubmitting}
        busyLabel={text.submitting}
      >
        {text.submit}
      </Button>
    </form>
  );
}
