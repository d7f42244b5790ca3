import { pointsQuantity } from './redeem-rules.ts';
import type { PointsProduct } from './types.ts';

type Limited = Pick<PointsProduct, 'stock' | 'isLimitedToOne'>;

/** Returns how many pieces the stepper offers: the stock, or one where an account may redeem one. Spec: 2§4, 2§5 */
export const mostPieces = ({ stock, isLimitedToOne }: Limited): number =>
  isLimitedToOne ? 1 : Math.max(1, stock ?? 1);

/** Returns the quantity that a typed one stands for, for this product. Spec: 2§4, 2§5 */
export const quantityOf = (product: Limited, typed: string | number): number =>
  Math.min(pointsQuantity(typed, product.stock), mostPieces(product));
