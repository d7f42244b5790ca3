import { createElement, Fragment, render } from 'preact/compat';
import { expect, test } from 'vitest';
import { useId } from './use-id.ts';

let ids: string[] = [];
function Field() {
  ids.push(useId());
  return null;
}
const two = (key: string) =>
  createElement(Fragment, { key }, createElement(Field, null), createElement(Field, null));

test('no two components of a page share an id, and each keeps its own', () => {
  ids = [];
  const [one, other] = [document.createElement('div'), document.createElement('div')];
  render(two('a'), one);
  render(two('a'), other);
  expect(new Set(ids).size).toBe(4);
  const before = ids.slice(0, 2);
  ids = [];
  render(two('a'), one);
  expect(ids).toEqual(before);
  render(two('b'), one);
  expect(new Set([...before, ...ids]).size).toBe(4);
});
