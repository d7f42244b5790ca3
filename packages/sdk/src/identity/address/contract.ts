import * as z from 'zod/mini';
import { read, write } from '../../base/http/endpoint.ts';
import { filled, filledLine } from '../../base/wire/filled-fields.ts';
import { flag, id, list, maybe, shape, text } from '../../base/wire/parsers.ts';
import { typedLine } from '../../base/wire/typed-fields.ts';
import { TEXT_LIMITS } from '../../base/wire/typed-text.ts';
import type { RegionName } from '../account/contract.ts';
import { region, regionWire } from '../account/types.ts';

const SUBJECT = 'address';

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

/** The fields of an address that are sent. Spec: 2§3 */
export interface AddressEntry {
  readonly name: string;
  readonly phone: string;
  readonly areaCode: string;
  readonly province: RegionName;
  readonly city?: RegionName | undefined;
  readonly district?: RegionName | undefined;
  /** Building or estate, and street. */
  readonly street: string;
  /** Unit and floor. */
  readonly unit: string;
  readonly isDefault: boolean;
}

const entryRequest = {
  name: filledLine(TEXT_LIMITS.personName),
  phone: filled,
  areaCode: filled,
  province: filled,
  city: z.string(),
  district: z.string(),
  street: filledLine(TEXT_LIMITS.street),
  address: typedLine(TEXT_LIMITS.unit),
  isDefault: z.boolean(),
};
const entryWire = (entry: AddressEntry) => ({
  name: entry.name,
  phone: entry.phone,
  areaCode: entry.areaCode,
  province: regionWire(entry.province),
  city: regionWire(entry.city),
  district: regionWire(entry.district),
  street: entry.street,
  address: entry.unit,
  isDefault: entry.isDefault,
});

export const deliveryAddresses = read(
  {
    name: 'address.list',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Delivery addresses of the account',
          spec: '2§3, 2§7',
          assumed: ['the default address comes first'],
        },
    path: '/authapi/user/searchDeliveryAddress',
    request: z.object({}),
    response: list(deliveryAddress),
  },
  (_: null) => ({}),
);

export const addAddress = write(
  {
    name: 'address.add',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: 'Add a delivery address', spec: '2§5, 2§7', assumed: ['the path'] },
    path: '/authapi/user/addDeliveryAddress',
    subject: SUBJECT,
    request: z.object(entryRequest),
    response: deliveryAddress,
  },
  entryWire,
);

export const editAddress = write(
  {
    name: 'address.edit',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: 'Change a delivery address', spec: '2§5, 2§7', assumed: ['the path'] },
    path: '/authapi/user/updateDeliveryAddress',
    subject: SUBJECT,
    request: z.object({ ...entryRequest, id: filled }),
    response: z.unknown(),
  },
  (change: AddressEntry & { readonly id: string }) => ({ ...entryWire(change), id: change.id }),
);

export const deleteAddress = write(
  {
    name: 'address.delete',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: 'Delete a delivery address', spec: '2§7', assumed: ['the path'] },
    path: '/authapi/user/deleteDeliveryAddress',
    subject: SUBJECT,
    request: z.object({ addressId: filled }),
    response: z.unknown(),
  },
  (addressId: string) => ({ addressId }),
);

export const setDefaultAddress = write(
  {
    name: 'address.setDefault',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: 'Make a delivery address the default', spec: '2§7', assumed: ['the path'] },
    path: '/authapi/user/setDefaultAddress',
    subject: SUBJECT,
    request: z.object({ addressId: filled }),
    response: z.unknown(),
  },
  (addressId: string) => ({ addressId }),
);
