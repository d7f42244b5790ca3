import {
  POINTS_HISTORY_TABS,
  type PointsEntry,
  type PointsHistoryPage,
  type PointsHistoryTab,
  pointsDomain,
} from '@clinicart/sdk/points';
import {
  useLanguage,
  useRoutes,
  useShop,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { rowTime } from '../../orders/order-time.ts';
import { ListEmpty, listEmptyStyles } from '../../paged-list/list-empty.tsx';
import { ListFoot, listFootStyles } from '../../paged-list/list-foot.tsx';
import { ListNews } from '../../paged-list/list-news.tsx';
import { type ListQuery, queryBy } from '../../paged-list/list-query.ts';
import { usePageStart } from '../../paged-list/use-page-start.ts';
import { type PagedList, usePagedList } from '../../paged-list/use-paged-list.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Badge, badgeStyles } from '../../ui/data/badge.tsx';
import { measureText } from '../../ui/data/measure-text.ts';
import panelCss from '../../ui/data/panel.css?inline';
import { Tabs, tabsStyles } from '../../ui/data/tabs.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { GiftIcon } from '../../ui/media/icons.tsx';
import { Picture, pictureStyles } from '../../ui/media/picture.tsx';
import { pointsWords, signedFigures } from '../points-words.ts';
import { RecordsPage, RecordsRead, recordsPageStyles } from '../records-page.tsx';
import { historyWords } from './history-words.ts';

/** The points history: `/pointsMall/pointsRecord`. Spec: 2§2.10, 2§9 */
function PointsHistory(props: WidgetProps<'clinic-points-history'>) {
  const text = useWords(pointsWords);
  return (
    <RecordsPage title={text.history}>
      <Member {...props} />
    </RecordsPage>
  );
}

type History = PagedList<PointsHistoryPage, PointsHistoryTab>;

function Member(given: WidgetProps<'clinic-points-history'>) {
  const { history } = useShop().domain(pointsDomain);
  const text = useWords(historyWords);
  const list = usePagedList({
    given,
    list: queryBy(history, ({ tab, page }: ListQuery<PointsHistoryTab>) => ({ tab, page })),
    route: 'pointsRecord',
    tabs: POINTS_HISTORY_TABS,
    mostKeywordCharacters: 0,
  });
  const { query, start, go, read } = list;
  const page = usePageStart<HTMLDivElement>(list);
  return (
    <section ref={start} className="clinic-panel clinic-points-record-panel">
      <Tabs
        label={text.tabs}
        items={POINTS_HISTORY_TABS.map((key) => ({ key, label: text.tab[key] }))}
        selected={query.tab}
        onSelect={(tab) => go({ tab })}
      >
        <ListNews
          list={list}
          shown={read.value?.entries.length}
          pages={read.value?.pages}
          words={emptyWords(text, query.tab)}
        />
        <div ref={page} className="clinic-points-entries" tabIndex={-1}>
          <RecordsRead list={list}>{(answer) => <Shown answer={answer} list={list} />}</RecordsRead>
        </div>
      </Tabs>
    </section>
  );
}

function Shown({ answer, list }: { answer: PointsHistoryPage; list: History }) {
  const words = useWords(pointsWords);
  const { entries, pages } = answer;
  if (entries.length === 0) return <NoEntries list={list} pages={pages} />;
  return (
    <>
      <ul className="clinic-record-list" aria-label={words.history}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id, and one order may have two.
          <EntryRow key={index} entry={entry} />
        ))}
      </ul>
      <ListFoot list={list} pages={pages} />
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
      <p className="clinic-record-name">{measureText(name)}</p>
      <p className="clinic-record-facts">
        <span>
          {at !== undefined && rowTime(at, language)} {tag && <Badge tone="neutral">{tag}</Badge>}
        </span>
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

const emptyWords = (text: (typeof historyWords)['zh'], tab: PointsHistoryTab) => ({
  ...text,
  noneHere: text.noneIn[tab],
  noneHereWhy: text.noneInWhy[tab],
});

function NoEntries({ list, pages }: { list: History; pages: number }) {
  const text = useWords(historyWords);
  const routes = useRoutes();
  return (
    <ListEmpty
      list={list}
      pages={pages}
      words={emptyWords(text, list.query.tab)}
      icon={<GiftIcon size={20} />}
      action={
        <Button kind="secondary" {...routes.link('pointsMall')}>
          {text.goMall}
        </Button>
      }
    />
  );
}

export const widget: WidgetModule<'clinic-points-history'> = {
  component: PointsHistory,
  styles: [
    recordsPageStyles,
    buttonStyles,
    badgeStyles,
    tabsStyles,
    listFootStyles,
    listEmptyStyles,
    panelCss,
    pictureStyles,
  ],
};
