import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanedReturn, readReturn } from './wallet-return.ts';

test.each([
  ['token=EC-1&orderNo=CC-1&PayerID=P', { token: 'EC-1', orderNo: 'CC-1' }],
  ['orderNo=%20CC-1%20', { token: '', orderNo: 'CC-1' }],
  ['token=EC-1', undefined],
  ['', undefined],
])('%j is read as %j (Spec: 2§2.1)', (query, read) => {
  expect(readReturn(new URLSearchParams(query))).toEqual(read);
});

test('removes the parameters of wallet and order from the URL, and nothing else (Spec: 2§2.1)', () => {
  const names = fc.constantFrom('token', 'orderNo', 'PayerID', 'lang', 'x');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (entries) => {
      const query = new URLSearchParams(entries);
      const rest = [...new URLSearchParams(cleanedReturn(query))];
      expect(rest).toEqual([...query].filter(([name]) => name === 'lang' || name === 'x'));
    }),
  );
  expect(cleanedReturn(new URLSearchParams('token=EC-1&orderNo=CC-1'))).toBe('');
});
