import { type PastSearch, writeSearchParams } from '@clinicart/sdk/catalogue';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { isPlainClick, useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { ClockIcon, CloseIcon, SearchIcon } from '../../ui/media/icons.tsx';
import { HotIcon } from './hot-icon.tsx';
import { searchPanelWords } from './search-panel-words.ts';

/** Past searches before the list is expanded, about as many as hot words. */
const PAST_SHOWN = 6;

/** Input and actions of the rows. */
export interface GroupsInput {
  isOpen: boolean;
  /** The text in the box. */
  typed: string;
  /** Searches by article number: suggestions only contain names. */
  suggests: boolean;
  onSearch(search: PastSearch): void;
  onLeave(): void;
}

export interface Cell {
  readonly key: string;
  readonly className: string;
  readonly content: ReactNode;
  readonly label?: string;
  /** A link, so that it can open in a new tab. */
  readonly href?: string;
  readonly onClick: (event: MouseEvent) => void;
  readonly onEnter: () => void;
}

interface Row {
  readonly key: string;
  readonly cells: readonly Cell[];
  /** Runs on the Delete key. */
  readonly onDelete?: () => void;
}

export interface Group {
  readonly key: string;
  readonly title: string;
  readonly isTitled: boolean;
  readonly rows: readonly Row[];
}

/** Returns the groups of rows for the text in the box. */
export function useGroups({
  isOpen,
  typed,
  suggests,
  onSearch,
  onLeave,
}: GroupsInput): readonly Group[] {
  const shop = useShop();
  const text = useWords(searchPanelWords);
  const routes = useRoutes();
  const { history } = shop.catalogue;
  const past = useStore(history.$searches);
  const hot = useStore(shop.catalogue.hotWords.watch(null)).value ?? [];
  const [suggester] = useState(() => shop.catalogue.suggester());
  const words = useStore(suggester.$words);
  const [isWhole, setWhole] = useState(false);
  const isTyped = typed.trim() !== '';
  const asked = isOpen && suggests ? typed : '';
  useEffect(() => suggester.type(asked), [suggester, asked]);
  useEffect(() => suggester.stop, [suggester]);

  const command = (key: string, content: ReactNode, run: () => void, label?: string): Cell => ({
    key,
    className: 'clinic-search-command',
    content,
    ...(label !== undefined && { label }),
    onClick: run,
    onEnter: run,
  });
  const search = (wish: PastSearch, content: ReactNode): Cell => {
    const params = Object.fromEntries(writeSearchParams({ ...wish, keyword: wish.title }));
    return {
      key: 'go',
      className: 'clinic-search-entry',
      content,
      href: routes.href('search', params),
      onClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onSearch(wish);
      },
      onEnter: () => onSearch(wish),
    };
  };
  const entry = (icon: ReactNode, title: string, note?: string) => (
    <>
      {icon}
      <span className="clinic-search-title">{title}</span>
      {note && <span className="clinic-search-note">{note}</span>}
    </>
  );

  if (isTyped) {
    const rows = words.map((title) => ({
      key: title,
      cells: [search({ title, byArticleNumber: false }, entry(<SearchIcon size={14} />, title))],
    }));
    return [{ key: 'suggestions', title: text.suggestions, isTitled: false, rows }];
  }
  const pastRow = (wish: PastSearch): Row => {
    const { title, byArticleNumber } = wish;
    const forget = () => history.forget(title);
    const note = byArticleNumber ? text.byArticle : undefined;
    return {
      key: title,
      cells: [
        search(wish, entry(<ClockIcon size={14} />, title, note)),
        command('forget', <CloseIcon size={14} />, forget, text.forget({ title })),
      ],
      onDelete: forget,
    };
  };
  const showAll = command('show', text.showAll({ count: past.length }), () => setWhole(true));
  const forgetAll = command('forget-all', text.forgetAll, history.forgetAll);
  const isCut = !isWhole && past.length > PAST_SHOWN;
  const pastRows = [
    ...(isCut ? past.slice(0, PAST_SHOWN) : past).map(pastRow),
    ...(past.length > 0
      ? [{ key: ' foot', cells: isCut ? [showAll, forgetAll] : [forgetAll] }]
      : []),
  ];
  const hotRows = hot.map(({ word, link, icon }): Row => {
    const content = entry(<HotIcon src={shop.picture(icon, 'card')} />, word);
    const target = link === undefined ? undefined : routes.at(link);
    const cell = search({ title: word, byArticleNumber: false }, content);
    if (!target) return { key: word, cells: [cell] };
    const follow = (event: MouseEvent) => {
      target.onClick(event);
      if (isPlainClick(event)) onLeave();
    };
    return {
      key: word,
      cells: [{ ...cell, href: target.href, onClick: follow, onEnter: target.go }],
    };
  });
  return [
    { key: 'past', title: text.past, isTitled: true, rows: pastRows },
    { key: 'hot', title: text.hot, isTitled: true, rows: hotRows },
  ].filter(({ rows }) => rows.length > 0);
}
