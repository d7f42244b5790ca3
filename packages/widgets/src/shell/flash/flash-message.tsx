import type { Explanation } from '@clinicart/sdk';
import { useEffect, useState } from 'react';
import { onDemand, useShop } from '../../engine/index.ts';
import type { AccountQuestionProps } from '../../identity/handover/account-question.tsx';
import type { FlashDialogProps } from './flash-dialog.tsx';

const AccountQuestion = onDemand<AccountQuestionProps>(
  () => import('../../identity/handover/account-question.tsx'),
);
const FlashDialog = onDemand<FlashDialogProps>(() => import('./flash-dialog.tsx'));

interface FlashMessageProps {
  /** The screen, where several follow each other without a new page. */
  at?: string;
}

/** Shows the flash message that the previous page or screen left, such as a completed registration. Spec: 1§4 */
export function FlashMessage({ at }: FlashMessageProps) {
  const shop = useShop();
  const [notice, setNotice] = useState<Explanation>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen may find a message.
  useEffect(() => {
    const take = () => {
      const left = shop.notice.take();
      if (left) setNotice(left);
    };
    // A prerendered page takes the message when it is shown.
    const isPrerendering = 'prerendering' in document && document.prerendering === true;
    if (!isPrerendering) return take();
    document.addEventListener('prerenderingchange', take, { once: true });
    return () => document.removeEventListener('prerenderingchange', take);
  }, [shop, at]);
  const close = () => setNotice(undefined);
  if (notice?.reason === 'other-account') return <AccountQuestion onClose={close} />;
  return notice && <FlashDialog notice={notice} onClose={close} />;
}
