import { useWords } from '../engine/index.ts';
import { DigitBoxes, type DigitBoxesProps } from '../ui/digit-boxes.tsx';
import { payPasswordFieldWords } from './words.ts';

const LENGTH = 6;

interface PayPasswordFieldProps extends Omit<DigitBoxesProps, 'label' | 'length' | 'refusal'> {
  /** Another label than "payment password"; how many digits there are is added. */
  label?: string | undefined;
}

/** The six digits that pay from the balance or by cheque, with their label. Sheets: field, digit-boxes. Spec: 2§5, 2§9 */
export function PayPasswordField({ label, ...boxes }: PayPasswordFieldProps) {
  const text = useWords(payPasswordFieldWords);
  return (
    <DigitBoxes
      {...boxes}
      label={text.digits({ label: label ?? text.password })}
      length={LENGTH}
      refusal={text.refusal}
    />
  );
}
