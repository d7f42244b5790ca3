import { expect, test } from 'vitest';
import { lightCss } from './light-css.ts';
import { sheetsIn } from './styles.ts';

const button = 'button{}';
const dialog = [button, 'dialog{}'];
const confirmation = [dialog, button];

test('names each sheet of nested lists once, after those that it overrides', () => {
  expect(sheetsIn([confirmation, 'own{}', dialog])).toEqual(['button{}', 'dialog{}', 'own{}']);
  expect(sheetsIn(button)).toEqual(['button{}']);
  expect(sheetsIn([])).toEqual([]);
});

test('confines the sheets of nested lists to one element, each once', () => {
  const css = lightCss('clinic-login', confirmation, ['own{}', button]);
  expect(css.endsWith('button{}dialog{}own{}}')).toBe(true);
  expect(css).toContain('clinic-login:not(#_){');
});
