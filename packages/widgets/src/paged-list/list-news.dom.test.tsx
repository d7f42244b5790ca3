import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../engine/element/mount.tsx';
import { useStore } from '../engine/index.ts';
import { ListNews } from './list-news.tsx';
import type { PagedList } from './use-paged-list.ts';

afterEach(() => document.body.replaceChildren());

const first = { tab: 'all', keyword: '', page: 1 };
const $list = atom<{ query: typeof first; shown: number | undefined; pages?: number }>({
  query: first,
  shown: 10,
});
const words = {
  none: 'No orders yet',
  noneWhy: '',
  noMatch: ({ keyword }: { keyword: string }) => `No order matches “${keyword}”`,
  noneHere: 'No orders here',
};

function List() {
  const { query, shown, pages } = useStore($list);
  const list = { query, tabs: ['all', 'pending'] } as unknown as PagedList<unknown>;
  return <ListNews list={list} shown={shown} pages={pages} words={words} />;
}

const cases: readonly (readonly [
  question: Partial<typeof first>,
  shown: number,
  pages: number,
  news: string,
])[] = [
  [{ page: 2 }, 10, 14, '顯示 10 項，第 2 頁，共 14 頁'],
  [{ tab: 'pending' }, 4, 1, '顯示 4 項'],
  [{ tab: 'pending' }, 0, 0, 'No orders here'],
  [{ keyword: 'gloves' }, 0, 0, 'No order matches “gloves”'],
  [{ page: 9 }, 0, 3, '此頁沒有內容'],
];

test.each(cases)('announces the answer to %j', async (question, shown, pages, news) => {
  $list.set({ query: first, shown: 10, pages: 14 });
  const box = document.createElement('div');
  document.body.append(box);
  mount(box, <List />);
  const status = () => box.querySelector('[role=status]');
  await vi.waitFor(() => expect(status()).not.toBeNull());
  const region = status();
  expect(region?.textContent).toBe('');
  const query = { ...first, ...question };
  $list.set({ query, shown: undefined });
  $list.set({ query, shown, pages });
  await vi.waitFor(() => expect(status()?.textContent).toBe(news));
  // A region that is replaced announces nothing.
  expect(status()).toBe(region);
});
