import { describe, expect, test } from 'vitest';
import { cents } from '../../base/values/money.ts';
import type { OfferedTier, SwapProduct } from '../../cart/swap-schema.ts';
import type { Composition } from '../confirmation.ts';
import type { ConfirmationGood, OfferedSwap } from '../confirmation-answer.ts';
import { lineOfGood, orderSwapState, type SwapPage, swapStanding } from './swap-pages.ts';

const good = (id: string, more: Partial<ConfirmationGood> = {}): ConfirmationGood => ({
  id,
  productId: `p-${id}`,
  specificationId: `s-${id}`,
  articleNumber: `n-${id}`,
  name: id,
  standard: 'M',
  quantity: 2,
  unit: cents(10_000),
  picture: undefined,
  tags: ['New'],
  kind: 'ordinary',
  ...more,
});
const orderOf = (goods: ConfirmationGood[], composition?: Composition) => ({
  stores: [
    { id: '1', name: '', isMedicine: false, bills: 'missing' as const, goods, deliveries: [] },
  ],
  composition,
});
const product = (specificationId: string): SwapProduct => ({
  specificationId,
  articleNumber: '',
  name: specificationId,
  standard: '',
  picture: undefined,
  stock: 3,
  offer: { price: { kind: 'amount', cents: cents(600) } },
});
const tier = (
  threshold: number,
  names: string[],
  by: OfferedTier['by'] = 'amount',
): OfferedTier => ({
  by,
  threshold,
  allowed: 1,
  products: names.map(product),
});
const page = (tiers: OfferedTier[], names: string[] = [], pricesVisible = true): SwapPage => ({
  view: { pricesVisible, text: '' },
  tiers,
  products: names.map(product),
  total: 9,
});
const offer: OfferedSwap = { id: '7', name: 'Deal', by: 'amount', threshold: 150, allowed: 2 };
const namesOf = (tiers: readonly { readonly products: readonly SwapProduct[] }[]) =>
  tiers.map(({ products }) => products.map(({ specificationId }) => specificationId));

describe('goods of an order as lines (Spec: 2§2.2)', () => {
  test('hold as much stock as was ordered', () => {
    expect(lineOfGood(good('a'))).toEqual({
      id: 'a',
      specificationId: 's-a',
      productId: 'p-a',
      articleNumber: 'n-a',
      name: 'a',
      standard: 'M',
      picture: undefined,
      tags: [],
      kind: 'ordinary',
      offer: { price: { kind: 'amount', cents: 10_000 } },
      quantity: 2,
      step: 1,
      stock: 2,
      isLimited: false,
    });
  });

  test('have no amount where the price is on request, and no specification where none is named', () => {
    const line = lineOfGood(good('a', { unit: undefined, specificationId: undefined }));
    expect([line.offer, line.specificationId]).toEqual([{ price: { kind: 'enquire' } }, '']);
  });
});

describe('the pages of a promotion (Spec: 2§2.2, 1§4)', () => {
  const order = orderOf([good('a')]);
  const tiersIn = (pages: SwapPage[], more: Partial<OfferedSwap> = {}) =>
    orderSwapState(order, { ...offer, ...more }, pages).tiers;

  test('a tier has its products of all pages', () => {
    const pages = [page([tier(100, ['x']), tier(300, ['y'])]), page([tier(100, ['z'])])];
    expect(namesOf(tiersIn(pages))).toEqual([['x', 'z'], ['y']]);
  });

  test('tiers of the same number by amount and by pieces are two', () => {
    const pages = [page([tier(2, ['x'])]), page([tier(2, ['y'], 'count')])];
    expect(namesOf(tiersIn(pages))).toEqual([['x'], ['y']]);
  });

  test('products that no tier names belong to the promotion', () => {
    const pages = [page([tier(100, ['x'])], ['x', 'y']), page([], ['z'])];
    const tiers = tiersIn(pages);
    expect(namesOf(tiers)).toEqual([['x'], ['y', 'z']]);
    expect(tiers[1]).toMatchObject({ threshold: { by: 'amount', cents: 15_000 }, allowed: 2 });
  });

  test('a promotion without other products adds no tier', () => {
    expect(namesOf(tiersIn([page([tier(100, ['x'])], ['x'])]))).toEqual([['x']]);
  });

  test('goods count towards a tier, and name what is missing', () => {
    const [open, locked] = tiersIn([page([tier(200, ['x']), tier(300, ['y'])])]);
    expect(open?.missing).toBeUndefined();
    expect(locked?.missing).toEqual({ by: 'amount', cents: 10_000 });
  });

  test('one page without prices hides every tier', () => {
    const pages = [page([tier(100, ['x'])]), page([tier(100, ['y'])], [], false)];
    expect(tiersIn(pages)).toEqual([]);
  });
});

describe('the add-on products of an order (Spec: 2§2.2)', () => {
  const swap = (id: string, more: Partial<ConfirmationGood> = {}) =>
    good(id, { kind: 'swap', quantity: 1, specificationId: undefined, ...more });
  const made = {
    goods: [
      { specificationId: 's-a', quantity: 2 },
      { specificationId: 's-x', quantity: 1, kind: 'swap' as const },
      { specificationId: 's-y', quantity: 1, kind: 'swap' as const },
    ],
    isFromCart: true,
  };

  test('carry the specification that they were added as, in that order', () => {
    const order = orderOf([swap('1'), good('a'), swap('2', { specificationId: 's-own' })], made);
    const { lines } = orderSwapState(order, offer, []);
    expect(lines.map(({ id, specificationId }) => [id, specificationId])).toEqual([
      ['1', 's-x'],
      ['2', 's-own'],
    ]);
  });

  test('carry none where another tab made the order', () => {
    const { lines } = orderSwapState(orderOf([swap('1')]), offer, []);
    expect(lines.map(({ specificationId }) => specificationId)).toEqual(['']);
  });

  test.each([
    ['the only promotion: as many as it still allows', [offer], 2, 0, undefined],
    ['the only promotion allows one', [offer], 1, 0, undefined],
    ['the only promotion allows three', [offer], 3, 1, undefined],
    ['one of two promotions: as many as it allows', [offer, offer], 2, 2, undefined],
  ])('%s', (_, swapOffers, allowed, left, refusal) => {
    const order = { ...orderOf([good('a'), swap('1'), swap('2')], made), swapOffers };
    expect(swapStanding(order, { allowed })).toEqual({
      taken: ['s-x', 's-y'],
      count: 2,
      left,
      refusal,
    });
  });

  test('cannot be changed where the goods of the order are not known', () => {
    const order = { ...orderOf([good('a'), swap('1')]), swapOffers: [offer] };
    expect(swapStanding(order, offer)).toEqual({
      taken: [],
      count: 1,
      left: 1,
      refusal: { reason: 'exchange-elsewhere', facts: {} },
    });
  });
});
