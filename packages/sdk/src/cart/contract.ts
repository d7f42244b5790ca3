import * as z from 'zod/mini';
import { write } from '../base/http/endpoint.ts';
import { count } from '../base/wire/parsers.ts';
import { wireIdOf } from './line-id.ts';
import { SWAP_TAG } from './swap-schema.ts';

// Reading the cart is in contract/; changes to it are here.
export {
  type Cart,
  type CartGroup,
  type CartSwapOffer,
  type CouponOfCart,
  getCart,
} from './contract/cart.ts';
export type { CartLine } from './contract/line.ts';

const goodsToAdd = z
  .array(
    z.object({
      searchProductId: z.string(),
      count: z.int().check(z.gte(1)),
      tagType: z.optional(z.string()),
    }),
  )
  .check(z.minLength(1));

/** A specification and how many of it to add. */
export interface CartAddition {
  readonly specificationId: string;
  readonly quantity: number;
  /** Taken at its swap price. Spec: 1§4 */
  readonly kind?: 'swap';
}

/** Specifications to add, and the id of their request. */
interface SentAdditions {
  readonly additions: readonly CartAddition[];
  readonly requestId?: string | undefined;
}

/** Answers the new count of the whole cart. */
export const addToCart = write(
  {
    name: 'cart.add',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Add specifications; answers the new count',
          spec: '1§7, 2§7',
          assumed: [
            'isDeleteStockRegistration is sent as false',
            'requestId: a request that arrives twice with one id is done once, and answered twice',
          ],
        },
    path: '/authapi/shoppingcart/addShoppingCart',
    subject: 'cart',
    request: z.object({
      goods: goodsToAdd,
      isDeleteStockRegistration: z.optional(z.boolean()),
      requestId: z.optional(z.string()),
    }),
    response: count,
  },
  ({ additions, requestId }: SentAdditions) => ({
    goods: additions.map((each) => ({
      searchProductId: each.specificationId,
      count: each.quantity,
      ...(each.kind === 'swap' ? { tagType: SWAP_TAG } : {}),
    })),
    isDeleteStockRegistration: false,
    requestId,
  }),
);

export const changeQuantity = write(
  {
    name: 'cart.change',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Set the quantity of a specification in the cart',
          spec: '1§7',
          assumed: ['count is the new quantity, not a difference'],
        },
    path: '/authapi/shoppingcart/changeShoppingCart',
    subject: 'cart',
    request: z.object({ searchProductId: z.string(), count: z.int().check(z.gte(1)) }),
    response: z.unknown(),
  },
  (change: CartAddition) => ({ searchProductId: change.specificationId, count: change.quantity }),
);

export const removeLines = write(
  {
    name: 'cart.remove',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Take lines out of the cart, to the collection if asked',
          spec: '1§7',
          assumed: [
            'id is the id of the cart line, or its searchProductId where lines come without one',
          ],
        },
    path: '/authapi/shoppingcart/deleteShoppingCart2',
    subject: 'cart',
    request: z.object({
      goods: z.array(z.object({ id: z.string() })).check(z.minLength(1)),
      isCollect: z.boolean(),
    }),
    response: z.unknown(),
  },
  (removal: { lineIds: readonly string[]; collect?: boolean }) => ({
    // Goods at two prices may be two lines and one id.
    goods: [...new Set(removal.lineIds.map(wireIdOf))].map((id) => ({ id })),
    isCollect: removal.collect ?? false,
  }),
);
