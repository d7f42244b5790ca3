import { createShop, formatMoney } from '@clinicart/sdk';
import { maxQuantity } from '@clinicart/sdk/cart';
import { emptyContact } from '@clinicart/sdk/identity';
import { orderBreakdown, orderWording, parcelsOf } from '@clinicart/sdk/orders';

const apiBase = process.env.SHOP_API ?? 'http://localhost:8787';
const shop = createShop({ apiBase, defaultLanguage: 'en' });
const buyer = { ...emptyContact('email'), email: 'verified@clinicart.test' };
await shop.session.signIn({ ...buyer, with: 'password', password: 'Clinic2026', code: '' });

const { specifications } = await shop.catalogue.specifications.get({ id: '10008' });
const found = specifications.find((each) => maxQuantity(each) > 0);
const goods = found ? [{ specificationId: found.id, quantity: found.step }] : [];
const begun = await shop.checkout.begin(goods, 'product');
if (!begun.ok) throw new Error(begun.message);
await shop.checkout.place(await shop.checkout.confirmation.get(null));

const { orders } = await shop.orders.list.get({ tab: 'pending', keyword: '', page: 1 });
for (const order of orders) {
  console.log(shop.language.say(orderWording(order, shop.clock.now())));
  for (const { kind, amount } of orderBreakdown(order).rows)
    console.log(`  ${kind}: ${formatMoney(amount)}`);
  for (const [action, decision] of Object.entries(shop.orders.actions(order)))
    console.log(`  ${action}: ${decision.ok ? 'allowed' : shop.language.say(decision)}`);
  for (const parcel of parcelsOf(order)) {
    const { state, events } = await shop.orders.tracking.get(parcel);
    console.log(`  ${parcel.waybill}: ${state}, ${events[0]?.text}`);
  }
}

const [first] = orders;
const outcome = first && (await shop.orders.cancel(first.orderNo));
console.log(outcome?.ok ? 'Cancelled' : outcome?.message);
