import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../engine/element/mount.tsx';
import { useStore } from '../engine/index.ts';
import { usePageStart } from './use-page-start.ts';
import type { PagedList } from './use-paged-list.ts';

afterEach(() => document.body.replaceChildren());

const first = { tab: '', keyword: '', page: 1 };
const $list = atom({ query: first, read: { value: 'one' as string | undefined } });
const start = { current: document.body };

function List() {
  const list = { ...useStore($list), start } as unknown as PagedList<unknown>;
  const page = usePageStart<HTMLUListElement>(list);
  return (
    <>
      <ul ref={page} tabIndex={-1} aria-label={String(list.read.value)} />
      <div className="clinic-list-foot">
        <button type="button">Next</button>
      </div>
      <input />
    </>
  );
}

/** Shows the first page of a list, with a pager that is there while the next page loads. */
async function opened() {
  $list.set({ query: first, read: { value: 'one' } });
  const box = document.createElement('div');
  document.body.append(box);
  mount(box, <List />);
  await vi.waitFor(() => expect(box.querySelector('ul')).not.toBeNull());
  box.querySelector('button')?.focus();
  return {
    box,
    async turn(meanwhile = () => {}, change: Partial<typeof first> = { page: 2 }) {
      const second = { ...first, ...change };
      $list.set({ query: second, read: { value: undefined } });
      meanwhile();
      $list.set({ query: second, read: { value: 'two' } });
      await vi.waitFor(() =>
        expect(box.querySelector('ul')?.getAttribute('aria-label')).toBe('two'),
      );
    },
  };
}

test('moves the focus from the pager to the page that it has turned to', async () => {
  const { box, turn } = await opened();
  await turn();
  expect(document.activeElement).toBe(box.querySelector('ul'));
});

test('moves a focus that was lost with the pager', async () => {
  const { box, turn } = await opened();
  await turn(() => box.querySelector('button')?.blur());
  expect(document.activeElement).toBe(box.querySelector('ul'));
});

test('leaves the focus to a person who has moved on meanwhile', async () => {
  const { box, turn } = await opened();
  await turn(() => box.querySelector('input')?.focus());
  expect(document.activeElement).toBe(box.querySelector('input'));
});

test('takes a focus that was lost with the button of a question', async () => {
  const { box, turn } = await opened();
  await turn(() => box.querySelector('button')?.blur(), { keyword: 'gloves' });
  expect(document.activeElement).toBe(box.querySelector('ul'));
});

test('leaves the focus on the tab or the search that asked', async () => {
  const { box, turn } = await opened();
  await turn(() => {}, { tab: 'pending' });
  expect(document.activeElement).toBe(box.querySelector('button'));
});
