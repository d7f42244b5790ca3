import { expect, test } from 'vitest';
import { explain } from '../../base/values/explanation.ts';
import { done, unfit } from './outcome.ts';

test('a change that was made has its sentence', () => {
  expect(done('modified')).toEqual({ ok: true, notice: { reason: 'modified', facts: {} } });
});

test('a change with errors names the fields that have one', () => {
  const why = explain('enter-clinic-name');
  expect(unfit({ name: why, street: undefined })).toEqual({ ok: false, complaints: { name: why } });
  expect(unfit({ name: undefined, street: undefined })).toBeUndefined();
});
