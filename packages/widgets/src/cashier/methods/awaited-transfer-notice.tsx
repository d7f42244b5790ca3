import { useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { cashierWords } from '../cashier-words.ts';
import { useOrderPayment } from './payment-context.tsx';

export const awaitedTransferNoticeStyles = [buttonStyles, noticeStyles];

/** Says above the methods that a bank transfer is awaited, and leads to its account on the result. Spec: 2§4 */
export function AwaitedTransferNotice() {
  const text = useWords(cashierWords);
  // No link: a partner's page, which the buyer does not leave, shows the result in this place.
  const { onPaid: showResult } = useOrderPayment();
  return (
    <Notice
      tone="info"
      lead={text.awaited}
      action={
        <Button kind="link" size="s" onClick={showResult}>
          {text.transferDetails}
        </Button>
      }
    >
      {text.awaitedWhy}
    </Notice>
  );
}
