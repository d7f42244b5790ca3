import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDraft } from './draft.ts';
import { memoryStore } from './storage.ts';

const shape = z.object({ name: z.string() });

it('loads what was kept, in another page too', () => {
  const store = memoryStore();
  createDraft(store, 'form', shape).keep({ name: 'Amy' });
  expect(createDraft(store, 'form', shape).load()).toEqual({ name: 'Amy' });
});

it('removes the draft when undefined is kept', () => {
  const store = memoryStore({ form: '{"name":"Amy"}' });
  createDraft(store, 'form', shape).keep(undefined);
  expect(store.get('form')).toBeUndefined();
});

it.each(['', '{', 'null', '{"name":1}', '[]'])('loads nothing from %j', (text) => {
  expect(createDraft(memoryStore({ form: text }), 'form', shape).load()).toBeUndefined();
});
