import {
  MOST_WALLET_KEYWORD_CHARACTERS,
  type WalletDetailsPage,
  walletDomain,
} from '@clinicart/sdk/wallet';
import type { RefObject } from 'react';
import { useRoutes, useShop, useWords, type WidgetProps } from '../engine/index.ts';
import { ListContent, listContentStyles } from '../paged-list/list-content.tsx';
import { ListEmpty, listEmptyStyles } from '../paged-list/list-empty.tsx';
import { ListFoot, listFootStyles } from '../paged-list/list-foot.tsx';
import { ListNews } from '../paged-list/list-news.tsx';
import { NO_TABS } from '../paged-list/list-query.ts';
import { ListSearch, listSearchStyles } from '../paged-list/list-search.tsx';
import { usePageStart } from '../paged-list/use-page-start.ts';
import { type PagedList, usePagedList } from '../paged-list/use-paged-list.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import panelCss from '../ui/data/panel.css?inline';
import { WalletIcon } from '../ui/media/icons.tsx';
import type { Toaster } from '../ui/overlay/toast.tsx';
import detailsCss from './details.css?inline';
import { EntryTable, entryTableStyles } from './entry-table.tsx';
import { StatementExport, statementExportStyles } from './statement-export.tsx';
import { EntriesSkeleton, walletSkeletonStyles } from './wallet-skeleton.tsx';
import { walletWords } from './wallet-words.ts';

export const detailsStyles = [
  buttonStyles,
  panelCss,
  listSearchStyles,
  listContentStyles,
  listEmptyStyles,
  listFootStyles,
  entryTableStyles,
  statementExportStyles,
  walletSkeletonStyles,
  detailsCss,
];

/** The balance details: search, export, and ten entries a page. Spec: 2§2.8, 2§9 */
export function Details({
  given,
  toaster,
}: {
  given: WidgetProps<'clinic-wallet'>;
  toaster: Toaster;
}) {
  const text = useWords(walletWords);
  const { details } = useShop().domain(walletDomain);
  const list = usePagedList({
    given,
    list: details,
    route: 'wallet',
    tabs: NO_TABS,
    mostKeywordCharacters: MOST_WALLET_KEYWORD_CHARACTERS,
  });
  const start = usePageStart<HTMLTableElement>(list);
  const {
    frame,
    query,
    read: { value },
  } = list;
  return (
    <section ref={list.start} className="clinic-wallet-details" aria-label={text.details}>
      <header className="clinic-panel clinic-wallet-head">
        <h2>{text.details}</h2>
        <p>{frame?.count !== undefined && text.count({ count: frame.count })}</p>
        <ListSearch list={list} label={text.keyword} />
        <StatementExport keyword={query.keyword} toaster={toaster} />
      </header>
      <ListNews list={list} shown={value?.entries.length} pages={value?.pages} words={text} />
      <ListContent list={list} skeleton={<EntriesSkeleton />}>
        {(page) => <Shown list={list} page={page} start={start} />}
      </ListContent>
    </section>
  );
}

interface ShownProps {
  list: PagedList<WalletDetailsPage>;
  page: WalletDetailsPage;
  start: RefObject<HTMLTableElement | null>;
}

function Shown({ list, page, start }: ShownProps) {
  const text = useWords(walletWords);
  const routes = useRoutes();
  if (page.entries.length === 0)
    return (
      <ListEmpty
        list={list}
        pages={page.pages}
        words={text}
        icon={<WalletIcon size={20} />}
        action={
          <Button kind="secondary" {...routes.link('orders')}>
            {text.orders}
          </Button>
        }
      />
    );
  return (
    <>
      <EntryTable entries={page.entries} start={start} />
      <ListFoot list={list} pages={page.pages} />
    </>
  );
}
