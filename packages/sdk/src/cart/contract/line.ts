import * as z from 'zod/mini';
import { type Offer, type PriceView, sealOffer } from '../../base/values/price.ts';
import {
  code,
  count,
  flag,
  id,
  lenient,
  list,
  maybe,
  money,
  number,
  text,
} from '../../base/wire/parsers.ts';
import { lineIdOf } from '../line-id.ts';
import { NEW_CUSTOMER_TAG, SWAP_TAG } from '../swap-schema.ts';

/** How a line was added. Spec: 1§9 */
const tagType = code({
  '0': 'ordinary',
  '1': 'ordinary',
  [SWAP_TAG]: 'swap',
  [NEW_CUSTOMER_TAG]: 'new-customer',
});

export const line = z.object({
  id: maybe(id),
  searchProductId: id,
  productId: maybe(id),
  erpProductNo: maybe(text),
  name: text,
  picturePath: maybe(text),
  standard: maybe(text),
  tags: list(z.object({ tagName: text })),
  tagType: maybe(tagType),
  unitPrice: maybe(money),
  originalPrice: maybe(money),
  discount: lenient(number),
  amount: count,
  sellPartCount: maybe(count),
  stock: count,
  isBuyLimited: maybe(flag),
  unit: maybe(text),
  containerQuantity: maybe(text),
  promotes: list(z.object({ name: text })),
});

/** A line of the cart. Spec: 1§3, 1§4 */
export interface CartLine {
  /** Id of the line. */
  readonly id: string;
  /** Id of the specification in it. */
  readonly specificationId: string;
  /** The product page that shows it. */
  readonly productId: string;
  /** Article number of the merchant; '' where there is none. */
  readonly articleNumber: string;
  /** Name of the product. */
  readonly name: string;
  /** Size, shade or gauge; '' where the server names none. */
  readonly standard: string;
  /** Picture template with `{0}` for the size; undefined where there is none. */
  readonly picture: string | undefined;
  /** Words to show with it. */
  readonly tags: readonly string[];
  /** Gifts that come with it. Spec: 1§3 promotes */
  readonly gifts?: readonly string[] | undefined;
  /** The price the buyer added it at: its own, the swap price or the new-customer price. Spec: 1§9 */
  readonly kind: 'ordinary' | 'swap' | 'new-customer' | 'unknown';
  /** Price of one piece in cents with its reduction; hidden while prices are. */
  readonly offer: Offer;
  /** Pieces in the cart. */
  readonly quantity: number;
  /** Sold in multiples of this; at least 1. */
  readonly step: number;
  /** Pieces that can be ordered. */
  readonly stock: number;
  /** When true, `stock` is what this buyer may still buy. */
  readonly isLimited: boolean;
  /** Unit of sale, such as a box; undefined where the server names none. */
  readonly unit?: string | undefined;
  /** Content of one unit, as the server writes it; undefined for none. */
  readonly pack?: string | undefined;
}

export function toLine(view: PriceView, wire: z.output<typeof line>): CartLine {
  const kind = wire.tagType ?? 'ordinary';
  return {
    id: wire.id ?? lineIdOf({ specificationId: wire.searchProductId, kind }),
    specificationId: wire.searchProductId,
    productId: wire.productId ?? wire.searchProductId,
    articleNumber: wire.erpProductNo ?? '',
    name: wire.name,
    standard: wire.standard ?? '',
    picture: wire.picturePath,
    tags: wire.tags.map((tag) => tag.tagName),
    ...(wire.promotes.length > 0 && { gifts: wire.promotes.map(({ name }) => name) }),
    kind,
    offer: sealOffer(view, {
      price: wire.unitPrice,
      was: wire.originalPrice,
      percentOff: wire.discount,
    }),
    quantity: wire.amount,
    step: Math.max(1, wire.sellPartCount ?? 1),
    stock: wire.stock,
    isLimited: wire.isBuyLimited ?? false,
    ...(wire.unit && { unit: wire.unit }),
    ...(wire.containerQuantity && { pack: wire.containerQuantity }),
  };
}
