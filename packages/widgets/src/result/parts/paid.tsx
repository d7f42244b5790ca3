import type { CashierOrder, PayResult } from '@clinicart/sdk';
import { useWords } from '../../engine/index.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { resultWords } from '../result-words.ts';
import { OrderFacts } from './order-facts.tsx';
import { Outcome } from './outcome.tsx';
import { Ways } from './ways.tsx';

interface PaidProps {
  order: CashierOrder;
  result: Extract<PayResult, { kind: 'paid' }>;
}

/** The server has it as paid. Spec: 2§2.4 */
export function Paid({ order, result }: PaidProps) {
  const text = useWords(resultWords);
  return (
    <Outcome
      icon={<CheckIcon size={32} />}
      tone="success"
      title={text.paid}
      why={<p>{text.paidWhy}</p>}
      actions={<Ways orderNo={order.orderNo} />}
    >
      <OrderFacts order={order} amount="amountPaid" method={result.paidBy} />
    </Outcome>
  );
}
