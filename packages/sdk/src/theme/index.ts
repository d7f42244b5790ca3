/** The choice between the device's colours, light and dark. */
export { themeDomain } from './domain.ts';
export { THEME_KEY, THEMES, type Theme, themeOf } from './rules.ts';
export type { ThemeStore } from './store.ts';
