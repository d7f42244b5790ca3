import { expect, test } from 'vitest';
import { serverLink } from './server-link.ts';

test('a path of the server becomes a route with its query', () => {
  expect(
    serverLink('/search?categoryId=100&searchType=categoryId&title=%E6%84%9F%E6%9F%93'),
  ).toEqual({
    route: 'search',
    params: { categoryId: '100', searchType: 'categoryId', title: '感染' },
  });
});

test('a path without a query is the bare route', () => {
  expect(serverLink('/discountZone#top')).toEqual({ route: 'discountZone', params: {} });
});

test.each([
  'https://elsewhere.example/search',
  '//elsewhere.example/search',
  'javascript:alert(1)',
  '/product/{id}',
  '/nowhere',
  '',
])('%j is no place of the shop', (path) => {
  expect(serverLink(path)).toBeUndefined();
});
