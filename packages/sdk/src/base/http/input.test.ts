import { inspect } from 'node:util';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../contract.ts';
import { createShop, isShopError, type ShopError } from '../../index.ts';
import { memoryStore } from '../storage/storage.ts';
import { strictReadingOf } from '../wire/parsers.ts';

const sent: Request[] = [];
beforeEach(() => {
  sent.length = 0;
});
const shop = createShop({
  apiBase: 'https://api.example',
  defaultLanguage: 'en',
  storage: {
    session: memoryStore({
      token: 'secret-token',
      user: JSON.stringify({ userName: 'Ching', roles: ['Buyer'] }),
    }),
    settings: memoryStore(),
  },
  fetch: async (input, init) => {
    sent.push(new Request(input, init));
    return Response.json({ resultID: 1200, message: '', data: 1 });
  },
});

async function refusalOf(work: Promise<unknown>): Promise<ShopError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isShopError(error, 'input')) throw new Error(`expected a refusal, got ${inspect(error)}`);
  return error;
}

const endpointOf = (name: string) => {
  const found = endpoints.find((each) => each.name === name);
  if (!found) throw new Error(`no such call: ${name}`);
  return found;
};

describe('a call of the contract', () => {
  test.each([
    [
      'cart.add',
      { additions: [{ specificationId: '7', quantity: Number.NaN }] },
      'goods.0.count',
      'number',
    ],
    [
      'cart.add',
      { additions: [{ specificationId: '7', quantity: -1 }] },
      'goods.0.count',
      'at least 1',
    ],
    ['cart.add', { additions: [{ specificationId: '7', quantity: 0.1 }] }, 'goods.0.count', 'int'],
    [
      'cart.add',
      { additions: [{ specificationId: 7, quantity: 1 }] },
      'goods.0.searchProductId',
      'string',
    ],
    ['cart.add', { additions: [] }, 'goods', 'at least 1'],
    ['cart.change', { specificationId: '7', quantity: 0 }, 'count', 'at least 1'],
    ['session.login', { userName: '', password: 'Plaintext2026' }, 'userName', 'at least 1'],
  ])(
    '%s sends nothing when its input is unfit, and names %s, not the value',
    async (name, input, field, expected) => {
      const error = await refusalOf(shop.call(endpointOf(name), input as never));
      expect(error).toMatchObject({ endpoint: name, misfits: [{ field, expected }] });
      expect(error.message).toBe(`Nothing was sent: one value is not valid (${field}).`);
      expect(inspect(error, { showHidden: true })).not.toMatch(/NaN|-1|0\.1|Plaintext2026/);
      expect(sent).toEqual([]);
    },
  );

  test.each(endpoints)('$name never sends what JSON would turn into null', async (endpoint) => {
    for (const input of [undefined, Symbol('no'), new Proxy({}, { get: () => Number.NaN })]) {
      const outcome = await shop.call(endpoint, input as never).catch((error: unknown) => error);
      const requests = sent.splice(0);
      if (isShopError(outcome, 'input')) expect(requests).toEqual([]);
      for (const request of requests) expect(await request.text()).not.toMatch(/null|NaN/);
    }
  });

  // Checks the wire itself, before a lenient parser could correct it.
  test.each(endpoints)('$name has no tolerant reader in its request', ({ request }) => {
    expect(tolerant(request)).toEqual([]);
  });

  // Errors show the paths of misfits: no step may be a key that the server made up.
  test.each(endpoints)('$name reads no record', ({ request, response }) => {
    expect(JSON.stringify([kinds(request), kinds(response)])).not.toMatch(/record|map/);
  });
});

type Schema = (typeof endpoints)[number]['request']['_zod']['parent'];
function parts(schema: NonNullable<Schema>): readonly NonNullable<Schema>[] {
  const { def } = schema._zod;
  return Object.values(def).flatMap((value: unknown) =>
    isSchema(value)
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).filter(isSchema)
        : [],
  );
}
const isSchema = (value: unknown): value is NonNullable<Schema> =>
  typeof value === 'object' && value !== null && '_zod' in value;
const all = (schema: NonNullable<Schema>): readonly NonNullable<Schema>[] => [
  schema,
  ...parts(schema).flatMap(all),
];
const kinds = (schema: NonNullable<Schema>) => all(schema).map(({ _zod }) => _zod.def.type);
const tolerant = (schema: NonNullable<Schema>) =>
  all(schema).flatMap((each) => (strictReadingOf(each) ? [each._zod.def.type] : []));

describe('a quantity that is no whole number of pieces (Spec: 1§5)', () => {
  const nonsense = fc.oneof(
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, -0, 0, 0.1, 1e300),
    fc.double().filter((value) => !Number.isSafeInteger(value) || value < 1),
  );

  test('is refused in words by every action of the cart and the checkout, unsent', async () => {
    await fc.assert(
      fc.asyncProperty(nonsense, async (quantity) => {
        const line = { specificationId: '7', quantity };
        for (const work of [shop.cart.add([line]), shop.cart.change(line, quantity)])
          expect((await refusalOf(work)).message).toBe('Enter a whole number, 1 or more.');
        expect(await shop.checkout.begin([line], 'product')).toEqual({
          ok: false,
          reason: 'refused',
          message: 'Enter a whole number, 1 or more.',
        });
        expect(sent).toEqual([]);
      }),
    );
  });

  test('is refused in the language of the page', async () => {
    shop.language.use('zh');
    const work = shop.cart.add([{ specificationId: '7', quantity: 0 }]);
    expect((await refusalOf(work)).message).toBe('數量須為 1 或以上的整數。');
    shop.language.use('en');
  });

  test.each([null, undefined, {}, [null], ['7']])(
    'is refused as no list of items, unsent: %j',
    async (items) => {
      const error = await refusalOf(shop.cart.add(items as never));
      expect(error).toMatchObject({
        endpoint: 'cart.add',
        misfits: [{ field: 'goods', expected: 'a list of items' }],
      });
      expect(sent).toEqual([]);
    },
  );

  test('nothing at all is refused too', async () => {
    expect((await refusalOf(shop.cart.add([]))).message).toBe('Select at least one product.');
    expect(await shop.checkout.begin([], 'cart')).toMatchObject({ reason: 'refused' });
    expect(sent).toEqual([]);
  });
});
