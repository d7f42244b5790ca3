import { atom } from 'nanostores';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../engine/element/mount.tsx';
import { useStore } from '../engine/index.ts';
import { ListSearch } from './list-search.tsx';
import type { PagedList } from './use-paged-list.ts';

afterEach(() => document.body.replaceChildren());

const $returned = atom('');

/** A list whose keyword is the one that was entered last, or that the history returned to. */
function List() {
  const returned = useStore($returned);
  const [entered, setEntered] = useState<string>();
  const query = { tab: '', keyword: returned || (entered ?? ''), page: 1 };
  const list = {
    tabs: [''],
    mostKeywordCharacters: 20,
    query,
    hrefFor: () => '/list',
    go: ({ keyword }: { keyword: string }) => setEntered(keyword),
  } as unknown as PagedList<unknown>;
  return (
    <>
      <p>{query.keyword}</p>
      <ListSearch list={list} label="Keyword" />
    </>
  );
}

test('keeps the focus on Enter, and follows the keyword of the history', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const box = document.createElement('div');
  document.body.append(box);
  mount(box, <List />);
  const field = () => box.querySelector<HTMLInputElement>('[type=search]');
  await vi.waitFor(() => expect(field()).not.toBeNull());
  const first = field();
  first?.focus();
  if (first) first.value = ' gloves ';
  box.querySelector('form')?.requestSubmit();
  await vi.waitFor(() => expect(box.querySelector('p')?.textContent).toBe('gloves'));
  expect(field()).toBe(first);
  expect(document.activeElement).toBe(first);
  expect(first?.value).toBe('gloves');
  $returned.set('masks');
  await vi.waitFor(() => expect(field()?.value).toBe('masks'));
  // happy-dom does not know the element <search>.
  for (const [message] of complain.mock.calls) expect(message).toContain('is unrecognized');
});
