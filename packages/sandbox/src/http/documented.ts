import {
  type AnyEndpoint,
  DOCUMENTED_RESULTS,
  documentedRows,
  toDocumentedAnswer,
  withoutUndocumentedFields,
} from '@clinicart/sdk/contract';
import type { Envelope } from './refusals.ts';
import { isConstant } from './response.ts';

/** Replaces every undocumented result code ("other: server message"). Spec: 1§8 */
export const OTHER_RESULT = 1201;

const rowOf = ({ name }: Pick<AnyEndpoint, 'name'>) => documentedRows.get(name) ?? {};

/** Whether the documents name the call. */
export const isDocumentedCall = (endpoint: Pick<AnyEndpoint, 'name'>): boolean =>
  rowOf(endpoint).withoutCall === undefined;

const cutConstants = new WeakMap<object, unknown>();

/** Removes undocumented fields from the data of an answer. */
export function documentedData(endpoint: AnyEndpoint, data: unknown): unknown {
  const cut = () => toDocumentedAnswer(rowOf(endpoint), endpoint.response, data);
  if (!isConstant(data)) return cut();
  const known = cutConstants.get(data) ?? Object.freeze(cut());
  cutConstants.set(data, known);
  return known;
}

/** Removes undocumented fields from a request body. */
export const documentedInput = (endpoint: AnyEndpoint, body: unknown): unknown =>
  withoutUndocumentedFields(rowOf(endpoint), body);

/** Replaces an undocumented result code by `OTHER_RESULT`. */
export const documentedEnvelope = (envelope: Envelope): Envelope =>
  DOCUMENTED_RESULTS.has(envelope.resultID) ? envelope : { ...envelope, resultID: OTHER_RESULT };
