import type { CartLine } from './contract.ts';

const OWN = /^(?:swap|new-customer|unknown):/;

/**
 * Builds the id of a line that has none: the specification, prefixed by its kind unless that is ordinary. A swap item
 * and the same goods at their own price are two lines. Spec: 1§3 Cart line
 */
export const lineIdOf = ({
  specificationId,
  kind,
}: Pick<CartLine, 'specificationId' | 'kind'>): string =>
  kind === 'ordinary' ? specificationId : `${kind}:${specificationId}`;

/** The server's id of a line. */
export const wireIdOf = (lineId: string): string => lineId.replace(OWN, '');

/** Goods and the price they were added at: a swap item differs from the same goods at their own price. Spec: 1§5 */
export const goodsKey = ({
  specificationId,
  kind,
}: {
  readonly specificationId: string;
  readonly kind?: CartLine['kind'] | undefined;
}): string => `${kind === 'swap' ? kind : ''} ${specificationId}`;
