import { expect, test } from 'vitest';
import { memoryStore } from '../base/storage/storage.ts';
import { createBalanceMask } from './balance-mask.ts';

test('the eyes flag is open at first and lasts as long as the tab (Spec: 1§3, 2§4)', () => {
  const tab = memoryStore();
  const mask = createBalanceMask(tab);
  expect(mask.$isHidden.get()).toBe(false);
  mask.set(true);
  expect(mask.$isHidden.get()).toBe(true);
  expect(createBalanceMask(tab).$isHidden.get()).toBe(true);
  expect(createBalanceMask(memoryStore()).$isHidden.get()).toBe(false);
  mask.set(false);
  expect(createBalanceMask(tab).$isHidden.get()).toBe(false);
});
