import type { Cents } from '@clinicart/sdk';
import type { ShownMethod } from '@clinicart/sdk/cashier';
import { chequeDetails } from '@clinicart/sdk/checkout';
import { onDemand, useWords } from '../../engine/index.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { choiceStyles, Radio } from '../../ui/form/choice.tsx';
import type { CardSectionProps } from '../card/card-section.tsx';
import { CardSkeleton, cardStatesStyles } from '../card/card-states.tsx';
import { cashierWords } from '../cashier-words.ts';
import { ChequeDetails, chequeDetailsStyles } from './cheque-details.tsx';
import { MethodMark, methodMarkStyles } from './method-mark.tsx';
import { PasswordRow, passwordRowStyles } from './password-row.tsx';
import { useOrderPayment } from './payment-context.tsx';

export const methodRowStyles = [
  choiceStyles,
  cardStatesStyles,
  chequeDetailsStyles,
  methodMarkStyles,
  passwordRowStyles,
];

const CardSection = onDemand<CardSectionProps>(() => import('../card/card-section.tsx'), {
  waiting: <CardSkeleton />,
  retries: true,
});

interface MethodRowProps {
  method: ShownMethod;
  /** The amount that this method would pay. */
  amount: Cents;
  onSetPassword(): void;
}

/** A payment method with the server's icon and name, a hint, and below it the fields that it needs. */
export function MethodRow({ method, amount, onSetPassword }: MethodRowProps) {
  const { order, selection, select } = useOrderPayment();
  const isChosen = selection.method === method.method;
  const hint = useHint(method);
  const cheque = chequeDetails(order.settings);
  return (
    <li className="clinic-cashier-method" data-chosen={isChosen || undefined}>
      <Radio
        name={`clinic-cashier-${order.orderNo}`}
        value={method.method}
        checked={isChosen}
        disabled={amount <= 0}
        onChange={() => select({ method: method.method })}
        label={
          <span className="clinic-cashier-method-name">
            <MethodMark icon={method.icon} />
            <ServerText as="span">{method.name}</ServerText>
            {hint && <ServerText as="small">{hint}</ServerText>}
          </span>
        }
      />
      {isChosen && amount > 0 && method.flow === 'card' && <CardSection amount={amount} />}
      {isChosen && method.method === 'cheque' && (
        <>
          <PasswordRow onForgot={onSetPassword} />
          {cheque && <ChequeDetails cheque={cheque} />}
        </>
      )}
    </li>
  );
}

function useHint({ method, flow }: ShownMethod): string | undefined {
  const { hints } = useWords(cashierWords);
  if (flow === 'window') return hints.window;
  const named: Readonly<Record<string, string>> = { ...hints, 'alipay-scan': hints.alipay };
  return named[method];
}
