import type { Domain } from '../shop.ts';
import { messages } from './messages.ts';
import { createPoints, type PointsStore } from './store.ts';

/** The points mall: products, redeeming, history and points orders. */
export const pointsDomain: Domain<PointsStore> = {
  name: 'points',
  messages,
  create: ({ language, ...parts }) =>
    createPoints({ ...parts, language: language.$language.get, say: language.say }),
};
