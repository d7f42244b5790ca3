import type { CashierOrder } from '@clinicart/sdk';
import { cashierDomain, type PayResult, type ResultQuery } from '@clinicart/sdk/cashier';
import type { ReactNode } from 'react';
import { useShop, useWords } from '../../engine/index.ts';
import { CheckIcon } from '../../ui/media/icons.tsx';
import { ChequeDetails, chequeDetailsStyles } from '../methods/cheque-details.tsx';
import { methodWords } from './method-words.ts';
import { NextSteps, nextStepsStyles } from './next-steps.tsx';
import { OrderFacts, OrderNumber, orderFactsStyles } from './order-facts.tsx';
import { Fact, Facts, Outcome, outcomeStyles } from './outcome.tsx';
import { resultWords } from './result-words.ts';

export const paidStyles = [chequeDetailsStyles, nextStepsStyles, orderFactsStyles, outcomeStyles];

interface PaidProps {
  order: CashierOrder;
  result: Extract<PayResult, { kind: 'paid' }>;
}

/** An order that the server says is paid. Spec: 2§2.4 */
export function Paid({ order, result }: PaidProps) {
  const names = useWords(methodWords);
  const { paidBy, method, parts, cheque } = result;
  return (
    <Success orderNo={order.orderNo} isFromBalance={cheque !== undefined}>
      <OrderFacts
        order={order}
        parts={parts}
        amount="amountPaid"
        method={paidBy || (method && names[method])}
      />
      {cheque && <ChequeDetails cheque={cheque} />}
    </Success>
  );
}

/** Paid according to the poll, but the server no longer shows the order; no amount is taken from the address. Spec: 2§4, 2§7 */
export function PaidUnread({ query }: { query: ResultQuery }) {
  const text = useWords(resultWords);
  const names = useWords(methodWords);
  const { orderNo } = query;
  const method = useShop().domain(cashierDomain).known(orderNo).method ?? query.method;
  return (
    <Success orderNo={orderNo}>
      <Facts>
        <OrderNumber orderNo={orderNo} />
        {method && <Fact label={text.method}>{names[method]}</Fact>}
      </Facts>
    </Success>
  );
}

interface SuccessProps {
  orderNo: string;
  /** From the credit or cheque balance; a cheque itself is still to be sent. */
  isFromBalance?: boolean;
  children: ReactNode;
}

function Success({ orderNo, isFromBalance = false, children }: SuccessProps) {
  const text = useWords(resultWords);
  return (
    <Outcome
      icon={<CheckIcon size={32} />}
      tone="success"
      title={isFromBalance ? text.byBalance : text.paid}
      why={<p>{isFromBalance ? text.byBalanceWhy : text.paidWhy}</p>}
      actions={<NextSteps orderNo={orderNo} />}
    >
      {children}
    </Outcome>
  );
}
