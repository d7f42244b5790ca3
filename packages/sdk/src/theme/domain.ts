import type { Domain } from '../shop.ts';
import { createTheme, type ThemeStore } from './store.ts';

/** The choice between the device's colours, light and dark. */
export const themeDomain: Domain<ThemeStore> = {
  name: 'theme',
  create: ({ settings, channel }) => createTheme({ settings, channel }),
};
