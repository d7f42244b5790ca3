import {
  ALL_KEYWORD,
  decideSearch,
  type PastSearch,
  readSearchParams,
  TYPED_KEYWORD_LENGTH,
  writeSearchParams,
} from '@clinicart/sdk/catalogue';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { onDemand, useEmit, useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { SearchIcon } from '../../ui/media/icons.tsx';
import { searchWords } from '../header/header-words.ts';
import { useRotatingHint } from './rotating-hint.ts';
import type { PanelControl, PanelState, SearchPanelProps } from './search-panel.tsx';

export { default as searchBoxStyles } from './search-box.css?inline';

const Panel = onDemand<SearchPanelProps>(() => import('./search-panel.tsx'));
const CLOSED: PanelState = { count: 0, activeId: undefined };
/** The `keyCode` at the end of a composition in browsers without `isComposing`. */
const COMPOSING_KEY = 229;

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>;
  onEscape?: (() => void) | undefined;
}

/**
 * The search box: rotating hot words while it is empty, and a panel that loads when the box is about to be used. The
 * form also works before its script has loaded. Spec: 2§2.15
 */
export function SearchBox({ input, onEscape }: SearchBoxProps) {
  const id = useId();
  const shop = useShop();
  const text = useWords(searchWords);
  const routes = useRoutes();
  const emit = useEmit();
  const control = useRef<PanelControl>(null);
  const [typed, setTyped] = useState('');
  const [byArticleNumber, setByArticleNumber] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [shown, setShown] = useState(CLOSED);
  const [refusal, setRefusal] = useState('');
  const hotWords = useStore(shop.catalogue.hotWords.watch(null)).value ?? [];
  const hotWord = useRotatingHint(
    hotWords.map(({ word }) => word),
    isFocused || typed !== '',
  );
  const action = routes.href('search');

  const enter = useCallback((words: string) => {
    setWanted(true);
    setFocused(true);
    setOpen(words === '');
  }, []);
  // Text typed before hydration counts. Reads it at once, here and below: nothing may be inserted after the buyer has
  // begun to type.
  useLayoutEffect(() => {
    const box = input.current;
    if (!box) return;
    setTyped((already) => box.value || already);
    if (box.matches(':focus')) enter(box.value);
  }, [input, enter]);

  // A results page shows its keyword in the box; only the browser knows the address.
  useLayoutEffect(() => {
    const { href } = document.location;
    const { pathname, origin, searchParams } = new URL(href);
    const results = new URL(action, href);
    if (results.origin !== origin || results.pathname !== pathname) return;
    const { keyword, byArticleNumber: wasByArticle = false } = readSearchParams(searchParams);
    if (!keyword || keyword === ALL_KEYWORD) return;
    // A focused box keeps its text, even an empty one.
    const isTaken = input.current?.matches(':focus');
    setTyped((already) => already || (isTaken ? '' : keyword));
    setByArticleNumber(wasByArticle);
  }, [input, action]);

  const search = (wish: PastSearch) => {
    const decision = decideSearch(wish.title, wish.byArticleNumber);
    if (!decision.ok) {
      setRefusal(shop.language.say(decision));
      input.current?.focus();
      return;
    }
    const { query } = decision;
    shop.catalogue.history.remember(query);
    setTyped(query.keyword);
    setByArticleNumber(query.byArticleNumber);
    setOpen(false);
    const params = Object.fromEntries(writeSearchParams(query));
    const url = routes.href('search', params);
    if (emit('clinic-search', { keyword: query.keyword, url })) routes.go('search', params);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComposing) search({ title: typed, byArticleNumber });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY) return;
    if (event.key === 'Escape') {
      // The panel reports later that it is closed: a second key press may come before.
      if (!isOpen || shown.count === 0) return onEscape?.();
      event.preventDefault();
      setOpen(false);
    } else if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setOpen(true);
    } else if (control.current?.onKeyDown(event)) event.preventDefault();
  };
  const isListed = shown.count > 0;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that submits, with the role of a search.
    <form
      className="clinic-search"
      role="search"
      action={action}
      onSubmit={submit}
      onPointerEnter={Panel.fetch}
    >
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
          maxLength={TYPED_KEYWORD_LENGTH}
          aria-label={text.label}
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}-panel` : undefined}
          aria-activedescendant={shown.activeId}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
            setRefusal('');
          }}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onFocus={() => enter(typed)}
          onClick={() => setOpen(isOpen || typed === '')}
          onBlur={() => {
            setFocused(false);
            setOpen(false);
            setRefusal('');
          }}
          onKeyDown={onKeyDown}
        />
        {/* A placeholder that can move; the label names the box. */}
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
      {isWanted && (
        <Panel
          id={id}
          control={control}
          typed={typed}
          isOpen={isOpen && !isComposing}
          suggests={!byArticleNumber}
          refusal={refusal}
          onState={setShown}
          onSearch={search}
          onLeave={() => setOpen(false)}
        />
      )}
    </form>
  );
}
