// A write of each store, up to its press.

import { applicationOf, returnStores } from '@clinicart/sdk/after-sales';
import { allLines } from '@clinicart/sdk/cart';
import {
  address as addressCalls,
  cart as cartCalls,
  catalogue as catalogueCalls,
  order as checkoutCalls,
  content as contentCalls,
  coupon as couponCalls,
  orders as orderCalls,
  payPassword as payPasswordCalls,
  points as pointsCalls,
  profile as profileCalls,
  afterSales as returnCalls,
} from '@clinicart/sdk/contract';
import { payPasswordContact } from '@clinicart/sdk/identity';
import { BALANCE, type Till } from './payments.ts';

export interface Write {
  readonly name: string;
  /** The account. */
  readonly as: string;
  /** Path of the call that meets the mishap. */
  readonly path: string;
  /** Brings the shop to the press, and returns it. */
  prepare(till: Till): Promise<() => Promise<unknown>>;
  /** A second press adds a second time, which the store's sentence warns of. */
  readonly addsUp?: true;
  /** A press after a success is a new wish: the screen has left by then. */
  readonly isNewWish?: true;
}

const goodOf = (till: Till) => {
  const [good] = till.goods(1);
  if (!good) throw new Error('nothing is sold');
  const { specificationId, quantity } = good;
  return { specificationId, quantity };
};

/** An order that awaits its payment. */
const pending = async (till: Till) => till.order();

/** An order that was paid from the balance, and sent. */
async function shipped(till: Till): Promise<string> {
  const orderNo = await till.order();
  const paid = await till.shop.cashier.pay(await till.shop.cashier.order.get(orderNo), BALANCE);
  if (!paid.ok) throw new Error('the order was not paid');
  till.sandbox.console.shipOrder(orderNo);
  return orderNo;
}

async function applicationFor(till: Till) {
  const orderNo = await shipped(till);
  await till.shop.orders.confirmReceipt(orderNo);
  const order = await till.shop.orders.order.get(orderNo);
  const [line] = returnStores(order).flatMap(({ lines }) => lines);
  const application = applicationOf(
    order,
    { kind: 'return-some', quantities: { [line?.key ?? '']: 1 } },
    { reason: 'quality', remark: 'Torn.', pictures: [] },
  );
  if (!application) throw new Error('the application is not complete');
  return application;
}

async function applied(till: Till): Promise<string> {
  const outcome = await till.shop.afterSales.apply(await applicationFor(till));
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.returnNo;
}

/** The form of an address of this account. */
async function formOf(till: Till) {
  const id = await till.address('810000');
  const saved = (await till.shop.address.list.get(null)).find((each) => each.id === id);
  if (!saved) throw new Error('the address was not saved');
  return { id, form: { ...saved, isDefault: false } };
}

export const WRITES: readonly Write[] = [
  {
    name: 'adding to the cart',
    as: 'verified',
    path: cartCalls.addToCart.path,
    addsUp: true,
    prepare: async (till) => {
      const good = goodOf(till);
      return () => till.shop.cart.add([good]);
    },
  },
  {
    name: 'a quantity of the cart',
    as: 'verified',
    path: cartCalls.changeQuantity.path,
    async prepare(till) {
      const good = goodOf(till);
      await till.shop.cart.add([good]);
      return () => till.shop.cart.change(good, good.quantity * 2);
    },
  },
  {
    name: 'removing from the cart',
    as: 'verified',
    path: cartCalls.removeLines.path,
    async prepare(till) {
      await till.shop.cart.add([goodOf(till)]);
      const ids = allLines(await till.shop.cart.contents.get(null)).map(({ id }) => id);
      return () => till.shop.cart.remove(ids);
    },
  },
  {
    name: 'saving a product',
    as: 'verified',
    path: catalogueCalls.collect.path,
    prepare: async (till) => {
      const { specificationId } = goodOf(till);
      return () => till.shop.catalogue.collect(specificationId, true);
    },
  },
  {
    name: 'a new address',
    as: 'verified',
    path: addressCalls.addAddress.path,
    async prepare(till) {
      const { form } = await formOf(till);
      return () => till.shop.address.save({ ...form, street: '9 Nathan Road' });
    },
  },
  {
    name: 'a change of an address',
    as: 'verified',
    path: addressCalls.editAddress.path,
    async prepare(till) {
      const { id, form } = await formOf(till);
      return () => till.shop.address.save({ ...form, street: '9 Nathan Road' }, id);
    },
  },
  {
    name: 'deleting an address',
    as: 'verified',
    path: addressCalls.deleteAddress.path,
    async prepare(till) {
      const { id } = await formOf(till);
      return () => till.shop.address.remove(id);
    },
  },
  {
    name: 'another default address',
    as: 'verified',
    path: addressCalls.setDefaultAddress.path,
    async prepare(till) {
      const { id } = await formOf(till);
      return () => till.shop.address.makeDefault(id);
    },
  },
  {
    name: 'the name of a person',
    as: 'verified',
    path: profileCalls.updateUser.path,
    prepare: async (till) => () => till.shop.profile.changePerson({ name: 'Dr Ho' }),
  },
  {
    name: 'the address of a clinic',
    as: 'verified',
    path: profileCalls.updateClinicAddress.path,
    async prepare(till) {
      const { province, city, district } = await till.shop.account.me.get(null);
      const form = { region: { province, city, district }, street: '44 Yun Ping Road', unit: '12' };
      return () => till.shop.profile.changeAddress(form);
    },
  },
  {
    name: 'a payment password',
    as: 'new-customer',
    path: payPasswordCalls.setPayPassword.path,
    async prepare(till) {
      const contact = payPasswordContact(await till.shop.account.me.get(null));
      if (!contact) throw new Error('no contact receives the code');
      await till.shop.session.sendCode({ purpose: 'payPwd', contact });
      const code = till.sandbox.console.codes()[0]?.code ?? '';
      await till.shop.payPassword.prove(contact, code);
      const form = { contact, code, password: '135790', repeated: '135790' };
      return () => till.shop.payPassword.set(form);
    },
  },
  {
    name: 'a coupon',
    as: 'new-customer',
    path: couponCalls.claim.path,
    prepare: async (till) => () => till.shop.coupons.claim(['3001']),
  },
  {
    name: 'a message',
    as: 'verified',
    path: contentCalls.sendMail.path,
    prepare: async (till) => () =>
      till.shop.content.sendMessage({
        ...{ name: 'Ho', areaCode: '+852', phone: '', email: 'ho@clinic.test' },
        message: 'Do you sell this in Macau?',
      }),
    addsUp: true,
  },
  {
    name: 'e-mail preferences',
    as: 'verified',
    path: contentCalls.saveMailPreferences.path,
    async prepare(till) {
      const { groups } = await till.shop.content.mailPreferences.get(null);
      const mails = groups.flatMap((group) => group.mails);
      const first = mails.find(({ title }) => /Weekly/.test(title));
      if (!first) throw new Error('the shop has too few e-mails');
      return () => till.shop.content.saveMailPreferences([{ ...first, isOn: false }]);
    },
  },
  {
    name: 'a draft order',
    as: 'verified',
    path: checkoutCalls.createTempOrder.path,
    prepare: async (till) => {
      const good = goodOf(till);
      return () => till.shop.checkout.begin([good], 'product');
    },
  },
  {
    name: 'cancelling an order',
    as: 'verified',
    path: orderCalls.closeOrder.path,
    async prepare(till) {
      const orderNo = await pending(till);
      return () => till.shop.orders.cancel(orderNo);
    },
  },
  {
    name: 'the receipt of an order',
    as: 'credit',
    path: orderCalls.confirmReceipt.path,
    async prepare(till) {
      const orderNo = await shipped(till);
      return () => till.shop.orders.confirmReceipt(orderNo);
    },
  },
  {
    name: 'an application for a return',
    as: 'credit',
    path: returnCalls.applyForReturn.path,
    async prepare(till) {
      const application = await applicationFor(till);
      return () => till.shop.afterSales.apply(application);
    },
  },
  {
    name: 'cancelling an application',
    as: 'credit',
    path: returnCalls.cancelReturn.path,
    async prepare(till) {
      const returnNo = await applied(till);
      return () => till.shop.afterSales.cancel(returnNo);
    },
  },
  {
    name: 'the waybill of a return',
    as: 'credit',
    path: returnCalls.sendBack.path,
    async prepare(till) {
      const returnNo = await applied(till);
      till.sandbox.console.approveReturn(returnNo);
      const [carrier] = await till.shop.afterSales.carriers.get(null);
      if (!carrier) throw new Error('no carrier');
      return () => till.shop.afterSales.sendBack(returnNo, { carrier, waybill: 'SF1234567890' });
    },
  },
  {
    name: 'redeeming points',
    isNewWish: true,
    as: 'credit',
    path: pointsCalls.redeemPoints.path,
    async prepare(till) {
      till.sandbox.console.grantPoints('credit', { points: 10_000 });
      const addressId = await till.address('810000');
      const wish = { addressId, productId: '6004', quantity: 1 };
      return () => till.shop.points.redeem(wish);
    },
  },
];
