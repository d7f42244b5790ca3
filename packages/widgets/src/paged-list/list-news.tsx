import { useRef } from 'react';
import { useWords } from '../engine/index.ts';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { type Emptiness, useEmptyTitle } from './list-empty.tsx';
import { pagedListWords } from './paged-list-words.ts';

/** Props of {@link ListNews}. */
export interface ListNewsProps extends Emptiness {
  /** Number of entries of the answer; undefined while it loads. */
  shown: number | undefined;
}

/** Announces the answer to each further question: how many entries are shown, or why none is. */
export function ListNews(props: ListNewsProps) {
  const text = useWords(pagedListWords);
  const none = useEmptyTitle(props);
  const { shown, pages = 1 } = props;
  const { query } = props.list;
  const first = useRef(query);
  const isAnswer = shown !== undefined && query !== first.current;
  return (
    <VisuallyHidden role="status">
      {isAnswer && (shown === 0 ? none : text.shown({ shown, page: query.page, pages }))}
    </VisuallyHidden>
  );
}
