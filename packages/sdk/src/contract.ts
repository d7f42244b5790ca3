import * as account from './account/contract.ts';
import type { AnyEndpoint } from './base/endpoint.ts';
import * as cart from './cart/contract.ts';
import * as catalogue from './catalogue/contract.ts';
import * as session from './session/contract.ts';

export type {
  Access,
  AnyEndpoint,
  Encoding,
  Endpoint,
  EndpointOverrides,
  Host,
} from './base/endpoint.ts';
export { ENQUIRE_DOLLARS } from './base/price.ts';
export { strict } from './base/strict.ts';
export { openCodeRequest } from './session/cipher.ts';
export { account, cart, catalogue, session };

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'toWire' in value && 'path' in value;

/** Every call of the contract, in the order of the domains. Spec: 1§7, 2§7 */
export const endpoints: readonly AnyEndpoint[] = [session, account, catalogue, cart].flatMap(
  (domain) => Object.values<unknown>(domain).filter(isEndpoint),
);
