import * as z from 'zod/mini';
import { read } from '../../base/http/endpoint.ts';
import { filled } from '../../base/wire/filled-fields.ts';
import { flag, shape } from '../../base/wire/parsers.ts';

const paid = shape(z.object({ isPay: flag }), (wire) => wire.isPay);

export const pollOrder = read(
  {
    name: 'cashier.poll',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Whether an order is paid, as the shop has it',
          spec: '2§4, 2§7',
          assumed: ['an order that is closed or out of time is answered with 1333'],
        },
    path: '/authapi/pollOrderStatus',
    request: z.object({ id: filled }),
    response: paid,
  },
  (orderNo: string) => ({ id: orderNo }),
);

export const pollProvider = read(
  {
    name: 'cashier.pollProvider',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary:
            'Whether an order is paid; asks the payment provider where the shop has not heard yet',
          spec: '2§4, 2§7',
          assumed: ['what sets it apart from pollOrderStatus', '1333 as there'],
        },
    path: '/authapi/pollOrderStatusByPay',
    request: z.object({ id: filled }),
    response: paid,
  },
  (orderNo: string) => ({ id: orderNo }),
);
