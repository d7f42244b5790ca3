import type { CartLine } from './contract.ts';

/** Goods and the price they were added at: a swap item differs from the same goods at their own price. Spec: 1§5 */
export const goodsKey = ({
  specificationId,
  kind,
}: {
  readonly specificationId: string;
  readonly kind?: CartLine['kind'] | undefined;
}): string => `${kind === 'swap' ? kind : ''} ${specificationId}`;
