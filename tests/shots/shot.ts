import type { Language } from '../../packages/sdk/src/language/rules.ts';

export type Theme = 'light' | 'dark';

/** One picture: a screen at a width, in a language and a theme. */
export interface Shot {
  readonly screen: string;
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly language: Language;
  readonly theme: Theme;
}

export const WIDTHS = [360, 768, 1024, 1440];
export const LANGUAGES: readonly Language[] = ['zh', 'en'];
export const THEMES: readonly Theme[] = ['light', 'dark'];

/** Name of the file of a picture, without its folder. */
export const fileOf = ({ screen, width, language, theme }: Shot): string =>
  `${screen}-${width}-${language}-${theme}.png`;
