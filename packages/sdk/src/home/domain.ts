import type { Domain } from '../shop.ts';
import { createHome, type HomeStore } from './store.ts';

/** What the home page remembers: closed pop-ups, and where a reader was. */
export const homeDomain: Domain<HomeStore> = {
  name: 'home',
  create: ({ clock, cache, settings, answers, $scope }) =>
    createHome({ clock, cache, settings, answers, $scope }),
};
