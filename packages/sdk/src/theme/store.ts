import { atom, type ReadableAtom } from 'nanostores';
import type { TabChannel } from '../base/platform/tab-channel.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import { THEME_KEY, type Theme, themeOf } from './rules.ts';

/** The colours that a person chose for this device. */
export interface ThemeStore {
  /** The choice now; other tabs follow. */
  readonly $theme: ReadableAtom<Theme>;
  /** Chooses for this page, the other tabs and the next visit. */
  use(theme: Theme): void;
  /** Reads the stored choice again: a page that comes back from the browser's cache has missed the signals. */
  refresh(): void;
}

/** Creates the store. Without storage the choice lasts as long as the page. */
export function createTheme(options: { settings: KeyValueStore; channel: TabChannel }): ThemeStore {
  const { settings, channel } = options;
  const stored = () => themeOf(settings.get(THEME_KEY));
  const $theme = atom<Theme>(stored());
  const refresh = () => $theme.set(stored());
  channel.listen((signal) => {
    if (signal === 'theme') refresh();
  });
  return {
    $theme,
    use(theme) {
      if (theme === $theme.get()) return;
      if (theme === 'auto') settings.remove(THEME_KEY);
      else settings.set(THEME_KEY, theme);
      $theme.set(theme);
      channel.post('theme');
    },
    refresh,
  };
}
