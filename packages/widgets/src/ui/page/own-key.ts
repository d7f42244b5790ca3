/** The parts of a key event that say whose the key is. */
export type PressedKey = Partial<Pick<KeyboardEvent, 'keyCode' | 'ctrlKey' | 'altKey' | 'metaKey'>>;

/** The `keyCode` of each key that an input method takes, also of the one that ends a composition. */
const COMPOSING = 229;

/**
 * Whether a pressed key is the widget's: with Ctrl, Alt or Command it is the browser's, in a composition the input
 * method's. A handler of keys that are not typed leaves those with Shift alone too.
 */
export const isOwnKey = (event: PressedKey): boolean =>
  !event.metaKey && !event.ctrlKey && !event.altKey && event.keyCode !== COMPOSING;
