import { describe, expect, test } from 'vitest';
import { billAction, isBillUrgent, MOST_BILLS, refuseBills } from './bill-rules.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pictures = (count: number) => Array.from({ length: count }, () => new Blob([PNG]));

test.each([
  ['missing', 'upload', true],
  ['uploaded', 'view', false],
  ['under-review', 'view', false],
  ['rejected', 'replace', true],
  ['unknown', 'view', false],
] as const)('bills that are %s: %s, shown red: %s (Spec: 2§4)', (status, action, urgent) => {
  expect(billAction(status)).toBe(action);
  expect(isBillUrgent(status)).toBe(urgent);
});

describe('refuseBills (Spec: 2§5, 2§8, 2§9)', () => {
  test.each([
    ['upload', 0, 0, 'bills-none-selected'],
    ['upload', 1, 0, undefined],
    ['upload', MOST_BILLS, 0, undefined],
    ['upload', MOST_BILLS + 1, 0, 'bills-too-many'],
    ['upload', 3, 8, 'bills-too-many'],
    ['upload', 2, 8, undefined],
    ['replace', MOST_BILLS, 8, undefined],
    ['replace', MOST_BILLS + 1, 0, 'bills-too-many'],
    ['view', 1, 0, 'bills-view-only'],
  ] as const)('%s of %i beside %i: %s', async (action, count, there, reason) => {
    expect((await refuseBills(pictures(count), { action, there }))?.reason).toBe(reason);
  });

  test('accepts pictures of up to 2 MB', async () => {
    const asked = { action: 'upload', there: 0 } as const;
    const odd = new Blob(['%PDF']);
    const large = new Blob([PNG, new Uint8Array(2_097_152)]);
    expect(await refuseBills([...pictures(1), odd], asked)).toMatchObject({
      reason: 'file-not-picture',
    });
    expect(await refuseBills([large], asked)).toMatchObject({ reason: 'file-too-large' });
  });
});
