import {
  ALL_KEYWORD,
  decideSearch,
  type PastSearch,
  readSearchParams,
  writeSearchParams,
} from '@clinicart/sdk/catalogue';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react';
import { useEmit, useRoutes, useShop } from '../../engine/index.ts';
import type { PanelControl, PanelState } from './search-panel.tsx';

const CLOSED: PanelState = { count: 0, activeId: undefined };
/** The `keyCode` at the end of a composition in browsers without `isComposing`. */
const COMPOSING_KEY = 229;

type Box = RefObject<HTMLInputElement | null>;

/**
 * The text of the box and its switch. They start with what was typed before hydration, else with the search of a
 * results page; `onTyping` runs if the box has the focus by then.
 */
function useSearchText(input: Box, action: string, onTyping: (words: string) => void) {
  const [typed, setTyped] = useState('');
  const [byArticleNumber, setByArticleNumber] = useState(false);
  // Text typed before hydration counts. Reads it at once, here and below: nothing may be inserted after the buyer has
  // begun to type.
  useLayoutEffect(() => {
    const box = input.current;
    if (!box) return;
    setTyped((already) => box.value || already);
    if (box.matches(':focus')) onTyping(box.value);
  }, [input, onTyping]);

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
  return { typed, setTyped, byArticleNumber, setByArticleNumber };
}

interface SearchBoxOptions {
  input: Box;
  /** Moves within the panel, once that has loaded. */
  control: RefObject<PanelControl | null>;
  /** The address of the results page. */
  action: string;
  onEscape: (() => void) | undefined;
}

/** The state of the search box and of its panel, with the handlers of the box. */
export function useSearchBox({ input, control, action, onEscape }: SearchBoxOptions) {
  const shop = useShop();
  const routes = useRoutes();
  const emit = useEmit();
  const [isFocused, setFocused] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [shown, setShown] = useState(CLOSED);
  const [refusal, setRefusal] = useState('');
  const enter = useCallback((words: string) => {
    setWanted(true);
    setFocused(true);
    setOpen(words === '');
  }, []);
  const text = useSearchText(input, action, enter);

  const search = (wish: PastSearch) => {
    const decision = decideSearch(wish.title, wish.byArticleNumber);
    if (!decision.ok) {
      setRefusal(shop.language.say(decision));
      input.current?.focus();
      return;
    }
    const { query } = decision;
    shop.catalogue.history.remember(query);
    text.setTyped(query.keyword);
    text.setByArticleNumber(query.byArticleNumber);
    setOpen(false);
    const params = Object.fromEntries(writeSearchParams(query));
    const url = routes.href('search', params);
    if (emit('clinic-search', { keyword: query.keyword, url })) routes.go('search', params);
  };
  return {
    ...text,
    isFocused,
    isWanted,
    isOpen: isOpen && !isComposing,
    shown,
    refusal,
    search,
    setShown,
    close: () => setOpen(false),
    submit(event: FormEvent) {
      event.preventDefault();
      if (!isComposing) search({ title: text.typed, byArticleNumber: text.byArticleNumber });
    },
    /** Handlers of the input. */
    handlers: {
      onChange(event: { target: { value: string } }) {
        text.setTyped(event.target.value);
        setOpen(true);
        setRefusal('');
      },
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
      onFocus: () => enter(text.typed),
      onClick: () => setOpen(isOpen || text.typed === ''),
      onBlur() {
        setFocused(false);
        setOpen(false);
        setRefusal('');
      },
      onKeyDown(event: KeyboardEvent) {
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
      },
    },
  };
}
