import { ALL_KEYWORD, decideSearch, writeSearchParams } from '@clinicart/sdk/catalogue';
import { type FormEvent, useState } from 'react';
import { bilingual, useRoutes, useSay, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput, textInputStyles } from '../../ui/form/text-input.tsx';
import searchInsteadCss from './search-instead.css?inline';

export const styles = [buttonStyles, textInputStyles, searchInsteadCss];

const searchWords = bilingual({
  zh: { label: '搜尋產品或貨號', search: '搜尋', browse: '瀏覽所有產品' },
  en: {
    label: 'Search products or article numbers',
    search: 'Search',
    browse: 'Browse all products',
  },
});

/** A search box and a link to all products, in the place of a product that is gone. Spec: 1§8 (1328), 2§2.15 */
function SearchInstead() {
  const routes = useRoutes();
  const say = useSay();
  const text = useWords(searchWords);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const decision = decideSearch(typed, false);
    if (decision.ok) routes.go('search', Object.fromEntries(writeSearchParams(decision.query)));
    else setError(say(decision));
  };
  return (
    <search>
      <form className="clinic-search-instead" action={routes.href('search')} onSubmit={submit}>
        <Field label={text.label} error={error}>
          <TextInput
            type="search"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Button type="submit" kind="primary">
          {text.search}
        </Button>
        <a {...routes.link('search', { keyword: ALL_KEYWORD })}>{text.browse}</a>
      </form>
    </search>
  );
}

export { SearchInstead as part };
