import { expect, test } from 'vitest';
import { isHeaderValue, isHost, refuseRequest, wellFormed } from './well-formed.ts';

test.each([
  'shop.example',
  'shop.example:8080',
  'localhost:4321',
  '127.0.0.1',
  '[::1]:4321',
  'my_shop.internal',
  'xn--hxajbheg2az3al.example.',
])('%s is a host', (host) => {
  expect(isHost(host)).toBe(true);
});

test.each([
  'a@b',
  'user:secret@shop.example',
  'shop.example/path',
  'shop.example?x',
  'shop.example#x',
  'shop.example:99999',
  'shop.example:x',
  'a b',
  '',
  '-a.example',
  '[::1',
  'a'.repeat(300),
])('%s is none', (host) => {
  expect(isHost(host)).toBe(false);
});

test.each([
  ['GET', 'shop.example', undefined],
  ['HEAD', undefined, undefined],
  ['POST', 'shop.example', undefined],
  ['TRACE', 'shop.example', 405],
  ['TRACK', 'shop.example', 405],
  ['DELETE', 'shop.example', 405],
  ['GET', 'a@b', 400],
] as const)('%s of %s is refused with %s', (method, host, status) => {
  const refusal = refuseRequest({ method, headers: { host } });
  expect(refusal?.status).toBe(status);
  if (status === 405) expect(refusal?.headers['Allow']).toBe('GET, HEAD, POST, OPTIONS');
});

test.each([
  ['/search?keyword=%ff', undefined],
  ['/%e6%89%8b', undefined],
  ['/%ff', 400],
  ['/a%zz?b=1', 400],
])('%s is refused with %s', (url, status) => {
  expect(refuseRequest({ method: 'GET', url, headers: {} })?.status).toBe(status);
});

test.each([
  ['/search?keyword=%E6%89%8B', '/search?keyword=%E6%89%8B'],
  ['/search?keyword=%ff&a=1', '/search?keyword=%EF%BF%BD&a=1'],
  ['/%ff', '/%ff'],
  ['', '/'],
])('%s becomes the valid address %s', (address, valid) => {
  expect(wellFormed(address)).toBe(valid);
});

test.each([
  ['eyJhbGciOi.J9_-~+/=', true],
  ['令牌', false],
  ['line\nbreak', false],
])('a header can carry %j: %s', (text, isCarried) => {
  expect(isHeaderValue(text)).toBe(isCarried);
});
