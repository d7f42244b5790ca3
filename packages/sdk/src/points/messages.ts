import { inBoth } from '../language/messages.ts';

/** Sentences about points. Spec: 2§4, 2§5, 2§9 */
export const messages = inBoth({
  en: {
    'not-enough-points': 'Not enough points',
    'points-address': 'Please add an address first',
    'points-limit': 'Limit 1 per account',
  },
  zh: {
    'not-enough-points': '積分不足',
    'points-address': '請先新增收貨地址',
    'points-limit': '每個帳戶限換一件',
  },
});
