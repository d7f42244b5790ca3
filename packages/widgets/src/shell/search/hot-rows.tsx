import type { HotWord } from '@clinicart/sdk/catalogue';
import type { MouseEvent } from 'react';
import { isPlainClick, useRoutes, useShop, useStore } from '../../engine/index.ts';
import { HotIcon } from './hot-icon.tsx';
import { entryContent, type Row, type SearchCell } from './panel-cells.tsx';

/** Returns the rows of hot words. A word with a link leads there; the others search. */
export function useHotRows(searchCell: SearchCell, onLeave: () => void): readonly Row[] {
  const shop = useShop();
  const routes = useRoutes();
  const hot = useStore(shop.catalogue.hotWords.watch(null)).value ?? [];
  return hot.map(({ word, link, icon }: HotWord): Row => {
    const content = entryContent(<HotIcon src={shop.picture(icon, 'card')} />, word);
    const target = link === undefined ? undefined : routes.at(link);
    const cell = searchCell({ title: word, byArticleNumber: false }, content);
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
}
