import { expect, test } from 'vitest';
import { GET } from '../pages/app/[id].ts';

test.each([
  ['/app/10008?tagType=2', '/product/10008?tagType=2'],
  ['/app/a%2Fb', '/product/a%2Fb'],
  ['/app/%E5%8F%A3%20', '/product/%E5%8F%A3%20'],
  ['/app/%2F%2Fevil.example', '/product/%2F%2Fevil.example'],
])('the app link %s leads to %s (Spec: 2§2.1)', async (from, to) => {
  const url = new URL(from, 'https://shop.example');
  const answer = await GET({ url } as Parameters<typeof GET>[0]);
  expect(answer.headers.get('location')).toBe(to);
});
