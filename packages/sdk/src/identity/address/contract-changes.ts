import * as z from 'zod/mini';
import { write } from '../../base/http/endpoint.ts';
import { filled, filledLine } from '../../base/wire/filled-fields.ts';
import { typedLine } from '../../base/wire/typed-fields.ts';
import { TEXT_LIMITS } from '../../base/wire/typed-text.ts';
import type { RegionName } from '../account/contract.ts';
import { regionWire } from '../account/types.ts';
import { deliveryAddress } from './delivery-address-schema.ts';

const SUBJECT = 'address';

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
