import { expect, test } from 'vitest';
import { enqueueToast, type Toast } from './toast-queue.ts';

const news = (text: string): Toast => ({ tone: 'success', text });
const error = (text: string): Toast => ({ tone: 'error', text });

test.each([
  ['news is shown at once', [], news('a'), [news('a')]],
  ['newer news replaces news', [news('a')], news('b'), [news('b')]],
  ['an error replaces news', [news('a')], error('b'), [error('b')]],
  ['news waits behind an error', [error('a')], news('b'), [error('a'), news('b')]],
  ['only the newest news waits', [error('a'), news('b')], news('c'), [error('a'), news('c')]],
  ['errors queue', [error('a')], error('b'), [error('a'), error('b')]],
  ['the same error is not said twice', [error('a')], error('a'), [error('a')]],
])('%s', (_, queue, toast, expected) => {
  expect(enqueueToast(queue, toast)).toEqual(expected);
});
