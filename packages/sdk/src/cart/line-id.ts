import type { CartLine } from './contract.ts';

const OWN = /^(?:swap|new-customer|unknown):/;

/**
 * Names a line that the server gives no id: the specification, behind what it was added as unless that is ordinary. A
 * swap item and the same goods at their own price are two lines. Spec: 1§3 Cart line
 */
export const lineIdOf = ({
  specificationId,
  kind,
}: Pick<CartLine, 'specificationId' | 'kind'>): string =>
  kind === 'ordinary' ? specificationId : `${kind}:${specificationId}`;

/** The id by which the server knows a line. */
export const wireIdOf = (lineId: string): string => lineId.replace(OWN, '');
