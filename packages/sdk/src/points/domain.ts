import type { Domain } from '../shop.ts';
import { messages } from './messages.ts';
import { createPoints, type PointsStore } from './store.ts';

/** The points mall: products, redeeming, history and points orders. */
export const pointsDomain: Domain<PointsStore> = {
  name: 'points',
  messages,
  create: ({ api, cache, language }) =>
    createPoints({ api, cache, language: language.$language.get }),
};
