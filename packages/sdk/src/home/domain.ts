import type { Domain } from '../shop.ts';
import { createHome, type HomeStore } from './store.ts';

/** The memory of the home page: closed pop-ups, and the position in the featured list. */
export const homeDomain: Domain<HomeStore> = {
  name: 'home',
  create: ({ clock, cache, settings, answers, $scope }) =>
    createHome({ clock, cache, settings, answers, $scope }),
};
