import type { ShopError } from '@clinicart/sdk';
import { afterSalesDomain, isReturnNotFound, type ReturnOrder } from '@clinicart/sdk/after-sales';
import { type ReactNode, useEffect, useState } from 'react';
import {
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../../identity/account/members-only.tsx';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { ReturnIcon } from '../../ui/media/icons.tsx';
import { ToastRegion, toastStyles, useToasts } from '../../ui/overlay/toast.tsx';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { FailureNotice, noticeStyles } from '../../ui/state/notice.tsx';
import { PageFailure, pageFailureStyles } from '../../ui/state/page-failure.tsx';
import { Loading } from '../../ui/state/skeleton.tsx';
import { SkeletonPanels, skeletonPanelStyles } from '../skeleton-panels.tsx';
import afterSaleCss from './after-sale.css?inline';
import { DetailFacts, detailFactsStyles } from './detail-facts.tsx';
import { DetailGoods, detailGoodsStyles } from './detail-goods.tsx';
import { DetailHead, detailHeadStyles } from './detail-head.tsx';
import { detailWords } from './detail-words.ts';
import { ReturnParcel, returnParcelStyles } from './return-parcel.tsx';

/** An after-sales application: `/user/afterSalesDetail/{afterSaleNo}`. Spec: 2§2.7 */
function AfterSale({ afterSaleNo = '' }: WidgetProps<'clinic-after-sale'>) {
  const shop = useShop();
  const text = useWords(detailWords);
  // Registers the messages of the domain.
  shop.domain(afterSalesDomain);
  if (!afterSaleNo) return <None />;
  return (
    <MembersOnly title={text.title}>
      <Member key={afterSaleNo} returnNo={afterSaleNo} />
    </MembersOnly>
  );
}

function Member({ returnNo }: { returnNo: string }) {
  const text = useWords(detailWords);
  const { detail } = useShop().domain(afterSalesDomain);
  const read = useStore(detail.watch(returnNo));
  // Keeps the application, and an open dialog, while it is read again.
  const [last, setLast] = useState<ReturnOrder>();
  useEffect(() => {
    if (read.value) setLast(read.value);
  }, [read.value]);
  const answer = read.value ?? last;
  const stale =
    read.error && answer ? (
      <FailureNotice lead={text.notUpdated} onRetry={() => detail.reload(returnNo)}>
        {read.error.message}
      </FailureNotice>
    ) : undefined;
  if (answer) return <Shown answer={answer} stale={stale} />;
  if (read.error && read.error.kind !== 'login-required')
    return (
      <div className="clinic-panel">
        <h1 className="clinic-visually-hidden">{text.title}</h1>
        <Failure returnNo={returnNo} error={read.error} onRetry={() => detail.reload(returnNo)} />
      </div>
    );
  return (
    <Loading>
      <div className="clinic-after-sale">
        <SkeletonPanels />
      </div>
    </Loading>
  );
}

/** `stale` says that reading the application again has failed. */
function Shown({ answer, stale }: { answer: ReturnOrder; stale: ReactNode }) {
  const { region, ...toaster } = useToasts();
  return (
    <div className="clinic-after-sale">
      {stale}
      <DetailHead answer={answer} toaster={toaster} />
      <ReturnParcel answer={answer} />
      <DetailGoods answer={answer} />
      <DetailFacts answer={answer} />
      <ToastRegion {...region} />
    </div>
  );
}

interface FailureProps {
  returnNo: string;
  error: ShopError;
  onRetry(): void;
}

/** No application has the number, or reading it failed. Spec: 2§8 */
function Failure({ returnNo, error, onRetry }: FailureProps) {
  const text = useWords(detailWords);
  const routes = useRoutes();
  return (
    <PageFailure
      message={error.message}
      isNotFound={isReturnNotFound(error)}
      icon={<ReturnIcon size={20} />}
      title={text.notFound}
      why={text.notFoundWhy({ returnNo })}
      action={
        <Button kind="primary" {...routes.link('afterSales')}>
          {text.list}
        </Button>
      }
      onRetry={onRetry}
    />
  );
}

function None() {
  const text = useWords(detailWords);
  const routes = useRoutes();
  return (
    <div className="clinic-panel">
      <Empty
        icon={<ReturnIcon size={20} />}
        title={text.none}
        action={<Button {...routes.link('afterSales')}>{text.list}</Button>}
      >
        {text.noneWhy}
      </Empty>
    </div>
  );
}

export const widget: WidgetModule<'clinic-after-sale'> = {
  component: AfterSale,
  styles: [
    membersOnlyStyles,
    buttonStyles,
    panelCss,
    emptyStyles,
    noticeStyles,
    pageFailureStyles,
    skeletonPanelStyles,
    toastStyles,
    detailHeadStyles,
    returnParcelStyles,
    detailGoodsStyles,
    detailFactsStyles,
    afterSaleCss,
  ],
};
