import * as z from 'zod/mini';
import { write } from '../../base/http/endpoint.ts';
import { filled } from '../../base/wire/filled-fields.ts';
import { id, maybe, number, shape } from '../../base/wire/parsers.ts';
import { LANGUAGE_ENVS } from '../../language/contract.ts';
import type { Redemption, RedemptionReceipt } from '../types.ts';
import { type InLanguage, langEnv } from './in-language.ts';

/** Points products are redeemed one at a time. */
const SUBJECT = 'points';

/** A redemption, and the id of its request. */
interface SentRedemption extends Redemption {
  readonly requestId?: string;
}

export const redeemPoints = write(
  {
    name: 'points.redeem',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Redeem points for a product',
          spec: '2§2.10, 2§3, 2§7',
          assumed: [
            'the points are taken at once',
            'too few points, too little stock and a second piece of a limited product are refused',
            'requestId: a request that arrives twice with one id is done once, and answered twice',
          ],
        },
    path: '/authapi/points-order',
    host: 'service',
    subject: SUBJECT,
    request: z.object({
      addressId: filled,
      pointsProductId: filled,
      amount: z.int().check(z.gte(1)),
      langEnv,
      requestId: z.optional(filled),
    }),
    response: shape(
      z.object({ orderNo: id, point: maybe(number) }),
      (wire): RedemptionReceipt => ({ orderNo: wire.orderNo, points: wire.point ?? 0 }),
    ),
  },
  ({ addressId, productId, quantity, language, requestId }: SentRedemption & InLanguage) => ({
    addressId,
    pointsProductId: productId,
    amount: quantity,
    langEnv: LANGUAGE_ENVS[language],
    ...(requestId === undefined ? {} : { requestId }),
  }),
);
