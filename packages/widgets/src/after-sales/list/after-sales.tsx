import {
  afterSalesDomain,
  MOST_RETURN_KEYWORD_CHARACTERS,
  pagesOf,
  type ReturnPage,
} from '@clinicart/sdk/after-sales';
import { type FormEvent, useId, useLayoutEffect, useRef } from 'react';
import {
  useRoutes,
  useShop,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../../identity/account/members-only.tsx';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { CompactPager, Pager, pagerStyles } from '../../ui/data/pager.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { TextInput, textInputStyles } from '../../ui/form/text-input.tsx';
import { ReturnIcon, SearchIcon } from '../../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { FailureBlock, failureBlockStyles } from '../../ui/state/error-state.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import afterSalesCss from './after-sales.css?inline';
import { listWords } from './list-words.ts';
import { ReturnCard, returnCardStyles } from './return-card.tsx';
import { type ReturnList, useReturnList } from './use-return-list.ts';

/** The after-sales applications of the account: `/user/afterSales`. Spec: 2§2.1, 2§7 */
function AfterSales(props: WidgetProps<'clinic-after-sales'>) {
  const shop = useShop();
  const text = useWords(listWords);
  // Registers the messages of the domain.
  shop.domain(afterSalesDomain);
  return (
    <MembersOnly title={text.title}>
      <Member {...props} />
    </MembersOnly>
  );
}

function Member(props: WidgetProps<'clinic-after-sales'>) {
  const text = useWords(listWords);
  const list = useReturnList(props);
  return (
    <section className="clinic-after-sales">
      <header className="clinic-panel clinic-after-sales-head">
        <h1>{text.title}</h1>
        <Search list={list} />
      </header>
      <Shown list={list} />
    </section>
  );
}

/** A form with a real address, so that it works before hydration. */
function Search({ list }: { list: ReturnList }) {
  const text = useWords(listWords);
  const id = useId();
  const { query } = list;
  const [action = ''] = list.hrefFor({ keyword: '', page: 1 }).split('?');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword')).trim();
    list.go({ keyword, page: 1 });
  };
  return (
    <search>
      <form action={action} onSubmit={submit}>
        <label className="clinic-visually-hidden" htmlFor={id}>
          {text.keyword}
        </label>
        <TextInput
          id={id}
          // A keyword of Back and Forward replaces the typed one.
          key={query.keyword}
          type="search"
          name="keyword"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MOST_RETURN_KEYWORD_CHARACTERS}
          placeholder={text.keyword}
          defaultValue={query.keyword}
          lead={<SearchIcon />}
        />
        <Button type="submit">{text.search}</Button>
      </form>
    </search>
  );
}

function Shown({ list }: { list: ReturnList }) {
  const text = useWords(listWords);
  const start = useRef<HTMLUListElement>(null);
  const { read, query } = list;
  const lastPage = useRef(query.page);
  const isRead = read.value !== undefined;
  // Another page begins at its first application.
  useLayoutEffect(() => {
    if (!isRead || lastPage.current === query.page) return;
    lastPage.current = query.page;
    start.current?.scrollIntoView({ block: 'nearest' });
  }, [isRead, query.page]);
  if (read.error && read.error.kind !== 'login-required')
    return (
      <div className="clinic-panel">
        <FailureBlock onRetry={list.reload}>{read.error.message}</FailureBlock>
      </div>
    );
  if (!read.value) return <ListSkeleton />;
  if (read.value.returns.length === 0) return <NoReturns list={list} />;
  return (
    <>
      <ul ref={start} className="clinic-after-sales-list" aria-label={text.list}>
        {read.value.returns.map((answer) => (
          <li key={answer.returnNo}>
            <ReturnCard answer={answer} />
          </li>
        ))}
      </ul>
      <Foot list={list} page={read.value} />
    </>
  );
}

function Foot({ list, page }: { list: ReturnList; page: ReturnPage }) {
  const text = useWords(listWords);
  const { query } = list;
  const total = pagesOf(page, query.page);
  const pager = {
    page: query.page,
    total,
    hrefFor: (next: number) => list.hrefFor({ ...query, page: next }),
    onPage: (next: number) => list.go({ ...query, page: next }),
  };
  return (
    <footer className="clinic-after-sales-foot">
      <p>{page.count !== undefined && text.count({ count: page.count })}</p>
      <div className="clinic-after-sales-pages">
        <Pager {...pager} />
      </div>
      {total > 1 && (
        <div className="clinic-after-sales-pages-short">
          <CompactPager {...pager} />
        </div>
      )}
    </footer>
  );
}

function NoReturns({ list }: { list: ReturnList }) {
  return (
    <div className="clinic-panel">
      <Reason list={list} />
    </div>
  );
}

function Reason({ list: { query, go } }: { list: ReturnList }) {
  const text = useWords(listWords);
  const routes = useRoutes();
  if (query.page > 1)
    return (
      <Empty
        icon={<ReturnIcon size={20} />}
        title={text.beyond}
        action={
          <Button kind="secondary" onClick={() => go({ ...query, page: 1 })}>
            {text.firstPage}
          </Button>
        }
      />
    );
  if (query.keyword)
    return (
      <Empty
        icon={<SearchIcon size={20} />}
        title={text.noMatch(query)}
        action={
          <Button kind="secondary" onClick={() => go({ keyword: '', page: 1 })}>
            {text.clear}
          </Button>
        }
      >
        {text.noMatchWhy}
      </Empty>
    );
  return (
    <Empty
      icon={<ReturnIcon size={20} />}
      title={text.none}
      action={
        <Button kind="secondary" {...routes.link('orders')}>
          {text.orders}
        </Button>
      }
    >
      {text.noneWhy}
    </Empty>
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
    pagerStyles,
    panelCss,
    textInputStyles,
    emptyStyles,
    failureBlockStyles,
    skeletonStyles,
    returnCardStyles,
    afterSalesCss,
  ],
};
