/** Pause before a code may be sent again. Spec: 1§9, 2§9 */
export const RESEND_MS = 60_000;

/** Returns the whole seconds until a code may be sent again; 0 when it may. Spec: 1§4 */
export function resendWait(sentAt: number | undefined, now: number): number {
  return sentAt === undefined ? 0 : Math.max(0, Math.ceil((sentAt + RESEND_MS - now) / 1000));
}
