import { createShop, formatMoney } from '@clinicart/sdk';
import { maxQuantity } from '@clinicart/sdk/cart';
import { explainOrder, planOf } from '@clinicart/sdk/checkout';
import { emptyContact } from '@clinicart/sdk/identity';

const apiBase = process.env.SHOP_API ?? 'http://localhost:8787';
const shop = createShop({ apiBase, defaultLanguage: 'en' });
const buyer = { ...emptyContact('email'), email: 'verified@clinicart.test' };
await shop.session.signIn({ ...buyer, with: 'password', password: 'Clinic2026', code: '' });

const { products } = await shop.catalogue.search.get({ keyword: 'gloves' });
const id = products[0]?.id ?? '';
const { specifications } = await shop.catalogue.specifications.get({ id });
const found = specifications.find((each) => maxQuantity(each) > 0);
const goods = found ? [{ specificationId: found.id, quantity: found.step }] : [];
const begun = await shop.checkout.begin(goods, 'product');
if (!begun.ok) throw new Error(begun.message);

const draft = await shop.checkout.confirmation.get(null);
const choices = shop.checkout.choices(draft.orderNo).get();
const { totals, blockers } = explainOrder(planOf(draft, choices));
console.log(`Total: ${formatMoney(totals.total)}`);
for (const blocker of blockers) console.log(shop.language.say(blocker));

const placed = await shop.checkout.place(draft);
console.log(placed.ok ? `Order ${placed.orderNo}` : `Not placed: ${placed.reason}`);
