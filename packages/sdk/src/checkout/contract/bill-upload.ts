import * as z from 'zod/mini';
import { read, write } from '../../base/http/endpoint.ts';
import { filled } from '../../base/wire/filled-fields.ts';
import { text } from '../../base/wire/parsers.ts';
import { SUBJECT } from './request-fields.ts';

/** Of a temporary order, or of one that was placed. */
interface BillsOf {
  readonly orderNo: string;
  readonly isTemporary: boolean;
}
const bit = (is: boolean) => (is ? ('1' as const) : ('0' as const));
const bits = z.enum(['0', '1']);

export const uploadBills = write(
  {
    name: 'order.uploadBills',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary:
            'Hand in stamped medicine bills; a repeated hand-in takes the place of the rejected ones',
          spec: '2§4, 2§5, 2§7, 2§9',
          assumed: [
            'reUpload 0 adds to what is there, up to 10 in all',
            'the same bytes are kept once',
          ],
        },
    path: '/authapi/medicineBillUpload',
    encoding: 'multipart',
    subject: SUBJECT,
    request: z.object({
      orderNo: filled,
      medicineBills: z.union([
        z.instanceof(Blob),
        z.array(z.instanceof(Blob)).check(z.minLength(1)),
      ]),
      reUpload: bits,
      isTempOrder: bits,
    }),
    response: z.unknown(),
  },
  ({
    orderNo,
    isTemporary,
    isReplacement,
    pictures,
  }: BillsOf & { readonly isReplacement: boolean; readonly pictures: readonly Blob[] }) => ({
    orderNo,
    medicineBills: [...pictures],
    reUpload: bit(isReplacement),
    isTempOrder: bit(isTemporary),
  }),
);

export const blankBill = read(
  {
    name: 'order.blankBill',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The form to be stamped, as a file',
          spec: '2§7',
          assumed: ['data is the address of a PDF'],
        },
    path: '/authapi/medicineBillDownByOrderNo',
    request: z.object({ orderNo: filled, isTempOrder: bits }),
    response: text,
  },
  ({ orderNo, isTemporary }: BillsOf) => ({ orderNo, isTempOrder: bit(isTemporary) }),
);
