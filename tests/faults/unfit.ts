// An answer that a row of the contract refuses.
import type { AnyEndpoint } from '@clinicart/sdk/contract';
import { COMMON } from '../contract/unfit-values.ts';

/** Data that the row refuses, as JSON; undefined for a row that reads nothing of its answer. */
export function unfitJson({ response, answers }: AnyEndpoint): string | undefined {
  if (answers === 'picture') return undefined;
  const refused = COMMON.find((value) => {
    if (value === undefined) return false;
    try {
      return !response.safeParse(value).success;
    } catch {
      return true;
    }
  });
  return refused === undefined ? undefined : JSON.stringify(refused);
}
