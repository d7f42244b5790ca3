import { TYPED_KEYWORD_LENGTH } from '@clinicart/sdk/catalogue';
import { useId } from 'react';
import { onDemand, useShop, useStore, useWords } from '../../engine/index.ts';
import { SearchIcon } from '../../ui/media/icons.tsx';
import { searchWords } from '../header/header-words.ts';
import { useRotatingHint } from './rotating-hint.ts';
import type { SearchPanelProps } from './search-panel.tsx';
import { type SearchBoxProps, useSearchBox } from './use-search-box.ts';

export { default as searchBoxStyles } from './search-box.css?inline';

const Panel = onDemand<SearchPanelProps>(() => import('./search-panel.tsx'));

/**
 * The search box: rotating hot words while it is empty, and a panel that loads when the box is about to be used. The
 * form also works before its script has loaded. Spec: 2§2.15
 */
export function SearchBox(props: SearchBoxProps) {
  const id = useId();
  const text = useWords(searchWords);
  const { action, onSubmit, isListed, activeId, isWanted, isHeld, field, checkbox, panel } =
    useSearchBox(props);
  const hotWords = useStore(useShop().catalogue.hotWords.watch(null)).value ?? [];
  const hotWord = useRotatingHint(
    hotWords.map(({ word }) => word),
    isHeld,
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that submits, with the role of a search.
    <form
      className="clinic-search"
      role="search"
      action={action}
      onSubmit={onSubmit}
      onPointerEnter={Panel.fetch}
    >
      <div className="clinic-search-field">
        <input
          ref={props.input}
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
          aria-activedescendant={activeId}
          {...field}
        />
        {/* A placeholder that can move; the label names the box. */}
        <span key={hotWord} className="clinic-search-hint" aria-hidden="true">
          {hotWord ?? text.label}
        </span>
        <label className="clinic-search-article">
          <input type="checkbox" name="type" value="articleNumber" {...checkbox} />
          {text.byArticle}
        </label>
      </div>
      <input type="hidden" name="searchType" value="keyword" />
      <button type="submit" className="clinic-search-submit" aria-label={text.submit}>
        <SearchIcon size={20} />
      </button>
      {isWanted && <Panel id={id} {...panel} />}
    </form>
  );
}
