import { useEffect, useRef } from 'react';
import { useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/state/notice.tsx';
import { PayPasswordField } from './pay-password-field.tsx';
import type { PasswordForm } from './use-password-form.ts';
import { payPasswordWords } from './words.ts';

/** The password and once more, in boxes. Spec: 2§4, 2§5 */
export function PasswordStep({ form }: { form: PasswordForm }) {
  const text = useWords(payPasswordWords);
  const password = useRef<HTMLInputElement>(null);
  const repeated = useRef<HTMLInputElement>(null);
  useEffect(() => password.current?.focus(), []);
  const submit = async () => {
    const wrong = await form.submit();
    if (wrong) (wrong === 'password' ? password : repeated).current?.focus();
  };
  return (
    <form
      className="clinic-pay-password-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{text.passwordWhy}</p>
      <PayPasswordField
        ref={password}
        value={form.typed.password}
        error={form.messageFor('password')}
        onChange={(value) => form.type('password', value)}
        onLeave={() => form.leave('password')}
      />
      <PayPasswordField
        ref={repeated}
        label={text.repeated}
        value={form.typed.repeated}
        error={form.messageFor('repeated')}
        onChange={(value) => form.type('repeated', value)}
        onLeave={() => form.leave('repeated')}
      />
      {form.failure && (
        <Notice tone="danger" role="alert" lead={form.failure}>
          {text.kept}
        </Notice>
      )}
      <Button
        kind="primary"
        size="l"
        block
        type="submit"
        busy={form.isSaving}
        busyLabel={text.saving}
      >
        {text.save}
      </Button>
    </form>
  );
}
