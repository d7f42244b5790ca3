/** Pause before a code may be sent again. Spec: 1§9, 2§9 */
export const RESEND_MS = 60_000;

/**
 * Returns the whole seconds until a code may be sent again; 0 when it may, and when the clock was set back to before
 * the sending: then only the server knows. Spec: 1§4
 */
export function resendWait(sentAt: number | undefined, now: number): number {
  const wait = sentAt === undefined || sentAt > now ? 0 : sentAt + RESEND_MS - now;
  return Math.max(0, Math.ceil(wait / 1000));
}
