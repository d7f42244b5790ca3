import * as z from 'zod/mini';

/** Success on the wire. Spec: 1§8 */
export const SUCCESS = 1200;
/** The server no longer knows the token. Spec: 1§8 */
export const SESSION_ENDED: ReadonlySet<number> = new Set([1300, 1323]);

/** Wraps the data of every answer. Spec: 1§7 */
export const envelope = z.object({
  resultID: z.union([z.number(), z.string()]),
  message: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
});
