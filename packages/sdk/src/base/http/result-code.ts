import { isShopError } from './errors.ts';

/** Names of the result codes that a domain tells apart. */
export type ResultCodes<Name extends string> = Readonly<Record<number, Name>>;

/** Returns the table's name for the code of a server refusal; undefined for any other failure or code. Spec: 1§8 */
export function resultCode<Name extends string>(
  error: unknown,
  table: ResultCodes<Name>,
): Name | undefined {
  if (!isShopError(error, 'server') || error.resultID === undefined) return undefined;
  return Object.hasOwn(table, error.resultID) ? table[error.resultID] : undefined;
}
