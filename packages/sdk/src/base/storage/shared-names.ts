/**
 * Names that versions of the shop share in one browser. A version that changes what one of them holds raises `PROTOCOL` in
 * widgets/engine/page/protocol.ts; docs/embed.md describes them under “Versions”.
 */

/** Name of the channel between the pages of an origin; it carries signals without data. */
export const CHANNEL = 'clinicart';

/** In the storage of the session: the token, and the number of lines in the cart. */
export const TOKEN_KEY = 'token';
export const CART_COUNT_KEY = 'cartAmount';

/** In the settings: the chosen language. `langEnv` is written too, since the documents name both. Spec: 2§9 */
export const LANGUAGE_KEYS = ['language', 'langEnv'] as const;
