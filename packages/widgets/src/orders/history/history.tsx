import {
  type BuyingHistory,
  type HistoryProgress,
  orderHistoryDomain,
  ordersDomain,
} from '@clinicart/sdk/orders';
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
import { BoxIcon } from '../../ui/media/first-icons.tsx';
import { ToastRegion, toastStyles, useToasts } from '../../ui/overlay/toast.tsx';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { FailureBlock, failureBlockStyles } from '../../ui/state/error-state.tsx';
import { FailureNotice, Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { ProgressBar, progressBarStyles } from '../../ui/state/progress-bar.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import historyCss from './history.css?inline';
import { HistoryHead, historyHeadStyles } from './history-head.tsx';
import { historyWords } from './history-words.ts';
import { RunningLow, runningLowStyles } from './running-low.tsx';
import { SpendingPanel, spendingPanelStyles } from './spending-panel.tsx';
import { useHistoryRange } from './use-history-range.ts';

/** The buying history of the account: what runs low, and spending by month and category. */
function History(given: WidgetProps<'clinic-history'>) {
  const text = useWords(historyWords);
  return (
    <MembersOnly title={text.title}>
      <Member given={given} />
    </MembersOnly>
  );
}

function Member({ given }: { given: WidgetProps<'clinic-history'> }) {
  const shop = useShop();
  // Registers the sentences of buying again.
  shop.domain(ordersDomain);
  const range = useHistoryRange(given);
  const { region, ...toaster } = useToasts();
  const { report } = shop.domain(orderHistoryDomain);
  const read = useStore(report.watch(range.range));
  return (
    <div className="clinic-history">
      <HistoryHead range={range} toaster={toaster} />
      {read.error && (
        <div className="clinic-panel">
          <FailureBlock onRetry={() => report.reload(range.range)}>
            {read.error.message}
          </FailureBlock>
        </div>
      )}
      {read.status === 'loading' && <HistorySkeleton />}
      {read.value && <Content history={read.value} onRetry={() => report.reload(range.range)} />}
      <ToastRegion {...region} />
    </div>
  );
}

function Content({ history, onRetry }: { history: BuyingHistory; onRetry(): void }) {
  const text = useWords(historyWords);
  const routes = useRoutes();
  const { spending, runningLow, unreadCategories, areRefundsUnread, orders } = history;
  if (orders === 0 && runningLow.length === 0)
    return (
      <div className="clinic-panel">
        <Empty
          icon={<BoxIcon size={20} />}
          title={text.emptyTitle}
          action={
            <Button kind="primary" href={routes.href('home')} onClick={routes.link('home').onClick}>
              {text.toShop}
            </Button>
          }
        >
          {text.empty}
        </Empty>
      </div>
    );
  return (
    <>
      <RunningLow articles={runningLow} mayBuy={spending !== undefined} />
      {!spending && (
        <Notice tone="info" action={<a {...routes.link('certification')}>{text.certify}</a>}>
          {text.hidden}
        </Notice>
      )}
      {unreadCategories > 0 && (
        <FailureNotice onRetry={onRetry}>{text.unread({ count: unreadCategories })}</FailureNotice>
      )}
      {areRefundsUnread && <FailureNotice onRetry={onRetry}>{text.unreadRefunds}</FailureNotice>}
      {spending && orders === 0 && <Notice tone="info">{text.emptyRange}</Notice>}
      {spending && orders > 0 && <SpendingPanel history={history} spending={spending} />}
    </>
  );
}

function HistorySkeleton() {
  const shop = useShop();
  const text = useWords(historyWords);
  const progress = useStore(shop.domain(orderHistoryDomain).$progress);
  return (
    <Loading label={text.loading}>
      <div className="clinic-history">
        {[5, 6, 4].map((lines, place) => (
          <div key={lines} className="clinic-panel clinic-history-skeleton">
            {place === 0 && progress ? (
              <ReadingProgress progress={progress} />
            ) : (
              <Skeleton width={33} />
            )}
            <Skeleton lines={lines} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

function ReadingProgress({ progress: { step, done, total } }: { progress: HistoryProgress }) {
  const text = useWords(historyWords);
  const sentence =
    step === 'orders'
      ? text.readingOrders({ done, total })
      : text.readingCategories({ done, total });
  return (
    <p className="clinic-history-progress">
      <ProgressBar label={sentence} max={Math.max(1, total)} value={done} />
      {sentence}
    </p>
  );
}

export const widget: WidgetModule<'clinic-history'> = {
  component: History,
  styles: [
    buttonStyles,
    toastStyles,
    emptyStyles,
    failureBlockStyles,
    noticeStyles,
    progressBarStyles,
    skeletonStyles,
    membersOnlyStyles,
    historyHeadStyles,
    runningLowStyles,
    spendingPanelStyles,
    panelCss,
    historyCss,
  ],
};
