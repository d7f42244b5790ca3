import { expect, test } from 'vitest';
import { splitPreloads } from './picture-preloads.ts';

const first = '<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/>';
const second = '<link rel="preload" as="image" imageSrcSet="/b.svg 2x"/>';

test('takes the preloads of an element out of its HTML, in their order', () => {
  const html = `<clinic-x><template><style>a{}</style><div>${first}${second}<p>$&amp;</p></div></template></clinic-x>`;
  expect(splitPreloads(html)).toEqual({
    preloads: first + second,
    rest: '<clinic-x><template><style>a{}</style><div><p>$&amp;</p></div></template></clinic-x>',
  });
});

test('leaves HTML without preloads as it is', () => {
  expect(splitPreloads('<p>a</p>')).toEqual({ preloads: '', rest: '<p>a</p>' });
  const kept = Buffer.from(first);
  expect(splitPreloads(kept)).toEqual({ preloads: '', rest: kept });
});
