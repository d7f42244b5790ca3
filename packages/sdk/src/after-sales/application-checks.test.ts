import { describe, expect, it, test } from 'vitest';
import { testGood, testOrder, testStore } from '../orders/test-order.ts';
import {
  applicationOf,
  refuseApplication,
  refuseDetails,
  refuseGoods,
  refuseProofs,
} from './application-checks.ts';
import { MOST_PROOFS, MOST_RETURN_REMARK_CHARACTERS } from './contract.ts';
import { goodsOfApplication, returnStores } from './return-goods.ts';

const order = testOrder({ status: 'completed' });
const KEY = '10001';

test.each([
  [undefined, { [KEY]: 1 }, 'return-service-missing'],
  ['return-some', {}, 'return-goods-missing'],
  ['return-some', { [KEY]: 0 }, 'return-goods-missing'],
  ['return-some', { other: 3 }, 'return-goods-missing'],
  ['return-some', { [KEY]: 1 }, undefined],
  ['return-some', { [KEY]: 10 }, undefined],
  ['return-some', { [KEY]: 11 }, 'return-quantity-outside'],
  ['return-some', { [KEY]: 1.5 }, 'return-quantity-outside'],
  ['refund-only', { [KEY]: 10 }, undefined],
  // Everything is returned, whatever was chosen before.
  ['return-all', {}, undefined],
] as const)('step 1 with %s and %j: %s (Spec: 2§5)', (kind, quantities, reason) => {
  expect(refuseGoods(order, { kind, quantities })?.reason).toBe(reason);
});

it('refuses a service that the order does not allow, also of a caller', () => {
  const paid = testOrder({ status: 'paid' });
  expect(refuseGoods(paid, { kind: 'return-all', quantities: {} })?.reason).toBe(
    'return-not-shipped',
  );
  const goods = [{ specificationId: KEY, quantity: 1 }];
  expect(refuseApplication(paid, { kind: 'return-some', goods })?.reason).toBe(
    'return-not-shipped',
  );
  expect(refuseApplication(paid, { kind: 'refund-only', goods })).toBeUndefined();
});

test.each([
  [undefined, '', ['reason']],
  ['quality', '', []],
  ['other', 'x'.repeat(MOST_RETURN_REMARK_CHARACTERS), []],
  ['other', 'x'.repeat(MOST_RETURN_REMARK_CHARACTERS + 1), ['remark']],
  [undefined, 'x'.repeat(MOST_RETURN_REMARK_CHARACTERS + 1), ['reason', 'remark']],
] as const)('step 2 with the reason %s: %#', (reason, remark, fields) => {
  expect(Object.keys(refuseDetails({ reason, remark }) ?? {})).toEqual(fields);
});

describe('refuseProofs (Spec: 1§5, 1§9)', () => {
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const JPG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  const several = (count: number) => Array.from({ length: count }, () => new Blob([PNG]));
  test.each([
    [[], undefined],
    [several(MOST_PROOFS), undefined],
    [several(MOST_PROOFS + 1), 'return-pictures-too-many'],
    [[new Blob([JPG])], undefined],
    [[new Blob(['GIF89a'])], 'file-not-picture'],
    [[new Blob([PNG, new Uint8Array(2_097_152 - PNG.length)])], undefined],
    [[new Blob([PNG, new Uint8Array(2_097_153 - PNG.length)])], 'file-too-large'],
  ])('%#: %s', async (pictures, reason) => {
    expect((await refuseProofs(pictures))?.reason).toBe(reason);
  });

  test('tells how many pictures there may be', async () => {
    expect(await refuseProofs(several(MOST_PROOFS + 1))).toMatchObject({
      facts: { most: MOST_PROOFS },
    });
  });
});

describe('lines', () => {
  const twice = testOrder({
    status: 'completed',
    stores: [
      testStore({ goods: [testGood({ quantity: 4 })] }),
      testStore({ goods: [testGood({ quantity: 2 }), testGood({ specificationId: '' })] }),
    ],
  });

  it('keep two purchases of a specification apart, and send their sum', () => {
    const keys = returnStores(twice).flatMap(({ lines }) => lines.map(({ key }) => key));
    expect(new Set(keys).size).toBe(3);
    const quantities = { [KEY]: 3, [`${KEY}#2`]: 2 };
    expect(goodsOfApplication(twice, quantities)).toEqual([{ specificationId: KEY, quantity: 5 }]);
  });

  it('cannot be chosen without a specification, and the store says why', () => {
    const [first, second] = returnStores(twice);
    expect(first?.problem).toBeUndefined();
    expect(second?.problem?.reason).toBe('return-goods-unnamed');
    expect(second?.lines.map(({ most }) => most)).toEqual([2, 0]);
  });

  it('of a medicine store can be chosen: the documents exclude none', () => {
    const medicines = testOrder({ stores: [testStore({ isMedicine: true })] });
    expect(returnStores(medicines)[0]).toMatchObject({ isMedicine: true, problem: undefined });
  });
});

it('makes an application of two complete steps only, with clean words', () => {
  const details = { reason: 'quality', remark: ' torn\u200b cuff ', pictures: [] } as const;
  const step = { kind: 'return-some', quantities: { [KEY]: 2 } } as const;
  expect(applicationOf(order, step, details)).toEqual({
    orderNo: 'CC-1',
    kind: 'return-some',
    reason: 'quality',
    remark: 'torn cuff',
    goods: [{ specificationId: KEY, quantity: 2 }],
    pictures: [],
  });
  expect(applicationOf(order, { ...step, quantities: {} }, details)).toBeUndefined();
  expect(applicationOf(order, step, { ...details, reason: undefined })).toBeUndefined();
});
