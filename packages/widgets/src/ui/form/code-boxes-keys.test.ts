import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterTyping, moved, pasted, typedDigits } from './code-boxes-keys.ts';

const LENGTH = 6;

test.each([
  ['204817', '204817'],
  ['２０４８１７', '204817'],
  [' 204-817 ', '204817'],
  ['', ''],
  ['20481a', undefined],
  ['２０４８１Ａ', undefined],
  ['１.５', undefined],
])('%j is read as %j', (typed, read) => {
  expect(typedDigits(typed)).toBe(read);
});

test.each([
  ['a digit at the end', '12', 2, '123', '123', 3],
  ['a digit in the place of another', '123456', 1, '193456', '193456', 2],
  ['one too many', '123456', 6, '1234567', '123456', 6],
  ['backspace at the end', '123', 3, '12', '12', 2],
  ['backspace in the middle', '12345', 2, '1245', '1245', 1],
  ['everything taken away', '123456', 6, '', '', 0],
  ['backspace in the first box', '123', 0, '23', '23', 0],
])('%s', (_, value, at, typed, next, place) => {
  expect(afterTyping({ value, at }, typed, LENGTH)).toEqual({ value: next, at: place });
});

test.each([
  ['a whole number wherever the caret is', '12', 1, '204 817', { value: '204817', at: 6 }],
  ['a part at the caret', '12', 2, '34', { value: '1234', at: 4 }],
  ['a part over what stands there', '1234', 1, '99', { value: '1994', at: 3 }],
  ['more digits than there are boxes', '12', 2, '2048179', undefined],
  ['words', '12', 2, 'secret', undefined],
  ['nothing', '12', 2, ' ', undefined],
])('pasting %s', (_, value, at, text, next) => {
  expect(pasted({ value, at }, text, LENGTH)).toEqual(next);
});

const none = { keyCode: 0, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
test.each([
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 4, 4],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['Tab', 2, undefined],
])('%s from box %i leads to %j', (key, at, place) => {
  expect(moved({ value: '1234', at }, { ...none, key })).toBe(place);
});

test('whatever is typed or pasted, there are never more digits than boxes, and the caret stays among them', () => {
  const digits = fc.stringMatching(/^\d{0,12}$/);
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,6}$/), fc.nat(6), digits, (value, place, text) => {
      const before = { value, at: Math.min(place, value.length) };
      for (const next of [afterTyping(before, text, LENGTH), pasted(before, text, LENGTH)]) {
        if (!next) continue;
        expect(next.value).toMatch(/^\d{0,6}$/);
        expect(next.at).toBeGreaterThanOrEqual(0);
        expect(next.at).toBeLessThanOrEqual(next.value.length);
      }
    }),
  );
});
