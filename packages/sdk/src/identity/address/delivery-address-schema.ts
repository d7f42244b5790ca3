import * as z from 'zod/mini';
import { flag, id, maybe, shape, text } from '../../base/wire/parsers.ts';
import type { RegionName } from '../account/contract.ts';
import { region } from '../account/types.ts';

/** A delivery address as it comes from the server. Spec: 2§3 */
export interface DeliveryAddress {
  /** Id of the address. */
  readonly id: string;
  /** Name of the recipient; '' where the server names none. */
  readonly name: string;
  /** Phone number without its area code; '' for none. */
  readonly phone: string;
  /** Area code of the phone as the server writes it; '' for none. */
  readonly areaCode: string;
  /** Province; undefined where it is missing. */
  readonly province: RegionName | undefined;
  /** City; undefined where the province has none. */
  readonly city: RegionName | undefined;
  /** District; undefined where the city has none. */
  readonly district: RegionName | undefined;
  /** Building or estate, and street; '' for none. */
  readonly street: string;
  /** Unit and floor; '' for none. */
  readonly unit: string;
  /** Whether it is the default address. */
  readonly isDefault: boolean;
  /** Whether the server considers the address complete; true where it does not say. */
  readonly isComplete: boolean;
}

export const deliveryAddress = shape(
  z.object({
    id,
    name: maybe(text),
    phone: maybe(text),
    areaCode: maybe(text),
    province: maybe(region),
    city: maybe(region),
    district: maybe(region),
    street: maybe(text),
    address: maybe(text),
    isDefault: maybe(flag),
    isComplete: maybe(flag),
  }),
  (wire): DeliveryAddress => ({
    id: wire.id,
    name: wire.name ?? '',
    phone: wire.phone ?? '',
    areaCode: wire.areaCode ?? '',
    province: wire.province,
    city: wire.city,
    district: wire.district,
    street: wire.street ?? '',
    unit: wire.address ?? '',
    isDefault: wire.isDefault ?? false,
    isComplete: wire.isComplete ?? true,
  }),
);
