import { expect, test } from 'vitest';
import { addToast, NO_TOASTS, removeToast, shownToasts, type Toast } from './toast-queue.ts';

const news = (key: string, text = key): Toast => ({ key, tone: 'success', text });
const error = (key: string, text = key): Toast => ({ key, tone: 'error', text });
const after = (...toasts: Toast[]) => toasts.reduce(addToast, NO_TOASTS);
const said = (queue: ReturnType<typeof after>) => shownToasts(queue).map(({ text }) => text);

test.each([
  ['shows news at once', [news('a')], ['a']],
  ['replaces news of the same action', [news('a', 'once'), news('a', 'twice')], ['twice']],
  ['replaces an error when its action succeeds', [error('a', 'no'), news('a', 'yes')], ['yes']],
  ['replaces news when its action then fails', [news('a', 'yes'), error('a', 'no')], ['no']],
  ['keeps one error for an action', [error('a', '1'), error('a', '2'), error('a', '3')], ['3']],
  ['shows news beside an error of another action', [error('a'), news('b')], ['a', 'b']],
  ['shows errors of several actions', [error('a'), error('b')], ['a', 'b']],
  ['shows three at most', [error('a'), error('b'), error('c'), error('d')], ['b', 'c', 'd']],
  [
    'shows the newest news whatever waits',
    [...'abcd'].map((key) => error(key)).concat(news('e')),
    ['c', 'd', 'e'],
  ],
])('%s', (_, toasts, expected) => {
  expect(said(after(...toasts))).toEqual(expected);
});

test('brings back an older error when a newer one is dismissed', () => {
  const queue = after(error('a'), error('b'), error('c'), error('d'));
  expect(said(removeToast(queue, 'd'))).toEqual(['a', 'b', 'c']);
});

test('drops news that no longer fits', () => {
  const queue = after(news('a'), error('b'), error('c'), error('d'));
  expect(said(removeToast(queue, 'd'))).toEqual(['b', 'c']);
});

test('announces news and errors apart, and the same words a second time', () => {
  const first = after(error('a'), news('b'));
  expect([first.news?.text, first.alarm?.text]).toEqual(['b', 'a']);
  const second = addToast(first, news('b'));
  expect(second.news?.id).not.toBe(first.news?.id);
});

test('announces no older error again when a newer one is dismissed', () => {
  const queue = removeToast(after(error('a'), error('b')), 'b');
  expect(said(queue)).toEqual(['a']);
  expect(queue.alarm).toBeUndefined();
});

test('removes a toast by its id, and leaves a queue without it as it is', () => {
  const queue = after(error('a'), error('b'));
  expect(said(removeToast(queue, 0))).toEqual(['b']);
  expect(removeToast(queue, 'c')).toBe(queue);
});
