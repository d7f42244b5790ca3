import { expect, it } from 'vitest';
import { explain } from '../values/explanation.ts';
import { createFlashMessage } from './flash-message.ts';
import { memoryStore } from './storage.ts';

it('gives the message once, to the next page', () => {
  const tab = memoryStore();
  const notice = explain('order-unpaid', { message: 'Pay by noon.' });
  createFlashMessage(tab, 'notice').leave(notice);
  const next = createFlashMessage(tab, 'notice');
  expect(next.take()).toEqual(notice);
  expect(next.take()).toBeUndefined();
});

it('keeps the messages of two keys apart', () => {
  const tab = memoryStore();
  createFlashMessage(tab, 'login-notice').leave(explain('password-set-log-in'));
  expect(createFlashMessage(tab, 'notice').take()).toBeUndefined();
});

it('ignores what is not a message', () => {
  for (const text of ['', '{', '{"reason":1}', '"registered"'])
    expect(createFlashMessage(memoryStore({ notice: text }), 'notice').take()).toBeUndefined();
});
