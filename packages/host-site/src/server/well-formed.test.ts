import { expect, test } from 'vitest';
import { isHost, refuseRequest } from './well-formed.ts';

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
