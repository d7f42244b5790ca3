import { expect, test } from 'vitest';
import type { TabChannel, TabSignal } from '../base/platform/tab-channel.ts';
import { memoryStore } from '../base/storage/storage.ts';
import { THEME_KEY } from './rules.ts';
import { createTheme } from './store.ts';

/** Two tabs of one browser: each hears what the other posts. */
function twoTabs() {
  const hearing = new Map<string, (signal: TabSignal) => void>();
  const channelOf = (tab: string, other: string): TabChannel => ({
    post: (signal) => hearing.get(other)?.(signal),
    listen(hear) {
      hearing.set(tab, hear);
      return () => hearing.delete(tab);
    },
  });
  return { first: channelOf('first', 'second'), second: channelOf('second', 'first') };
}

test('follows the device until a person chooses, and again when they choose that', () => {
  const settings = memoryStore();
  const theme = createTheme({ settings, channel: twoTabs().first });
  expect(theme.$theme.get()).toBe('auto');
  theme.use('dark');
  expect(theme.$theme.get()).toBe('dark');
  expect(settings.get(THEME_KEY)).toBe('dark');
  theme.use('auto');
  expect(theme.$theme.get()).toBe('auto');
  expect(settings.get(THEME_KEY)).toBeUndefined();
});

test('another tab of the browser follows, and so does the next visit', () => {
  const settings = memoryStore();
  const { first, second } = twoTabs();
  const here = createTheme({ settings, channel: first });
  const there = createTheme({ settings, channel: second });
  here.use('dark');
  expect(there.$theme.get()).toBe('dark');
  there.use('light');
  expect(here.$theme.get()).toBe('light');
  expect(createTheme({ settings, channel: twoTabs().first }).$theme.get()).toBe('light');
});

test('a page that missed the signal reads the choice again', () => {
  const settings = memoryStore();
  const theme = createTheme({ settings, channel: twoTabs().first });
  settings.set(THEME_KEY, 'dark');
  expect(theme.$theme.get()).toBe('auto');
  theme.refresh();
  expect(theme.$theme.get()).toBe('dark');
});

test('a stored text that is no choice counts as none', () => {
  const settings = memoryStore({ [THEME_KEY]: 'sepia' });
  expect(createTheme({ settings, channel: twoTabs().first }).$theme.get()).toBe('auto');
});
