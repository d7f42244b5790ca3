import type { SandboxOptions } from '../index.ts';
import { catalogue } from '../seed/catalogue.ts';
import { type Loose, testShop } from './shop.ts';

const priced = catalogue().products.flatMap((product) =>
  product.specifications
    .filter((each) => each.priceCents < 100_000_000)
    .map((each) => ({ ...each, product, pay: each.discountPriceCents ?? each.priceCents })),
);
export type Sold = (typeof priced)[number];

/** Finds goods of a kind, the best stocked first; new customers' goods only on request. */
export function goodsOf(what: (each: Sold) => boolean, multiples = 20): Sold {
  const found = priced.find(
    (each) =>
      what(each) && each.buyLimit === undefined && each.stock >= each.sellPartCount * multiples,
  );
  if (!found) throw new Error('the catalogue lacks a kind of goods');
  return found;
}
const inCategory = (parent: number) => (each: Sold) =>
  Math.floor(each.product.categoryId / 100) === parent &&
  !each.product.tags.some((tag) => tag === 'new-customer' || tag === 'medicine' || tag === 'swap');

export const glove = goodsOf((each) => each.product.categoryId === 101 && inCategory(1)(each), 400);
export const composite = goodsOf(inCategory(4));
export const suture = goodsOf(inCategory(11));
export const device = goodsOf(inCategory(18), 3);
export const medicine = goodsOf((each) => each.product.tags.includes('medicine'));
export const forNewCustomers = goodsOf((each) => each.product.tags.includes('new-customer'));

/** Goods to order: how many multiples of which product, and in which way. */
export type Wish = readonly [
  sold: Pick<Sold, 'id' | 'sellPartCount'>,
  multiples: number,
  tag?: string,
];

export const listOf = (value: Loose | undefined) => value as unknown as Loose[];
const wireOf = ([sold, multiples, tagType = '0']: Wish) => ({
  searchProductId: String(sold.id),
  count: sold.sellPartCount * multiples,
  tagType,
});

/** A swap item is one piece, regardless of its pack size. */
export const swapWish = (id: string): Wish => [{ id: Number(id), sellPartCount: 1 }, 1, '2'];

/** Opens a shop with a buyer who goes from goods to an order. */
export async function checkoutShop(scenario = 'verified', options: SandboxOptions = {}) {
  let now = Date.UTC(2026, 10, 20, 4);
  const shop = testShop({ clock: { now: () => now }, ...options });
  let token = await shop.signIn(scenario);
  const call = (name: string, body: unknown = {}, language = '2') =>
    shop.call(name, body, token, language);
  const begin = (wishes: readonly Wish[], isFromShoppingCart = false) =>
    call('order.createTemp', {
      goods: wishes.map(wireOf),
      isFromShoppingCart,
      isPreOrder: false,
    });
  const confirmation = async () => (await call('order.confirmation')).data;
  /** The request that an unchanged page sends, apart from the coupon. */
  const placement = (data: Loose, coupon?: { readonly id: string; readonly off: number }) => ({
    isFromShoppingCart: false,
    storeExpress: listOf(data['splitOrders']).map((split) => ({
      storeId: String(split['storeId']),
      expressId: String(
        listOf(split['expressPrice']).find((way) => way['isDefault'])?.['expressId'],
      ),
    })),
    remark: '',
    isRemittance: false,
    couponId: coupon?.id ?? '',
    discountCouponPrice: coupon?.off ?? 0,
  });
  const place = async (more: object = {}) =>
    call('order.create', { ...placement(await confirmation()), ...more });
  return {
    shop,
    call,
    begin,
    confirmation,
    placement,
    place,
    console: shop.sandbox.console,
    /** The newest order as the merchant has it. */
    order: () => shop.sandbox.console.orders()[0],
    stockOf: (id: number) =>
      shop.sandbox.console.findSpecifications(String(id)).find((each) => each.id === id)?.stock,
    add: (...wishes: readonly Wish[]) => call('cart.add', { goods: wishes.map(wireOf) }),
    cart: async () => (await call('cart.get', { showSelected: false })).data,
    signIn: async (who: string) => {
      token = await shop.signIn(who);
    },
    pass: (ms: number) => {
      now += ms;
    },
    addressTo: async (province: string, more: object = {}) => {
      const places: Record<string, object> = {
        '820000': { province: '820000•澳門', city: '820100•澳門半島', district: '' },
        '440000': { province: '440000•廣東省', city: '440300•深圳市', district: '' },
      };
      const { data } = await call('address.add', {
        name: '何靜怡',
        phone: '61230001',
        areaCode: '+852',
        street: '一號',
        address: '',
        isDefault: false,
        ...places[province],
        ...more,
      });
      return String(data['id']);
    },
  };
}

export type CheckoutShop = Awaited<ReturnType<typeof checkoutShop>>;
