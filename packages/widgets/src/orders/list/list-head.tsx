import { MOST_ORDER_KEYWORD_CHARACTERS, type OrderTab } from '@clinicart/sdk/orders';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useShop, useWidget, useWords } from '../../engine/index.ts';
import { Button, buttonStyles, IconButton } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { type TabItem, Tabs, tabsStyles } from '../../ui/data/tabs.tsx';
import { TextInput, textInputStyles } from '../../ui/form/text-input.tsx';
import { SearchIcon } from '../../ui/media/icons.tsx';
import { useSearchMark } from '../../ui/page/search-mark.ts';
import { listWords } from './list-words.ts';
import { TABS, writeOrderQuery } from './order-list-query.ts';
import type { OrderList } from './use-order-list.ts';

export const listHeadStyles = [buttonStyles, tabsStyles, textInputStyles, panelCss];

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
  const items: readonly TabItem<OrderTab>[] = TABS.map((tab) => ({
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
        <search className="clinic-orders-search">
          <Search list={list} />
        </search>
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
        onSelect={(tab) => list.go({ ...query, tab, page: 1 })}
      />
    </header>
  );
}

/** A form with real fields, so that it works before hydration. */
function Search({ list }: { list: OrderList }) {
  const text = useWords(listWords);
  const id = useId();
  const { query } = list;
  const [action = ''] = list.hrefFor({ tab: 'all', keyword: '', page: 1 }).split('?');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword')).trim();
    list.go({ ...query, keyword, page: 1 });
  };
  const { tab } = writeOrderQuery(query);
  return (
    <form action={action} onSubmit={submit}>
      {tab && <input type="hidden" name="tab" value={tab} />}
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
        maxLength={MOST_ORDER_KEYWORD_CHARACTERS}
        placeholder={text.keyword}
        defaultValue={query.keyword}
        lead={<SearchIcon />}
      />
      <Button type="submit">{text.search}</Button>
    </form>
  );
}
