import * as account from './account/contract.ts';
import * as address from './address/contract.ts';
import type { AnyEndpoint } from './base/endpoint.ts';
import * as campaign from './campaign/contract.ts';
import * as cart from './cart/contract.ts';
import * as cashier from './cashier/contract.ts';
import * as catalogue from './catalogue/contract.ts';
import * as content from './content/contract.ts';
import * as coupon from './coupon/contract.ts';
import * as order from './order/contract.ts';
import * as payPassword from './pay-password/contract.ts';
import * as profile from './profile/contract.ts';
import * as promotion from './promotion/contract.ts';
import * as quickOrder from './quick-order/contract.ts';
import * as recovery from './recovery/contract.ts';
import * as registration from './registration/contract.ts';
import * as session from './session/contract.ts';

export type { DocumentedRow } from './base/documented.ts';
export { toDocumentedAnswer, withoutUndocumentedFields } from './base/documented-answer.ts';
export type {
  Access,
  AnyEndpoint,
  Encoding,
  Endpoint,
  EndpointOverrides,
  Host,
} from './base/endpoint.ts';
export { type Misfit, misfitsOf } from './base/misfit.ts';
export { MOST_UPLOAD_BYTES, type PictureType, pictureTypeOf } from './base/picture-file.ts';
export { ENQUIRE_DOLLARS } from './base/price.ts';
export { strict } from './base/strict.ts';
export { METHOD_CODES, type PaymentMethod } from './cashier/methods.ts';
export { DOCUMENTED_RESULTS, documentedRows } from './documented.ts';
export { openCodeRequest, sealCodeRequest } from './session/cipher.ts';
export {
  account,
  address,
  campaign,
  cart,
  cashier,
  catalogue,
  content,
  coupon,
  order,
  payPassword,
  profile,
  promotion,
  quickOrder,
  recovery,
  registration,
  session,
};

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'toWire' in value && 'path' in value;

/** Every call of the contract, in the order of the domains. Spec: 1§7, 2§7 */
export const endpoints: readonly AnyEndpoint[] = [
  session,
  registration,
  recovery,
  account,
  profile,
  address,
  catalogue,
  promotion,
  cart,
  order,
  cashier,
  payPassword,
  coupon,
  campaign,
  quickOrder,
  content,
].flatMap((domain) => Object.values<unknown>(domain).filter(isEndpoint));
