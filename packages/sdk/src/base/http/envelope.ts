import * as z from 'zod/mini';

/** Result code of a success. Spec: 1§8 */
export const SUCCESS = 1200;
/** Result codes of a token that the server does not know. Spec: 1§8 */
export const SESSION_ENDED: ReadonlySet<number> = new Set([1300, 1323]);

/** The envelope of every answer. Spec: 1§7 */
export const envelope = z.object({
  resultID: z.union([z.number(), z.string()]),
  message: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
});
