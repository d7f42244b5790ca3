import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanedPageAddress, pageReturnUrl, partnerOf, readPageReturn } from './partner-page.ts';

const PAGE = 'https://partner.example/tray?page_id=7#burs';

test.each([
  [{ orderNo: 'CC-1' }, 'https://partner.example/tray?page_id=7&clinic-order=CC-1#burs'],
  [
    { orderNo: 'CC-1', said: 'fail' as const },
    'https://partner.example/tray?page_id=7&clinic-order=CC-1&clinic-result=fail#burs',
  ],
  [
    { orderNo: 'CC-1', token: 'EC-1' },
    'https://partner.example/tray?page_id=7&clinic-order=CC-1#burs?clinic-token=EC-1',
  ],
])('returns to the page with %j', (back, address) => {
  expect(pageReturnUrl(PAGE, back)).toBe(address);
});

test('reads what it wrote, and leaves the page its own query', () => {
  const word = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
  const said = fc.constantFrom('success' as const, 'fail' as const, undefined);
  fc.assert(
    fc.property(word, word, said, (orderNo, token, claimed) => {
      const back = { orderNo, token, said: claimed };
      const once = pageReturnUrl(PAGE, back) ?? '';
      expect(readPageReturn(new URL(once))).toEqual(back);
      expect(new URL(once).search, 'no server reads the token').not.toContain('clinic-token');
      expect(cleanedPageAddress(new URL(once))).toBe(PAGE);
      const next = pageReturnUrl(once, { orderNo: 'CC-2' }) ?? '';
      expect(readPageReturn(new URL(next))).toEqual({
        orderNo: 'CC-2',
        token: '',
        said: undefined,
      });
    }),
  );
});

test('names no order where there is none', () => {
  expect(pageReturnUrl('https://partner.example/', { said: 'success' })).toBe(
    'https://partner.example/?clinic-result=success',
  );
});

test('puts the token behind an empty fragment where the page has none', () => {
  const address = pageReturnUrl('https://partner.example/tray', { orderNo: 'CC-1', token: 'EC-1' });
  expect(address).toBe('https://partner.example/tray?clinic-order=CC-1#?clinic-token=EC-1');
  expect(cleanedPageAddress(new URL(address ?? ''))).toBe('https://partner.example/tray');
});

test('leaves the blanks around number and token away, and knows two ends', () => {
  const read = (rest: string) => readPageReturn(new URL(`https://partner.example/?${rest}`));
  expect(read('clinic-order=+CC-1+&clinic-result=maybe#?clinic-token=+EC-1+')).toEqual({
    orderNo: 'CC-1',
    said: undefined,
    token: 'EC-1',
  });
  expect(read('clinic-order=+')).toBeUndefined();
});

test('removes the secret that the card provider adds', () => {
  const address = new URL(
    'https://partner.example/?clinic-order=A1&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded',
  );
  expect(cleanedPageAddress(address)).toBe('https://partner.example/');
});

test('keeps the host of an address whose path begins with two slashes', () => {
  const address = new URL('https://partner.example//tray?clinic-order=A1');
  expect(cleanedPageAddress(address)).toBe('https://partner.example//tray');
});

test.each(['', 'clinic-order=', 'clinic-token=x', 'token=EC-1&orderNo=CC-1'])(
  'reads no return in %j',
  (query) => {
    expect(readPageReturn(new URL(`https://partner.example/?${query}`))).toBeUndefined();
  },
);

test.each(['about:srcdoc', 'about:blank', 'file:///tmp/page.html', 'javascript:alert(1)'])(
  'has no way back to %s',
  (page) => {
    expect(pageReturnUrl(page, { orderNo: 'A1' })).toBeUndefined();
  },
);

test.each([
  ['https://partner.example/tray', 'partner.example'],
  ['http://127.0.0.1:4400/', '127.0.0.1:4400'],
  ['https://xn--pypal-4ve.example/', 'xn--pypal-4ve.example'],
  ['https://pаypal.example/', 'xn--pypal-4ve.example'],
])('names the host of %s', (mark, host) => {
  expect(partnerOf(mark)?.host).toBe(host);
});

test.each(['1', '', null, '//evil.example', 'https://user@evil.example/', 'javascript:alert(1)'])(
  'names no page for the mark %j',
  (mark) => {
    expect(partnerOf(mark)).toBeUndefined();
  },
);
