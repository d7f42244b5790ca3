import { useEffect } from 'react';
import { onDemand, useWords, type WidgetModule } from '../engine/index.ts';
import { badgeStyles } from '../ui/data/badge.tsx';
import tableCss from '../ui/data/table.css?inline';
import { tabsStyles } from '../ui/data/tabs.tsx';
import { dialogStyles } from '../ui/overlay/dialog.tsx';
import { ToastRegion, toastStyles, useToasts } from '../ui/overlay/toast.tsx';
import { noticeStyles } from '../ui/state/notice.tsx';
import { skeletonStyles } from '../ui/state/skeleton.tsx';
import { ListInput, listInputStyles } from './list-input.tsx';
import type { OrderResultProps } from './order-result.tsx';
import quickOrderCss from './quick-order.css?inline';
import { quickOrderWords } from './quick-order-words.ts';
import { useQuickOrder } from './use-quick-order.ts';
import { WorkBar, workBarStyles } from './work-bar.tsx';

// The first render has no list yet.
const OrderResult = onDemand<OrderResultProps>(() => import('./order-result.tsx'), {
  retries: true,
});

/** The page of the quick order: `/quickOrder`. Spec: 1§5, 1§6 */
function QuickOrder() {
  const words = useWords(quickOrderWords);
  const order = useQuickOrder();
  const { show, region } = useToasts();
  const isTyping = order.text !== '';
  useEffect(() => {
    if (isTyping) OrderResult.fetch();
  }, [isTyping]);
  return (
    <div className="clinic-qo">
      <header>
        <h1>{words.title}</h1>
        <p className="clinic-qo-quiet">{words.intro}</p>
      </header>
      <ListInput order={order} />
      <WorkBar order={order} />
      {(order.shown || order.pending.length > 0 || order.trouble?.at === 'list') && (
        <OrderResult order={order} show={show} />
      )}
      <ToastRegion {...region} />
    </div>
  );
}

export const widget: WidgetModule<'clinic-quick-order'> = {
  component: QuickOrder,
  styles: [
    toastStyles,
    badgeStyles,
    dialogStyles,
    noticeStyles,
    skeletonStyles,
    tableCss,
    tabsStyles,
    listInputStyles,
    workBarStyles,
    quickOrderCss,
  ],
};
