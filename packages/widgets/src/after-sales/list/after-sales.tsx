import {
  afterSalesDomain,
  MOST_RETURN_KEYWORD_CHARACTERS,
  pagesOf,
  type ReturnPage,
} from '@clinicart/sdk/after-sales';
import type { RefObject } from 'react';
import {
  useRoutes,
  useShop,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../../identity/account/members-only.tsx';
import { ListContent, listContentStyles } from '../../paged-list/list-content.tsx';
import { ListEmpty, listEmptyStyles } from '../../paged-list/list-empty.tsx';
import { ListFoot, listFootStyles } from '../../paged-list/list-foot.tsx';
import { ListNews } from '../../paged-list/list-news.tsx';
import { NO_TABS } from '../../paged-list/list-query.ts';
import { ListSearch, listSearchStyles } from '../../paged-list/list-search.tsx';
import { usePageStart } from '../../paged-list/use-page-start.ts';
import { type PagedList, usePagedList } from '../../paged-list/use-paged-list.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { ReturnIcon } from '../../ui/media/icons.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import afterSalesCss from './after-sales.css?inline';
import { listWords } from './list-words.ts';
import { ReturnCard, returnCardStyles } from './return-card.tsx';

/** The after-sales applications of the account: `/user/afterSales`. Spec: 2§2.1, 2§7 */
function AfterSales(props: WidgetProps<'clinic-after-sales'>) {
  const text = useWords(listWords);
  return (
    <MembersOnly title={text.title}>
      <Member {...props} />
    </MembersOnly>
  );
}

function Member(given: WidgetProps<'clinic-after-sales'>) {
  const text = useWords(listWords);
  const { list: returns } = useShop().domain(afterSalesDomain);
  const list = usePagedList({
    given,
    list: returns,
    route: 'afterSales',
    tabs: NO_TABS,
    mostKeywordCharacters: MOST_RETURN_KEYWORD_CHARACTERS,
  });
  const start = usePageStart<HTMLUListElement>(list);
  const { value } = list.read;
  return (
    <section ref={list.start} className="clinic-after-sales">
      <header className="clinic-panel clinic-after-sales-head">
        <h1>{text.title}</h1>
        <ListSearch list={list} label={text.keyword} />
      </header>
      <ListNews list={list} shown={value?.returns.length} pages={value?.pages} words={text} />
      <ListContent list={list} skeleton={<ListSkeleton />}>
        {(page) => <Shown list={list} page={page} start={start} />}
      </ListContent>
    </section>
  );
}

interface ShownProps {
  list: PagedList<ReturnPage>;
  page: ReturnPage;
  start: RefObject<HTMLUListElement | null>;
}

function Shown({ list, page, start }: ShownProps) {
  const text = useWords(listWords);
  const routes = useRoutes();
  const { returns, pages, count } = page;
  if (returns.length === 0)
    return (
      <ListEmpty
        list={list}
        pages={pages}
        words={text}
        icon={<ReturnIcon size={20} />}
        action={
          <Button kind="secondary" {...routes.link('orders')}>
            {text.orders}
          </Button>
        }
      />
    );
  return (
    <>
      <ul ref={start} className="clinic-after-sales-list" aria-label={text.list} tabIndex={-1}>
        {returns.map((answer) => (
          <li key={answer.returnNo}>
            <ReturnCard answer={answer} />
          </li>
        ))}
      </ul>
      <ListFoot list={list} pages={pagesOf(page, list.query.page)}>
        {count !== undefined && text.count({ count })}
      </ListFoot>
    </>
  );
}

const CARDS = [1, 2, 3];

function ListSkeleton() {
  return (
    <Loading>
      <div className="clinic-after-sales-list">
        {CARDS.map((card) => (
          <div key={card} className="clinic-panel">
            <Skeleton width={50} />
            <Skeleton lines={4} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

export const widget: WidgetModule<'clinic-after-sales'> = {
  component: AfterSales,
  styles: [
    membersOnlyStyles,
    buttonStyles,
    panelCss,
    listSearchStyles,
    listContentStyles,
    listEmptyStyles,
    listFootStyles,
    skeletonStyles,
    returnCardStyles,
    afterSalesCss,
  ],
};
