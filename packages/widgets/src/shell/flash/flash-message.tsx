import type { Explanation } from '@clinicart/sdk';
import { useEffect, useState } from 'react';
import { onDemand, useShop } from '../../engine/index.ts';
import type { CarriedDialogProps } from './flash-dialog.tsx';

const CarriedDialog = onDemand<CarriedDialogProps>(() => import('./flash-dialog.tsx'));

/** What the page before had to say, such as that an account is registered. Spec: 1§4 */
export function CarriedNotice() {
  const shop = useShop();
  const [notice, setNotice] = useState<Explanation>();
  useEffect(() => {
    const take = () => {
      const left = shop.notice.take();
      if (left) setNotice(left);
    };
    // A page that was made ready in advance is the next one only when it is shown.
    const isPrepared = 'prerendering' in document && document.prerendering === true;
    if (!isPrepared) return take();
    document.addEventListener('prerenderingchange', take, { once: true });
    return () => document.removeEventListener('prerenderingchange', take);
  }, [shop]);
  return notice && <CarriedDialog notice={notice} onClose={() => setNotice(undefined)} />;
}
