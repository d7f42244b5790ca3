import { TYPED_KEYWORD_LENGTH } from '@clinicart/sdk/catalogue';
import { type RefObject, useId, useRef } from 'react';
import { onDemand, useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { SearchIcon } from '../../ui/media/icons.tsx';
import { searchWords } from '../header/header-words.ts';
import { useRotatingHint } from './rotating-hint.ts';
import type { PanelControl, SearchPanelProps } from './search-panel.tsx';
import { useSearchBox } from './use-search-box.ts';

export { default as searchBoxStyles } from './search-box.css?inline';

const Panel = onDemand<SearchPanelProps>(() => import('./search-panel.tsx'));

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
  const control = useRef<PanelControl>(null);
  const action = routes.href('search');
  const box = useSearchBox({ input, control, action, onEscape });
  const { typed, byArticleNumber, shown } = box;
  const hotWords = useStore(shop.catalogue.hotWords.watch(null)).value ?? [];
  const hotWord = useRotatingHint(
    hotWords.map(({ word }) => word),
    box.isFocused || typed !== '',
  );
  const isListed = shown.count > 0;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that submits, with the role of a search.
    <form
      className="clinic-search"
      role="search"
      action={action}
      onSubmit={box.submit}
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
          {...box.handlers}
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
            onChange={(event) => box.setByArticleNumber(event.target.checked)}
          />
          {text.byArticle}
        </label>
      </div>
      <input type="hidden" name="searchType" value="keyword" />
      <button type="submit" className="clinic-search-submit" aria-label={text.submit}>
        <SearchIcon size={20} />
      </button>
      {box.isWanted && (
        <Panel
          id={id}
          control={control}
          typed={typed}
          isOpen={box.isOpen}
          suggests={!byArticleNumber}
          refusal={box.refusal}
          onState={box.setShown}
          onSearch={box.search}
          onLeave={box.close}
        />
      )}
    </form>
  );
}
