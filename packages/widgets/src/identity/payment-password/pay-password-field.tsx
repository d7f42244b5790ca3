import { PAY_PASSWORD_LENGTH, payPasswordDomain } from '@clinicart/sdk/identity';
import { useSay, useShop, useWords } from '../../engine/index.ts';
import { codeBoxesStyles, DigitBoxes, type DigitBoxesProps } from '../../ui/form/code-boxes.tsx';
import { payPasswordFieldWords } from './pay-password-words.ts';

export const payPasswordFieldStyles = codeBoxesStyles;

interface PayPasswordFieldProps extends Omit<DigitBoxesProps, 'label' | 'length' | 'refusal'> {
  /** Replaces the label "payment password"; the number of digits is appended. */
  label?: string | undefined;
}

/** The six digits that pay from the balance or by cheque, with a label. Spec: 2§5, 2§9 */
export function PayPasswordField({ label, ...boxes }: PayPasswordFieldProps) {
  const shop = useShop();
  // Registers the messages of the domain.
  shop.domain(payPasswordDomain);
  const say = useSay();
  const text = useWords(payPasswordFieldWords);
  return (
    <DigitBoxes
      {...boxes}
      label={text.digits({ label: label ?? text.password })}
      length={PAY_PASSWORD_LENGTH}
      refusal={say({ reason: 'pay-password-digits', facts: {} })}
    />
  );
}
