import { useWords, type WidgetModule } from '../engine/index.ts';
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
  spinnerCss,
  tableCss,
  tabsCss,
  toastCss,
} from '../ui/styles.ts';
import { ToastRegion, useToasts } from '../ui/toast.tsx';
import { ListInput } from './parts/list-input.tsx';
import { OrderBar, OrderNews, WorkBar } from './parts/order-bar.tsx';
import { OrderList } from './parts/order-list.tsx';
import { quickOrderWords } from './parts/quick-order-words.ts';
import { useQuickOrder } from './parts/use-quick-order.ts';
import quickOrderCss from './quick-order.css?inline';

/** Ordering by article number: `/quickOrder`. Spec: 1§5, 1§6 */
function QuickOrder() {
  const words = useWords(quickOrderWords);
  const order = useQuickOrder();
  const { show, region } = useToasts();
  return (
    <div className="clinic-qo">
      <header>
        <h1>{words.title}</h1>
        <p className="clinic-qo-quiet">{words.intro}</p>
      </header>
      <ListInput order={order} />
      <WorkBar order={order} />
      <OrderNews order={order} />
      <OrderList order={order} show={show} />
      <OrderBar order={order} />
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
    spinnerCss,
    tableCss,
    tabsCss,
    toastCss,
    quickOrderCss,
  ],
};
