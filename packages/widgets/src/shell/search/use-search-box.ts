import { decideSearch, type PastSearch } from '@clinicart/sdk/catalogue';
import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import { useShop } from '../../engine/index.ts';
import { handleBoxKey } from './box-keys.ts';
import { useResultsPage } from './results-page.ts';
import type { PanelControl, PanelState } from './search-panel.tsx';
import { useTypedKeyword } from './typed-keyword.ts';

const CLOSED: PanelState = { count: 0, activeId: undefined };

export interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>;
  onEscape?: (() => void) | undefined;
}

/** Holds the state of the search box. Returns the properties of its field, its checkbox and its panel. */
export function useSearchBox({ input, onEscape }: SearchBoxProps) {
  const shop = useShop();
  const results = useResultsPage();
  const control = useRef<PanelControl>(null);
  const [isFocused, setFocused] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [shown, setShown] = useState(CLOSED);
  const [refusal, setRefusal] = useState('');
  const isListed = shown.count > 0;

  const enter = useCallback((words: string) => {
    setWanted(true);
    setFocused(true);
    setOpen(words === '');
  }, []);
  const keyword = useTypedKeyword(input, results.action, enter);
  const { typed, setTyped, byArticleNumber, setByArticleNumber } = keyword;

  const search = (wish: PastSearch) => {
    const decision = decideSearch(wish.title, wish.byArticleNumber);
    if (!decision.ok) {
      setRefusal(shop.language.say(decision));
      input.current?.focus();
      return;
    }
    setTyped(decision.query.keyword);
    setByArticleNumber(decision.query.byArticleNumber);
    setOpen(false);
    results.show(decision.query);
  };

  return {
    action: results.action,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (!isComposing) search({ title: typed, byArticleNumber });
    },
    isListed,
    activeId: shown.activeId,
    isWanted,
    /** Whether the suggested hot word stays as it is. */
    isHeld: isFocused || typed !== '',
    field: {
      value: typed,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setTyped(event.target.value);
        setOpen(true);
        setRefusal('');
      },
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
      onFocus: () => enter(typed),
      onClick: () => setOpen(isOpen || typed === ''),
      onBlur() {
        setFocused(false);
        setOpen(false);
        setRefusal('');
      },
      onKeyDown: (event: KeyboardEvent) =>
        handleBoxKey(event, { isOpen, isListed, setOpen, control, onEscape }),
    },
    checkbox: {
      checked: byArticleNumber,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setByArticleNumber(event.target.checked),
    },
    panel: {
      control,
      typed,
      isOpen: isOpen && !isComposing,
      suggests: !byArticleNumber,
      refusal,
      onState: setShown,
      onSearch: search,
      onLeave: () => setOpen(false),
    },
  };
}
