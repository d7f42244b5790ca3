import {
  POINTS_HISTORY_TABS,
  type PointsEntry,
  type PointsHistoryPage,
  type PointsHistoryQuery,
  pointsDomain,
  readHistoryTab,
  readPage,
} from '@clinicart/sdk/points';
import { useRef } from 'react';
import {
  useLanguage,
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../../identity/account/members-only.tsx';
import { rowTime } from '../../orders/order-time.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Badge, badgeStyles } from '../../ui/data/badge.tsx';
import { Pager, pagerStyles } from '../../ui/data/pager.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { Tabs, tabsStyles } from '../../ui/data/tabs.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { GiftIcon } from '../../ui/media/icons.tsx';
import { Picture, pictureStyles } from '../../ui/media/picture.tsx';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { PointsTrail, pointsTrailStyles } from '../points-trail.tsx';
import { pointsWords, signedFigures } from '../points-words.ts';
import { QuietFailure, quietFailureStyles } from '../quiet-failure.tsx';
import { RecordSkeleton, recordListStyles } from '../record-list.tsx';
import { type PageQuery, usePageQuery } from '../use-page-query.ts';
import { usePageStart } from '../use-page-start.ts';
import { historyWords } from './history-words.ts';

const read = (of: (name: string) => string | null | undefined): PointsHistoryQuery => ({
  tab: readHistoryTab(of('tab')),
  page: readPage(of('pageIndex')),
});
const write = ({ tab, page }: PointsHistoryQuery) => ({
  tab: tab === 'all' ? undefined : tab,
  pageIndex: page === 1 ? undefined : String(page),
});

/** The points history: `/pointsMall/pointsRecord`. Spec: 2§2.10, 2§9 */
function PointsHistory(props: WidgetProps<'clinic-points-history'>) {
  const { $forgotten } = useShop().session;
  const text = useWords(pointsWords);
  const forgotten = useStore($forgotten);
  return (
    <div className="clinic-points-records">
      <PointsTrail page={text.history} />
      <h1>{text.history}</h1>
      <MembersOnly>
        <Member key={forgotten} {...props} />
      </MembersOnly>
    </div>
  );
}

function Member({ tab, pageIndex }: WidgetProps<'clinic-points-history'>) {
  const { history } = useShop().domain(pointsDomain);
  const text = useWords(historyWords);
  const question = usePageQuery({ route: 'pointsRecord', read, write }, { tab, pageIndex });
  const { query, go } = question;
  const state = useStore(history.watch(query));
  const page = useRef<HTMLDivElement>(null);
  usePageStart(page, query, state.value !== undefined);
  return (
    <div className="clinic-panel clinic-points-record-panel">
      <Tabs
        label={text.tabs}
        items={POINTS_HISTORY_TABS.map((key) => ({ key, label: text.tab[key] }))}
        selected={query.tab}
        onSelect={(next) => go({ tab: next, page: 1 })}
      >
        <div ref={page} className="clinic-points-entries" tabIndex={-1}>
          {state.status === 'loading' && <RecordSkeleton />}
          {state.error && state.error.kind !== 'login-required' && (
            <QuietFailure onRetry={() => history.reload(query)} />
          )}
          {state.value && <Shown answer={state.value} question={question} />}
        </div>
      </Tabs>
    </div>
  );
}

interface ShownProps {
  answer: PointsHistoryPage;
  question: PageQuery<PointsHistoryQuery>;
}

function Shown({ answer, question: { query, hrefFor, go } }: ShownProps) {
  const words = useWords(pointsWords);
  if (answer.entries.length === 0) return <NoEntries query={query} onGo={go} />;
  return (
    <>
      <ul className="clinic-record-list" aria-label={words.history}>
        {answer.entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id, and one order may have two.
          <EntryRow key={index} entry={entry} />
        ))}
      </ul>
      <Pager
        page={query.page}
        total={answer.pages}
        hrefFor={(page) => hrefFor({ ...query, page })}
        onPage={(page) => go({ ...query, page })}
      />
    </>
  );
}

/** An entry: what moved the points, when, and by how much. Spec: 2§3 Points history item */
function EntryRow({ entry }: { entry: PointsEntry }) {
  const shop = useShop();
  const text = useWords(historyWords);
  const language = useLanguage();
  const { picture, name, tag, orderNo, at, points } = entry;
  return (
    <li className="clinic-record" data-kind="entry">
      <Picture src={shop.picture(picture, 'card')} alt="" />
      <p className="clinic-record-name">
        {name} {tag && <Badge tone="neutral">{tag}</Badge>}
      </p>
      <p className="clinic-record-facts">
        <span>{at !== undefined && rowTime(at, language)}</span>
        {orderNo && (
          <span>
            <VisuallyHidden>{text.order} </VisuallyHidden>
            {orderNo}
          </span>
        )}
      </p>
      <p className="clinic-record-points" data-tone={points > 0 ? 'credit' : undefined}>
        <strong>{signedFigures(points)}</strong>
      </p>
    </li>
  );
}

interface NoEntriesProps {
  query: PointsHistoryQuery;
  onGo(query: PointsHistoryQuery): void;
}

function NoEntries({ query, onGo }: NoEntriesProps) {
  const text = useWords(historyWords);
  const words = useWords(pointsWords);
  const routes = useRoutes();
  if (query.page > 1)
    return (
      <Empty
        icon={<GiftIcon size={20} />}
        title={text.beyond}
        action={
          <Button kind="secondary" onClick={() => onGo({ ...query, page: 1 })}>
            {words.firstPage}
          </Button>
        }
      />
    );
  return (
    <Empty
      icon={<GiftIcon size={20} />}
      title={text.none[query.tab]}
      action={
        <Button kind="secondary" {...routes.link('pointsMall')}>
          {text.goMall}
        </Button>
      }
    >
      {text.noneWhy[query.tab]}
    </Empty>
  );
}

export const widget: WidgetModule<'clinic-points-history'> = {
  component: PointsHistory,
  styles: [
    membersOnlyStyles,
    buttonStyles,
    badgeStyles,
    tabsStyles,
    pagerStyles,
    panelCss,
    pictureStyles,
    emptyStyles,
    pointsTrailStyles,
    quietFailureStyles,
    recordListStyles,
  ],
};
