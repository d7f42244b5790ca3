import * as z from 'zod/mini';
import { read } from '../../base/http/endpoint.ts';
import { list } from '../../base/wire/parsers.ts';
import { deliveryAddress } from './delivery-address-schema.ts';

// Reads of a page have separate files from the calls of its actions, which are fetched later.
export * from './contract-changes.ts';
export * from './delivery-address-schema.ts';

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
