import { expect, test } from 'vitest';
import { explain } from '../values/explanation.ts';
import { createCarriedNotice } from './flash-message.ts';
import { memoryStore } from './storage.ts';

test('a notice is said once, by whichever page comes next', () => {
  const drafts = memoryStore();
  const notice = explain('order-unpaid', { message: 'Pay by noon.' });
  createCarriedNotice(drafts).leave(notice);
  const next = createCarriedNotice(drafts);
  expect(next.take()).toEqual(notice);
  expect(next.take()).toBeUndefined();
});

test('what is no notice is not said', () => {
  for (const text of ['', '{', '{"reason":1}', '"registered"'])
    expect(createCarriedNotice(memoryStore({ notice: text })).take()).toBeUndefined();
});
