import { formatMoney } from '@clinicart/sdk';
import { useWords } from '../../engine/index.ts';
import { applicationWords } from './application-words.ts';
import type { Application } from './use-application.ts';

/** How the refund differs from the prices, and who decides on it. */
export function RefundNotes({ application: { refund } }: { application: Application }) {
  const text = useWords(applicationWords);
  return [
    refund.savings > 0 && text.shares({ amount: formatMoney(refund.savings) }),
    refund.freight > 0 && text.freight({ amount: formatMoney(refund.freight) }),
    text.decides,
  ]
    .filter(Boolean)
    .join(text.gap);
}
