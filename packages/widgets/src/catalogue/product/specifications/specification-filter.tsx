import { useId } from 'react';
import { bilingual, useWords } from '../../../engine/index.ts';
import { TextInput, textInputStyles } from '../../../ui/form/text-input.tsx';
import { SearchIcon } from '../../../ui/media/icons.tsx';

export const styles = [textInputStyles];

const words = bilingual({
  zh: {
    filter: '搜尋貨號或規格',
    countOf: ({ count }: { count: number }) => `共 ${count} 款`,
    shownOf: ({ shown, count }: { shown: number; count: number }) =>
      shown === 0 ? '沒有符合的規格' : `${count} 款中符合 ${shown} 款`,
  },
  en: {
    filter: 'Find an article number or specification',
    countOf: ({ count }) => `${count} in all`,
    shownOf: ({ shown, count }) =>
      shown === 0 ? 'No specifications match' : `${shown} of ${count} match`,
  },
});

export interface SpecificationFilterProps {
  typed: string;
  onType(typed: string): void;
  shown: number;
  count: number;
}

/** Filters a long table by article or specification. */
function SpecificationFilter({ typed, onType, shown, count }: SpecificationFilterProps) {
  const text = useWords(words);
  const id = useId();
  return (
    <>
      <TextInput
        lead={<SearchIcon />}
        type="search"
        aria-label={text.filter}
        aria-describedby={id}
        placeholder={text.filter}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <span id={id} role="status">
        {typed.trim() === '' ? text.countOf({ count }) : text.shownOf({ shown, count })}
      </span>
    </>
  );
}

export { SpecificationFilter as part };
