import { type Explanation, explain } from '../base/values/explanation.ts';
/** Opening hours of the hotline in Hong Kong, every day. Spec: 1§1 */
export const HOTLINE = { fromHour: 8, toHour: 23 } as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hong Kong has had no summer time since 1979. */
const OFFSET_MS = 8 * HOUR_MS;

/** Returns whether the hotline is open, and when that changes. Spec: 1§1 */
export function hotlineAt(now: number): { readonly isOpen: boolean; readonly changesAt: number } {
  const local = now + OFFSET_MS;
  const midnight = now - (((local % DAY_MS) + DAY_MS) % DAY_MS);
  const opens = midnight + HOTLINE.fromHour * HOUR_MS;
  const closes = midnight + HOTLINE.toHour * HOUR_MS;
  if (now < opens) return { isOpen: false, changesAt: opens };
  if (now < closes) return { isOpen: true, changesAt: closes };
  return { isOpen: false, changesAt: opens + DAY_MS };
}

/** The first message of the chat; it names the order on pages of an order. Spec: 1§1, 2§2.6 */
export function chatGreeting(
  orderId: string | undefined,
): Explanation<'chat-about-order' | 'chat-hello'> {
  return orderId ? explain('chat-about-order', { order: orderId }) : explain('chat-hello');
}

/** Returns the address of the chat with the first message; undefined without a number. Spec: 1§1 */
export function chatLink(number: string, message: string): string | undefined {
  const digits = number.replace(/\D/g, '');
  return digits ? `https://wa.me/${digits}?text=${encodeURIComponent(message)}` : undefined;
}

/** Returns a `tel:` link for a formatted number; undefined without digits. */
export function phoneLink(number: string): string | undefined {
  const digits = number.replace(/[^\d+]/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : undefined;
}

/** Returns a `mailto:` link; undefined for text that could hold more than one plain address. */
export function mailLink(address: string): string | undefined {
  return /^[^\s@?&,;:<>"]+@[^\s@?&,;:<>"]+$/.test(address) ? `mailto:${address}` : undefined;
}
