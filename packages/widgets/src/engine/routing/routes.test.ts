import { describe, expect, test } from 'vitest';
import { address, placeOf } from './routes.ts';

describe('a path of the server', () => {
  test.each([
    [
      '/search?categoryId=100&searchType=categoryId&title=%E6%84%9F%E6%9F%93',
      'search',
      { categoryId: '100', searchType: 'categoryId', title: '感染' },
    ],
    ['/', 'home', {}],
    ['/discountZone#top', 'discountZone', {}],
    ['/product/10001?tagType=3', 'product', { id: '10001', tagType: '3' }],
    ['/product/1?id=2', 'product', { id: '1' }],
    ['/active11/7', 'campaign', { id: '7' }],
    ['/pointsMall/confirm', 'pointsConfirm', {}],
    ['/pointsMall/detail/5', 'pointsDetail', { id: '5' }],
    ['/questiondetails/6/%E9%80%81%E8%B2%A8', 'questionDetails', { id: '6', title: '送貨' }],
  ])('%j is %s with %j', (path, route, params) => {
    expect(placeOf(path)).toEqual({ route, params });
  });

  test.each([
    'https://elsewhere.example/search',
    '//elsewhere.example/search',
    '/\\elsewhere.example/search',
    '/..//search',
    '/\t/search',
    'https:/search',
    'javascript:alert(1)',
    '/product/{id}',
    '/product/',
    '/product/%',
    '/product/1/more',
    '/nowhere',
    '/toString',
    '',
  ])('%j is no place of the shop', (path) => {
    expect(placeOf(path)).toBeUndefined();
  });

  test('leads to the address that the host gave that place', () => {
    const place = placeOf('/product/10001?tagType=3');
    expect(place && address(place.route, place.params, '', { product: '/p-{id}.html' })).toBe(
      '/p-10001.html?tagType=3',
    );
  });
});

test('an address of the host is relative to its page, one of the table to the shop’s site', () => {
  const site = 'https://shop.example/';
  const routes = { cart: '/basket', search: () => 'https://other.example/' };
  expect(address('cart', {}, site, routes)).toBe('/basket');
  expect(address('search', {}, site, routes)).toBe('https://other.example/');
  expect(address('certification', { lang: 'en' }, site, routes)).toBe(
    'https://shop.example/user/information?lang=en#certify',
  );
  expect(address('pay', { id: 'A 1' }, site, routes)).toBe('https://shop.example/pay/A%201');
});
