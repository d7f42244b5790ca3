import type { PastSearch } from '@clinicart/sdk/catalogue';
import { useState } from 'react';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { ClockIcon, CloseIcon } from '../../ui/media/icons.tsx';
import { commandCell, entryContent, type Row, type SearchCell } from './panel-cells.tsx';
import { searchPanelWords } from './search-panel-words.ts';

/** Past searches before the list is expanded, about as many as hot words. */
const PAST_SHOWN = 6;

/** Returns the rows of past searches, and a last row that expands or clears the list. */
export function usePastRows(searchCell: SearchCell): readonly Row[] {
  const { history } = useShop().catalogue;
  const text = useWords(searchPanelWords);
  const past = useStore(history.$searches);
  const [isWhole, setWhole] = useState(false);
  if (past.length === 0) return [];

  const pastRow = (wish: PastSearch): Row => {
    const { title, byArticleNumber } = wish;
    const forget = () => history.forget(title);
    const note = byArticleNumber ? text.byArticle : undefined;
    return {
      key: title,
      cells: [
        searchCell(wish, entryContent(<ClockIcon size={14} />, title, note)),
        commandCell('forget', <CloseIcon size={14} />, forget, text.forget({ title })),
      ],
      onDelete: forget,
    };
  };
  const showAll = commandCell('show', text.showAll({ count: past.length }), () => setWhole(true));
  const forgetAll = commandCell('forget-all', text.forgetAll, history.forgetAll);
  const isCut = !isWhole && past.length > PAST_SHOWN;
  const shown = isCut ? past.slice(0, PAST_SHOWN) : past;
  return [
    ...shown.map(pastRow),
    { key: ' foot', cells: isCut ? [showAll, forgetAll] : [forgetAll] },
  ];
}
