import { CARD_SCRIPT } from './settings.ts';

type Sources = Readonly<Record<'script' | 'frame' | 'connect' | 'img', readonly string[]>>;

/** Sources that the card provider's own pages need in a policy. */
const REAL: Sources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  img: ['https://*.stripe.com'],
};

/** Returns the sources of the card form, for the pages that have one: the provider's, or those of its simulator. */
export function cardSources(script = CARD_SCRIPT): Sources {
  if (script === '') return REAL;
  const own = [new URL(script).origin];
  return { script: own, frame: own, connect: own, img: own };
}

/** Only the cashier has a card form; every other page keeps the strictest policy. Spec: 2§2.3 */
export const hasCardForm = (pathname: string): boolean => pathname.startsWith('/pay/');
