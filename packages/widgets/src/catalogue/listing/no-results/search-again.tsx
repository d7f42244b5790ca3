import { decideSearch, keywordOf, TYPED_KEYWORD_LENGTH } from '@clinicart/sdk/catalogue';
import { type FormEvent, useId, useState } from 'react';
import { bilingual, useRoutes, useSay, useShop, useWords } from '../../../engine/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { SearchIcon } from '../../../ui/media/icons.tsx';
import type { Listing } from '../use-listing.ts';

const words = bilingual({
  zh: { label: '再次搜尋', search: '搜尋' },
  en: { label: 'Search again', search: 'Search' },
});

/** A search box in the place of results, where the header has only an icon. A form, so that it works before hydration. */
function SearchAgain({ listing }: { listing: Listing }) {
  const text = useWords(words);
  const say = useSay();
  const routes = useRoutes();
  const { history } = useShop().catalogue;
  const [refusal, setRefusal] = useState<string>();
  const message = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('keyword'));
    const decision = decideSearch(typed, listing.query.byArticleNumber ?? false);
    if (!decision.ok) return setRefusal(say(decision));
    history.remember(decision.query);
    listing.go(decision.query);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that submits, with the role of a search.
    <form
      className="clinic-search-again"
      role="search"
      action={routes.href('search', {})}
      onSubmit={submit}
    >
      <span className="clinic-input">
        <input
          name="keyword"
          aria-label={text.label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={TYPED_KEYWORD_LENGTH}
          defaultValue={keywordOf(listing.query)}
          aria-invalid={refusal !== undefined || undefined}
          aria-describedby={refusal && message}
          onChange={() => setRefusal(undefined)}
        />
      </span>
      <input type="hidden" name="searchType" value="keyword" />
      <IconButton label={text.search} type="submit" edged>
        <SearchIcon size={16} />
      </IconButton>
      <p id={message} role="alert">
        {refusal}
      </p>
    </form>
  );
}

export { SearchAgain as part };
