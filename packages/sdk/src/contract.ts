import * as afterSales from './after-sales/contract.ts';
import type { AnyEndpoint } from './base/http/endpoint.ts';
import * as campaign from './campaign/contract.ts';
import * as cart from './cart/contract.ts';
import * as cashier from './cashier/contract.ts';
import * as catalogue from './catalogue/contract.ts';
import * as order from './checkout/contract.ts';
import * as content from './content/contract.ts';
import * as coupon from './coupon/contract.ts';
import * as account from './identity/account/contract.ts';
import * as address from './identity/address/contract.ts';
import * as handover from './identity/handover/contract.ts';
import * as recovery from './identity/password-reset/contract.ts';
import * as payPassword from './identity/payment-password/contract.ts';
import * as profile from './identity/profile/contract.ts';
import * as registration from './identity/registration/contract.ts';
import * as session from './identity/session/contract.ts';
import * as promotion from './new-customers/contract.ts';
import * as orders from './orders/contract.ts';
import * as points from './points/contract.ts';
import * as quickOrder from './quick-order/contract.ts';
import * as wallet from './wallet/contract.ts';

export type {
  AnyEndpoint,
  Encoding,
  Endpoint,
  EndpointOverrides,
  Host,
} from './base/http/endpoint.ts';
export { endpointUrl, needsLogin } from './base/http/endpoint.ts';
export { readTable, type TableFault } from './base/spreadsheet/read-table.ts';
export { type Cell, type Grid, plainHeading, type TableLimits } from './base/spreadsheet/table.ts';
export {
  endOfHongKongWeek,
  formatHongKongTime,
  hongKongDay,
  startOfHongKongDay,
} from './base/values/hong-kong-time.ts';
export { MOST_UPLOAD_BYTES, type PictureType, pictureTypeOf } from './base/values/image-file.ts';
export { partnerIdOf } from './base/values/partner-id.ts';
export { ENQUIRE_DOLLARS } from './base/values/price.ts';
export type { DocumentedRow } from './base/wire/documented.ts';
export { toDocumentedAnswer, withoutUndocumentedFields } from './base/wire/documented-answer.ts';
export { type Misfit, misfitsOf } from './base/wire/misfit.ts';
export { publicAnswer } from './base/wire/public-answer.ts';
export { strict } from './base/wire/strict-schema.ts';
export { NEW_CUSTOMER_TAG, SWAP_TAG } from './cart/swap-schema.ts';
export { METHOD_CODES, type PaymentMethod } from './cashier/methods.ts';
export { DOCUMENTED_RESULTS, documentedRows } from './documented.ts';
export { openCodeRequest, sealCodeRequest } from './identity/session/captcha-encryption.ts';
export {
  account,
  address,
  afterSales,
  campaign,
  cart,
  cashier,
  catalogue,
  content,
  coupon,
  handover,
  order,
  orders,
  payPassword,
  points,
  profile,
  promotion,
  quickOrder,
  recovery,
  registration,
  session,
  wallet,
};

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'toWire' in value && 'path' in value;

/** Every call of the contract, in the order of the domains. Spec: 1§7, 2§7 */
export const endpoints: readonly AnyEndpoint[] = [
  session,
  handover,
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
  orders,
  afterSales,
  payPassword,
  coupon,
  wallet,
  points,
  campaign,
  quickOrder,
  content,
].flatMap((domain) => Object.values<unknown>(domain).filter(isEndpoint));
