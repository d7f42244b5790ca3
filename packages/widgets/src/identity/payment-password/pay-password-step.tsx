import { useEffect } from 'react';
import { useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { focusField } from '../../ui/form/use-form.ts';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import payPasswordCss from './pay-password.css?inline';
import { PayPasswordField, payPasswordFieldStyles } from './pay-password-field.tsx';
import { payPasswordWords } from './pay-password-words.ts';
import type { PayPasswordForm } from './use-pay-password-form.ts';

export const payPasswordStepStyles = [
  buttonStyles,
  noticeStyles,
  payPasswordFieldStyles,
  payPasswordCss,
];

/** Step two: the payment password, twice. Spec: 2§4, 2§5 */
export function PayPasswordStep({ form }: { form: PayPasswordForm }) {
  const text = useWords(payPasswordWords);
  const { ref, values } = form;
  useEffect(() => focusField(ref.current, 'password'), [ref]);
  const control = (field: keyof typeof values) => ({
    name: field,
    value: values[field],
    error: form.messageFor(field),
    onChange(value: string) {
      form.change({ [field]: value });
      form.untouch(field);
    },
    // A field that was left empty is not missing yet.
    onLeave() {
      if (values[field] !== '') form.touch(field);
    },
  });
  return (
    <form
      ref={ref}
      className="clinic-pay-password-form"
      noValidate
      onSubmit={(event) => void form.submit(event)}
    >
      <p>{text.passwordWhy}</p>
      <PayPasswordField {...control('password')} />
      <PayPasswordField label={text.repeated} {...control('repeated')} />
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
        busy={form.isSubmitting}
        busyLabel={text.saving}
      >
        {text.save}
      </Button>
    </form>
  );
}
