import { type CashierOrder, formatMoney } from '@clinicart/sdk';
import type { PaidParts } from '@clinicart/sdk/cashier';
import { useWords } from '../../engine/index.ts';
import { CopyButton, copyButtonStyles } from '../../ui/button/copy-button.tsx';
import { Fact, Facts, outcomeStyles } from './outcome.tsx';
import { resultWords } from './result-words.ts';

export const orderFactsStyles = [copyButtonStyles, outcomeStyles];

interface OrderFactsProps {
  order: CashierOrder;
  /** The label of the amount. */
  amount: 'amount' | 'amountPaid' | 'amountDue';
  method?: string | undefined;
  /** The parts of a payment by balance and another method. */
  parts?: PaidParts | undefined;
}

/** Number, amount and payment method, as the server has them. Spec: 2§2.4 */
export function OrderFacts({ order, amount, method, parts }: OrderFactsProps) {
  const text = useWords(resultWords);
  return (
    <Facts>
      <OrderNumber orderNo={order.orderNo} />
      <Fact label={text[amount]} strong>
        {formatMoney(order.total)}
      </Fact>
      {parts ? (
        <>
          <Fact label={text.balance}>{formatMoney(parts.balance)}</Fact>
          <Fact label={parts.methodName || text.method}>{formatMoney(parts.rest)}</Fact>
        </>
      ) : (
        method && <Fact label={text.method}>{method}</Fact>
      )}
    </Facts>
  );
}

export function OrderNumber({ orderNo }: { orderNo: string }) {
  const text = useWords(resultWords);
  return (
    <Fact label={text.orderNo} end={<CopyButton text={orderNo} label={text.copyOrderNo} />}>
      {orderNo}
    </Fact>
  );
}
