import { type FormEvent, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { TextInput, textInputStyles } from '../ui/form/text-input.tsx';
import { SearchIcon } from '../ui/media/icons.tsx';
import { writeListQuery } from './list-query.ts';
import listSearchCss from './list-search.css?inline';
import { pagedListWords } from './paged-list-words.ts';
import type { PagedList } from './use-paged-list.ts';

export const listSearchStyles = [buttonStyles, textInputStyles, listSearchCss];

/** Props of {@link ListSearch}. */
export interface ListSearchProps {
  list: PagedList<unknown>;
  /** Names the keyword, as label and placeholder: “Product name or order number”. */
  label: string;
}

/** The keyword of a list, in the open tab. A form with a real address, so that it works before hydration. */
export function ListSearch({ list, label }: ListSearchProps) {
  const text = useWords(pagedListWords);
  const id = useId();
  const { query, mostKeywordCharacters } = list;
  const [action = ''] = list.hrefFor({}).split('?');
  const { tab } = writeListQuery(query, list);
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query.keyword);
  // A keyword of Back and Forward replaces the typed one, in the same field, which may have the focus.
  useLayoutEffect(() => {
    if (shown.current === query.keyword) return;
    shown.current = query.keyword;
    if (field.current) field.current.value = query.keyword;
  }, [query.keyword]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    list.go({ keyword: String(new FormData(event.currentTarget).get('keyword')).trim() });
  };
  return (
    <search className="clinic-list-search">
      <form action={action} onSubmit={submit}>
        {tab && <input type="hidden" name="tab" value={tab} />}
        <label className="clinic-visually-hidden" htmlFor={id}>
          {label}
        </label>
        <TextInput
          id={id}
          ref={field}
          type="search"
          name="keyword"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={mostKeywordCharacters}
          placeholder={label}
          defaultValue={query.keyword}
          lead={<SearchIcon />}
        />
        <Button type="submit">{text.search}</Button>
      </form>
    </search>
  );
}

/** The form in its place while it is not known whether there is a list. */
export function ListSearchGhost({ label }: { label: string }) {
  const text = useWords(pagedListWords);
  return (
    <search className="clinic-list-search">
      <form>
        <TextInput
          type="search"
          aria-label={label}
          placeholder={label}
          lead={<SearchIcon />}
          disabled
        />
        <Button type="submit" disabled>
          {text.search}
        </Button>
      </form>
    </search>
  );
}
