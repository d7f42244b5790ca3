import { type CashierOrder, formatMoney } from '@clinicart/sdk';
import { useWords } from '../../engine/index.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { resultWords } from '../result-words.ts';
import { Fact, Facts } from './outcome.tsx';

interface OrderFactsProps {
  order: CashierOrder;
  /** What the amount is: paid, due, or only the order's. */
  amount: 'amount' | 'amountPaid' | 'amountDue';
  method?: string | undefined;
}

/** Number, amount and method of an order, all as the server has them. Spec: 2§2.4 */
export function OrderFacts({ order, amount, method }: OrderFactsProps) {
  const text = useWords(resultWords);
  return (
    <Facts>
      <Fact label={text.orderNo} end={<CopyButton text={order.orderNo} label={text.copyOrderNo} />}>
        {order.orderNo}
      </Fact>
      <Fact label={text[amount]} strong>
        {formatMoney(order.total)}
      </Fact>
      {method && <Fact label={text.method}>{method}</Fact>}
    </Facts>
  );
}
