import { expect, test } from 'vitest';
import { isOwnKey } from './own-key.ts';

const alone = { keyCode: 189, ctrlKey: false, altKey: false, metaKey: false };

test('a key alone is the widget’s', () => expect(isOwnKey(alone)).toBe(true));

test.each(['ctrlKey', 'altKey', 'metaKey'])('a key with %s is the browser’s', (modifier) =>
  expect(isOwnKey({ ...alone, [modifier]: true })).toBe(false),
);

test('a key in a composition is the input method’s', () =>
  expect(isOwnKey({ ...alone, keyCode: 229 })).toBe(false));
