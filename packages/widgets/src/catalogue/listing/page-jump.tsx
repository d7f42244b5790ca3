import { pageAsked } from '@clinicart/sdk/catalogue';
import { type FormEvent, useId } from 'react';
import { useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { fieldStyles } from '../../ui/form/field.tsx';
import { listingWords } from './listing-words.ts';
import type { Listing } from './use-listing.ts';

export const pageJumpStyles = [buttonStyles, fieldStyles];

/** Above this count the pager omits pages. Spec: 1§2 Search */
const MOST_LISTED = 7;

/** A field for a page number that the pager omits. A form, so that it works before hydration. */
export function PageJump({ listing, pages }: { listing: Listing; pages: number }) {
  const text = useWords(listingWords);
  const id = useId();
  const { query } = listing;
  if (pages <= MOST_LISTED) return null;
  const [action = '', search] = listing.hrefFor({ ...query, page: 1 }).split('?');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('pageIndex');
    const page = pageAsked(String(typed), pages);
    if (page !== undefined && page !== query.page) listing.go({ ...query, page });
  };
  return (
    <form className="clinic-page-jump" action={action} onSubmit={submit}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>{text.jump}</label>
      <span className="clinic-input">
        <input
          id={id}
          key={query.page}
          name="pageIndex"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={query.page}
        />
      </span>
      <Button type="submit">{text.jumpGo}</Button>
    </form>
  );
}
