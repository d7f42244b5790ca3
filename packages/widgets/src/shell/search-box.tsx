import { ALL_KEYWORD, readSearchParams, writeSearchParams } from '@clinicart/sdk';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react';
import { useEmit, useRoutes, useShop, useStore, useWords } from '../engine/index.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { searchWords } from './header-words.ts';
import { useHotWord } from './hot-word.ts';
import { useSuggestions } from './suggestions.ts';

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>;
  onEscape?: (() => void) | undefined;
}

/**
 * The search box: hot words where nothing is typed, suggestions while typing, article numbers on
 * request. It is a form that also works before its script has arrived. Spec: 2§2.15
 */
export function SearchBox({ input, onEscape }: SearchBoxProps) {
  const id = useId();
  const shop = useShop();
  const text = useWords(searchWords);
  const routes = useRoutes();
  const emit = useEmit();
  const [typed, setTyped] = useState('');
  const [byArticleNumber, setByArticleNumber] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const hotWords = useStore(shop.catalogue.hotWords.watch(null)).value ?? [];
  const hotWord = useHotWord(
    hotWords.map(({ word }) => word),
    isFocused || typed !== '',
  );
  const suggestions = useSuggestions(isOpen ? typed : undefined);
  const isListed = isOpen && suggestions.length > 0;
  const action = routes.href('search');

  // On the page of a search the box says what was asked; only the browser knows the address.
  useEffect(() => {
    const { href } = document.location;
    const { pathname, origin, searchParams } = new URL(href);
    const results = new URL(action, href);
    if (results.origin !== origin || results.pathname !== pathname) return;
    const { keyword, byArticleNumber: wasByArticle = false } = readSearchParams(searchParams);
    if (!keyword || keyword === ALL_KEYWORD) return;
    setTyped((already) => already || keyword);
    setByArticleNumber(wasByArticle);
  }, [action]);

  const search = (words: string) => {
    const keyword = words.trim();
    if (!keyword) return;
    const query = writeSearchParams({ keyword, title: keyword, byArticleNumber });
    const params = Object.fromEntries(query);
    setTyped(keyword);
    setOpen(false);
    const url = routes.href('search', params);
    if (emit('clinic-search', { keyword, url })) routes.go('search', params);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search((isListed && suggestions[at]) || typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      if (!isListed) return onEscape?.();
      event.preventDefault();
      setOpen(false);
    } else if (step && suggestions.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One place more than there are words: the typed word itself.
      const places = suggestions.length + 1;
      setAt(((at + 1 + step + places) % places) - 1);
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that submits, with the role of a search.
    <form className="clinic-search" role="search" action={action} onSubmit={submit}>
      <div className="clinic-search-field">
        <input
          ref={input}
          className="clinic-search-input"
          name="keyword"
          type="text"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          placeholder=" "
          aria-label={text.label}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={`${id}-list`}
          aria-activedescendant={isListed && at >= 0 ? `${id}-${at}` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
            setAt(-1);
          }}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            setOpen(false);
          }}
          onKeyDown={onKeyDown}
        />
        {/* A placeholder that can move; the name of the box is said by its label. */}
        <span key={hotWord} className="clinic-search-hint" aria-hidden="true">
          {hotWord ?? text.label}
        </span>
        <label className="clinic-search-article">
          <input
            type="checkbox"
            name="type"
            value="articleNumber"
            checked={byArticleNumber}
            onChange={(event) => setByArticleNumber(event.target.checked)}
          />
          {text.byArticle}
        </label>
      </div>
      <input type="hidden" name="searchType" value="keyword" />
      <button type="submit" className="clinic-search-submit" aria-label={text.submit}>
        <SearchIcon size={20} />
      </button>
      <div
        id={`${id}-list`}
        className="clinic-search-list"
        role="listbox"
        aria-label={text.suggestions}
        hidden={!isListed}
      >
        {suggestions.map((word, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the active one.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box.
          <div
            key={word}
            id={`${id}-${index}`}
            className="clinic-search-option"
            role="option"
            aria-selected={index === at}
            // Before the box loses the focus and the list closes.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => search(word)}
          >
            <SearchIcon size={14} />
            {word}
          </div>
        ))}
      </div>
      <span className="clinic-visually-hidden" role="status">
        {isListed && text.found({ count: suggestions.length })}
      </span>
    </form>
  );
}
