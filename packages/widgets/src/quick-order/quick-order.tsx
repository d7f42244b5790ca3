import { useEffect } from 'react';
import { Failure } from '../engine/boundary.tsx';
import { onDemand, useWords, type WidgetModule } from '../engine/index.ts';
import {
  badgeCss,
  baseCss,
  buttonCss,
  dialogCss,
  fieldCss,
  fileDropCss,
  noticeCss,
  panelCss,
  skeletonCss,
  tableCss,
  tabsCss,
  toastCss,
} from '../ui/styles.ts';
import { ToastRegion, useToasts } from '../ui/toast.tsx';
import { ListInput } from './parts/list-input.tsx';
import type { OrderResultProps } from './parts/order-result.tsx';
import { quickOrderWords } from './parts/quick-order-words.ts';
import { useQuickOrder } from './parts/use-quick-order.ts';
import { WorkBar } from './parts/work-bar.tsx';
import quickOrderCss from './quick-order.css?inline';

// Nobody has a list yet who has just come.
const OrderResult = onDemand<OrderResultProps>(() => import('./parts/order-result.tsx'), {
  failed: <Failure onRetry={() => location.reload()} />,
});

/** Ordering by article number: `/quickOrder`. Spec: 1§5, 1§6 */
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
    baseCss,
    badgeCss,
    buttonCss,
    dialogCss,
    fieldCss,
    fileDropCss,
    noticeCss,
    panelCss,
    skeletonCss,
    tableCss,
    tabsCss,
    toastCss,
    quickOrderCss,
  ],
};
