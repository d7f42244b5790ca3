/** A choice of colours: those of the device, or always light or dark. */
export type Theme = 'auto' | 'light' | 'dark';

/** The choices, in the order of a switch. */
export const THEMES = ['auto', 'light', 'dark'] as const satisfies readonly Theme[];

/** Key of the choice in storage and in the shop's cookie. */
export const THEME_KEY = 'theme';

/** Returns the choice that a stored text names; `auto` for any other text. */
export function themeOf(stored: string | undefined): Theme {
  return THEMES.find((each) => each === stored) ?? 'auto';
}
