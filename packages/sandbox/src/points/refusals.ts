import type { Bilingual } from '../seed/data/types.ts';

/** Refusals of the points mall. The documents word too few points (2§9); the codes are this server's own. */
export const pointsRefusals = {
  noPointsProduct: {
    id: 1328,
    zh: '此換領產品不存在或已下架。',
    en: 'This points product does not exist or is no longer offered.',
  },
  tooFewPoints: {
    id: 1430,
    zh: '積分不足：需要 {cost} 分，現有 {points} 分。',
    en: 'Not enough points: {cost} needed, {points} available.',
  },
  pointsStock: {
    id: 1431,
    zh: '「{name}」庫存不足，餘 {left} 件。',
    en: 'Insufficient stock: {left} left of “{name}”.',
  },
  pointsLimit: {
    id: 1432,
    zh: '「{name}」每個帳戶限換 1 件。',
    en: '“{name}” is limited to 1 per account.',
  },
} as const satisfies Record<string, Bilingual & { readonly id: number }>;
