import type { CashierOrder, PayResult } from '@clinicart/sdk';
import { useWords } from '../../engine/index.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { WalletIcon } from '../../ui/icons.tsx';
import { resultWords } from '../result-words.ts';
import { OrderFacts } from './order-facts.tsx';
import { Outcome } from './outcome.tsx';
import { Ways } from './ways.tsx';

interface AwaitedTransferProps {
  order: CashierOrder;
  result: Extract<PayResult, { kind: 'transfer' }>;
}

/** Where the money is to go, and what to send along. Spec: 2§2.4 */
export function AwaitedTransfer({ order, result }: AwaitedTransferProps) {
  const text = useWords(resultWords);
  const method = order.paidByName || order.settings?.transfer.name;
  return (
    <Outcome
      icon={<WalletIcon size={32} />}
      tone="success"
      title={text.transfer}
      why={<p>{text.transferWhy}</p>}
      actions={<Ways orderNo={order.orderNo} />}
    >
      <OrderFacts order={order} amount="amountDue" method={method} />
      <div className="clinic-result-account">
        <Copied title={text.account} label={text.copyAccount} text={result.account} />
        <Copied title={text.copyText} label={text.copyCopyText} text={result.copyText} />
      </div>
    </Outcome>
  );
}

interface CopiedProps {
  title: string;
  label: string;
  /** As the merchant wrote it; '' where there is none. */
  text: string;
}

function Copied({ title, label, text }: CopiedProps) {
  if (!text) return null;
  return (
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
      <span className="clinic-result-copy">
        <CopyButton worded label={label} text={text} />
      </span>
    </div>
  );
}
