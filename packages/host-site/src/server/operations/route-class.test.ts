import { PAGES } from '@clinicart/widgets/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routeClass } from './route-class.ts';

test.each([
  ['/', '/'],
  ['/?login=1', '/'],
  ['/search?keyword=91234567', '/search'],
  ['/product/10008', '/product/{id}'],
  ['/product/10008/', '/product/{id}'],
  ['/product/someone@clinic.example?tagType=3', '/product/{id}'],
  ['/shopCart#top', '/shopCart'],
  ['/_astro/engine.Abc.js', 'asset'],
  ['/embed/v1/clinicart.js', 'embed'],
  ['/sw.js', 'file'],
  ['/manifest.webmanifest', 'file'],
  ['/product/10008/more', 'other'],
  ['/nothing/here', 'other'],
  ['//evil.example/', 'other'],
  ['', 'other'],
])('%s is %s', (url, name) => {
  expect(routeClass(url, false)).toBe(name);
});

test('calls of the API are a class only where the site forwards them', () => {
  const call = '/authapi/order/list?token=secret';
  expect([routeClass(call, true), routeClass(call, false)]).toEqual(['api', 'other']);
});

test('no address makes a new class', () => {
  const pages = Object.values(PAGES).map(({ path }) => path.replace(/[?#].*$/, ''));
  const all = new Set([...pages, 'asset', 'embed', 'api', 'file', 'other']);
  const part = fc.oneof(
    fc.constantFrom('product', 'user', 'about', '_astro', 'api', 'a.js', '..'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), fc.boolean(), (parts, forwards) => {
      expect(all).toContain(routeClass(`/${parts.join('/')}`, forwards));
    }),
  );
});
