import type { Theme } from '@clinicart/sdk/theme';

const SCHEMES = ['light', 'dark'] as const;

/** Colours of the strip at the top of each page, for the browser's own bar. */
export const STRIP_COLOURS = { light: '#10301F', dark: '#0E1A14' } as const;

/** Returns `data-theme` of `<html>`: undefined follows the device. */
export const dataTheme = (theme: Theme) => (theme === 'auto' ? undefined : theme);

/** Returns a `theme-color` for each scheme of the device; a choice gives both the same. */
export const themeColors = (theme: Theme) =>
  SCHEMES.map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    content: STRIP_COLOURS[theme === 'auto' ? scheme : theme],
  }));
