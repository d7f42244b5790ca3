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
