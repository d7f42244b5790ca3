import type { ProductVariant } from './contract.ts';
import type { Product, Promotion } from './types.ts';

/** The offer to show: the new-customer offer on its page, else the product's own. Spec: 1§3, 1§9 */
export function promotionShown(
  { promotion, newCustomerOffer }: Pick<Product, 'promotion' | 'newCustomerOffer'>,
  variant: ProductVariant | undefined,
): Promotion | undefined {
  return variant === 'new-customer'
    ? (newCustomerOffer ?? promotion)
    : (promotion ?? newCustomerOffer);
}

const SECOND_MS = 1000;

/** The time left until a deadline; a begun second counts whole. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Computes the time left from the deadline, without state; undefined once it has passed. Spec: 1§4 */
export function timeLeft(endsAt: number, now: number): TimeLeft | undefined {
  if (endsAt <= now) return undefined;
  const all = Math.ceil((endsAt - now) / SECOND_MS);
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}

/** Milliseconds until the figures change. */
export function untilNextSecond(endsAt: number, now: number): number {
  return (endsAt - now) % SECOND_MS || SECOND_MS;
}

/** The end of an offer after which a page reloaded. */
export interface Reloaded {
  readonly endsAt: number;
  readonly at: number;
}

/** A new end sooner than this after a reload means that the server's clock is behind, not that there is a new offer. */
export const RELOAD_REST_MS = 60_000;

/**
 * Decides what the end of an offer does: the page reloads once. Where the server then answers the same end, or one that
 * has passed, the offer shows as ended and the page stops reloading. Spec: 1§4 Promotion countdown
 */
export function atOfferEnd(
  endsAt: number,
  now: number,
  last: Reloaded | undefined,
): 'reload' | 'ended' {
  if (last === undefined) return 'reload';
  return last.endsAt === endsAt || now - last.at < RELOAD_REST_MS ? 'ended' : 'reload';
}

type Rgb = readonly [number, number, number];

/** Reads `#rgb`, `#rrggbb` or `rgb(r, g, b)`; anything else is no colour here, transparency included. */
function readColour(text: string | undefined): Rgb | undefined {
  const value = text?.trim().toLowerCase() ?? '';
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(value)?.[1];
  if (hex) {
    const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
    return [part(0), part(2), part(4)];
  }
  const parts = /^rgb\((\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})\)$/.exec(value)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return undefined;
  const [red = 0, green = 0, blue = 0] = parts;
  return [red, green, blue];
}

/** Relative luminance of WCAG 2.2. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours by WCAG 2.2, 1 to 21; undefined where one of them cannot be read. */
export function contrastOf(one: string, other: string): number | undefined {
  const colours = [readColour(one), readColour(other)].map((each) => each && luminance(each));
  const [first, second] = colours;
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Least contrast of text. WCAG 2.2 AA, 1.4.3 */
const READABLE = 4.5;
const toHex = (colour: Rgb) =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/**
 * The server's colours of an offer where they are valid; text that is not readable on its background becomes black or
 * white. Undefined without a valid background: the shop's own colours then apply. Spec: 1§3
 */
export function offerColours(
  promotion: Pick<Promotion, 'background' | 'ink'>,
): { readonly ground: string; readonly ink: string } | undefined {
  const colour = readColour(promotion.background);
  if (!colour) return undefined;
  const ground = toHex(colour);
  const wanted = readColour(promotion.ink);
  const ink = wanted && toHex(wanted);
  if (ink && (contrastOf(ground, ink) ?? 0) >= READABLE) return { ground, ink };
  const isLight = (contrastOf(ground, '#000000') ?? 0) >= (contrastOf(ground, '#ffffff') ?? 0);
  return { ground, ink: isLight ? '#000000' : '#ffffff' };
}
