import type { PastSearch } from '@clinicart/sdk/catalogue';
import { useEffect, useState } from 'react';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { SearchIcon } from '../../ui/media/icons.tsx';
import { useHotRows } from './hot-rows.tsx';
import { entryContent, type Row, useSearchCell } from './panel-cells.tsx';
import { usePastRows } from './past-rows.tsx';
import { searchPanelWords } from './search-panel-words.ts';

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

export interface Group {
  readonly key: string;
  readonly title: string;
  readonly isTitled: boolean;
  readonly rows: readonly Row[];
}

/** Returns the groups of rows for the text in the box. */
export function useGroups(input: GroupsInput): readonly Group[] {
  const text = useWords(searchPanelWords);
  const searchCell = useSearchCell(input.onSearch);
  const words = useSuggestions(input);
  const past = usePastRows(searchCell);
  const hot = useHotRows(searchCell, input.onLeave);

  if (input.typed.trim() !== '') {
    const rows = words.map((title) => ({
      key: title,
      cells: [
        searchCell(
          { title, byArticleNumber: false },
          entryContent(<SearchIcon size={14} />, title),
        ),
      ],
    }));
    return [{ key: 'suggestions', title: text.suggestions, isTitled: false, rows }];
  }
  return [
    { key: 'past', title: text.past, isTitled: true, rows: past },
    { key: 'hot', title: text.hot, isTitled: true, rows: hot },
  ].filter(({ rows }) => rows.length > 0);
}

/** Returns the words that the server suggests for the text, while the panel is open. */
function useSuggestions({ isOpen, typed, suggests }: GroupsInput): readonly string[] {
  const { catalogue } = useShop();
  const [suggester] = useState(() => catalogue.suggester());
  const words = useStore(suggester.$words);
  const asked = isOpen && suggests ? typed : '';
  useEffect(() => suggester.type(asked), [suggester, asked]);
  useEffect(() => suggester.stop, [suggester]);
  return words;
}
