import * as z from 'zod/mini';
import { read } from '../../base/http/endpoint.ts';
import { filled } from '../../base/wire/filled-fields.ts';
import { code, list, shape, text } from '../../base/wire/parsers.ts';

/** The status of an order's medicine bills. Spec: 2§4 */
export const billStatus = code({
  '0': 'missing',
  '1': 'uploaded',
  '2': 'under-review',
  '3': 'rejected',
});

export const billPictures = read(
  {
    name: 'order.billPictures',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The stamped medicine bills that were handed in',
          spec: '2§7',
          assumed: [
            'pictures behind signed addresses, for a temporary order by the number that it will have',
          ],
        },
    path: '/authapi/getMedicineBillUrl',
    request: z.object({ orderNo: filled }),
    response: shape(z.object({ urls: list(text) }), (wire) => wire.urls),
  },
  (orderNo: string) => ({ orderNo }),
);
