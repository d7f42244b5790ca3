import { address, cart, catalogue, content, order } from '../../packages/sdk/src/contract.ts';
import type { ContractClient } from './contract-client.ts';
import { writeAddress } from './write-address.ts';
import { writeGoods } from './write-goods.ts';
import { writeMailPreferences } from './write-mail-preferences.ts';

const PERSONAL = 'never: it changes who an account is';
const BINDING = 'never: it buys, pays or returns';
const CODE = 'never: it takes a code that was sent to a person';

/** Writing rows that no run sends, with the reason. */
export const NEVER: Readonly<Record<string, string>> = {
  'session.loginByCode': CODE,
  'session.sendCode': 'never: it sends a message to a person',
  'session.verifyCode': CODE,
  'handover.create': 'never: it opens a way into the account for a browser',
  'handover.redeem': 'never: it takes a code that a browser’s page made for another',
  'session.logout': 'never: it ends the session that the other calls are made in',
  'registration.register': PERSONAL,
  'registration.registerOnly': PERSONAL,
  'recovery.resetPassword': PERSONAL,
  'profile.submitClinic': PERSONAL,
  'profile.certify': PERSONAL,
  'profile.updateEmail': PERSONAL,
  'profile.updatePhone': PERSONAL,
  'profile.updatePassword': PERSONAL,
  'profile.updateClinicAddress': PERSONAL,
  'profile.updateUser': PERSONAL,
  'content.sendMail': 'never: it writes to a person',
  'order.create': BINDING,
  'order.uploadBills': BINDING,
  'cashier.start': BINDING,
  'cashier.payByPassword': BINDING,
  'cashier.validatePassword': 'never: wrong tries lock the payment password',
  'cashier.cancelExpired': BINDING,
  'cashier.confirmReturn': BINDING,
  'orders.close': BINDING,
  'orders.confirmReceipt': BINDING,
  'afterSales.apply': BINDING,
  'afterSales.cancel': BINDING,
  'afterSales.waybill': BINDING,
  'points.redeem': BINDING,
  'payPassword.set': PERSONAL,
  'coupon.claim': 'never: a claim cannot be taken back',
  'coupon.claimAll': 'never: a claim cannot be taken back',
};

/** Writing rows that `--write` sends. */
export const WRITTEN = [
  cart.addToCart,
  cart.changeQuantity,
  cart.removeLines,
  catalogue.collect,
  address.addAddress,
  address.editAddress,
  address.setDefaultAddress,
  address.deleteAddress,
  content.saveMailPreferences,
  order.createTempOrder,
  order.changeAddress,
].map(({ name }) => name);

/**
 * Sends the writing rows and reverts their effects: a cart line, a saved product, an address. Returns the changes
 * that could not be reverted, as noun phrases.
 */
export async function write(client: ContractClient): Promise<readonly string[]> {
  const goods = await writeGoods(client);
  const addresses = await writeAddress(client);
  await writeMailPreferences(client);
  return [...goods, ...addresses];
}
