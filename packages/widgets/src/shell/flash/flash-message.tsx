import type { Explanation } from '@clinicart/sdk';
import { useEffect, useState } from 'react';
import { onDemand, useShop } from '../../engine/index.ts';
import type { FlashDialogProps } from './flash-dialog.tsx';

const FlashDialog = onDemand<FlashDialogProps>(() => import('./flash-dialog.tsx'));

/** Shows the flash message that the previous page left, such as a completed registration. Spec: 1§4 */
export function FlashMessage() {
  const shop = useShop();
  const [notice, setNotice] = useState<Explanation>();
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
  }, [shop]);
  return notice && <FlashDialog notice={notice} onClose={() => setNotice(undefined)} />;
}
