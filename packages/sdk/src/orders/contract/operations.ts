import * as z from 'zod/mini';
import { write } from '../../base/http/endpoint.ts';
import { filled } from '../../base/wire/filled-fields.ts';

/** Writes of an order run one at a time. */
const SUBJECT = 'order-life';

export const closeOrder = write(
  {
    name: 'orders.close',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Close an order that is not paid',
          spec: '2§4, 2§7, 2§8',
          assumed: ['a closed order is closed again without a refusal', 'id is the order number'],
        },
    path: '/authapi/closeOrder',
    subject: SUBJECT,
    request: z.object({ id: filled }),
    response: z.unknown(),
  },
  (orderNo: string) => ({ id: orderNo }),
);

export const confirmReceipt = write(
  {
    name: 'orders.confirmReceipt',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Confirm that everything has arrived',
          spec: '2§4, 2§7, 2§8',
          assumed: [
            'a completed order is confirmed again without a refusal',
            'id is the order number',
          ],
        },
    path: '/authapi/receiptOrder',
    subject: SUBJECT,
    request: z.object({ id: filled }),
    response: z.unknown(),
  },
  (orderNo: string) => ({ id: orderNo }),
);
