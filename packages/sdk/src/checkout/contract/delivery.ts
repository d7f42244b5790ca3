import * as z from 'zod/mini';
import { cents } from '../../base/values/money.ts';
import type { PriceView } from '../../base/values/price.ts';
import { flag, id, list, maybe, money, text } from '../../base/wire/parsers.ts';
import type { Delivery, StoreDelivery } from '../types.ts';

/** Spec: 2§3 Express option */
export const express = z.object({
  expressId: id,
  expressName: text,
  isDefault: maybe(flag),
  freight: maybe(money),
  freePrice: maybe(money),
});

export const toDelivery = (way: z.output<typeof express>): Delivery => ({
  id: way.expressId,
  name: way.expressName,
  isDefault: way.isDefault ?? false,
  freight: way.freight ?? cents(0),
  freeAbove: way.freePrice,
});

/** A store and its deliveries, as a product or a cart may name them before an order. Assumed there. Spec: 2§3 */
export const storeDeliveryFields = {
  storeId: maybe(id),
  storeName: maybe(text),
  expressPrice: list(express),
};

const storeDelivery = z.object(storeDeliveryFields);

/** Undefined where the server names no delivery, and where prices are hidden: a charge is an amount too. Spec: 1§6 */
export function toStoreDelivery(
  { pricesVisible }: Pick<PriceView, 'pricesVisible'>,
  wire: z.output<typeof storeDelivery>,
): StoreDelivery | undefined {
  if (!pricesVisible || wire.expressPrice.length === 0) return undefined;
  return {
    id: wire.storeId ?? '',
    name: wire.storeName ?? '',
    deliveries: wire.expressPrice.map(toDelivery),
  };
}
