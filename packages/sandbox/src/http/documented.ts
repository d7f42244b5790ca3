import {
  type AnyEndpoint,
  DOCUMENTED_RESULTS,
  documentedRows,
  toDocumentedAnswer,
  withoutUndocumentedFields,
} from '@clinicart/sdk/contract';
import type { Envelope } from './refusals.ts';
import { isConstant } from './response.ts';

/** Stands for every result code that the documents do not name: they say only "other: server message". Spec: 1§8 */
export const OTHER_RESULT = 1201;

const rowOf = ({ name }: Pick<AnyEndpoint, 'name'>) => documentedRows.get(name) ?? {};

/** Is the call in the documents at all, with or without its path? */
export const isDocumentedCall = (endpoint: Pick<AnyEndpoint, 'name'>): boolean =>
  rowOf(endpoint).withoutCall === undefined;

const cutConstants = new WeakMap<object, unknown>();

/** The data of an answer with the documented fields only. */
export function documentedData(endpoint: AnyEndpoint, data: unknown): unknown {
  const cut = () => toDocumentedAnswer(rowOf(endpoint), endpoint.response, data);
  if (!isConstant(data)) return cut();
  const known = cutConstants.get(data) ?? Object.freeze(cut());
  cutConstants.set(data, known);
  return known;
}

/** A request body without the fields that a documented server does not know. */
export const documentedInput = (endpoint: AnyEndpoint, body: unknown): unknown =>
  withoutUndocumentedFields(rowOf(endpoint), body);

/** An envelope whose result code the documents name, or the one code that stands for the others. */
export const documentedEnvelope = (envelope: Envelope): Envelope =>
  DOCUMENTED_RESULTS.has(envelope.resultID) ? envelope : { ...envelope, resultID: OTHER_RESULT };
