import type { OrderTab } from '@clinicart/sdk/orders';
import { useRef, useState } from 'react';
import { useShop, useWidget, useWords } from '../../engine/index.ts';
import { ListSearch, listSearchStyles } from '../../paged-list/list-search.tsx';
import { buttonStyles } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { type TabItem, Tabs, tabsStyles } from '../../ui/data/tabs.tsx';
import { SearchIcon } from '../../ui/media/icons.tsx';
import { useSearchMark } from '../../ui/page/search-mark.ts';
import { listWords } from './list-words.ts';
import type { OrderList } from './orders.tsx';

export const listHeadStyles = [buttonStyles, tabsStyles, listSearchStyles, panelCss];

/** Title, keyword and tabs; they stay while orders load. Spec: 2§2.5 */
export function ListHead({ list }: { list: OrderList }) {
  const text = useWords(listWords);
  const { query, frame } = list;
  const [isSearching, setSearching] = useState(query.keyword !== '');
  const head = useRef<HTMLElement>(null);
  const { element } = useWidget();
  const { clock } = useShop();
  useSearchMark(element, () => {
    setSearching(true);
    clock.after(0, () => head.current?.querySelector<HTMLElement>('[type=search]')?.focus());
  });
  const counts: Partial<Record<OrderTab, number>> = { ...frame?.counts };
  const items: readonly TabItem<OrderTab>[] = list.tabs.map((tab) => ({
    key: tab,
    label: text.tab[tab],
    count: counts[tab],
    // Accent only where the buyer must act.
    urgent: tab === 'pending' && (counts.pending ?? 0) > 0,
  }));
  return (
    <header
      ref={head}
      className="clinic-panel clinic-orders-head"
      data-searching={isSearching || undefined}
    >
      <div className="clinic-orders-title">
        <h1>{text.title}</h1>
        <div className="clinic-orders-search">
          <ListSearch list={list} label={text.keyword} />
        </div>
        <IconButton
          className="clinic-orders-open-search"
          label={text.openSearch}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        >
          <SearchIcon size={20} />
        </IconButton>
      </div>
      <Tabs
        label={text.tabs}
        items={items}
        selected={query.tab}
        onSelect={(tab) => list.go({ tab })}
      />
    </header>
  );
}
