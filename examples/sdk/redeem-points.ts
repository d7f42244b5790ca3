import { createShop } from '@clinicart/sdk';
import { emptyContact } from '@clinicart/sdk/identity';
import { pointsCost, redeemButton } from '@clinicart/sdk/points';

const apiBase = process.env.SHOP_API ?? 'http://localhost:8787';
const shop = createShop({ apiBase, defaultLanguage: 'en' });
const buyer = { ...emptyContact('email'), email: 'verified@clinicart.test' };
await shop.session.signIn({ ...buyer, with: 'password', password: 'Clinic2026', code: '' });

const { products, points } = await shop.points.products.get({ range: 'low', page: 1 });
console.log(`${points} points`);
for (const product of products) {
  const button = redeemButton(product, { points, quantity: 1 });
  console.log(`${product.name}, ${pointsCost(product, 1)} points: ${button}`);
}

const [product] = products;
const [address] = await shop.address.list.get(null);
const outcome = await shop.points.redeem({
  addressId: address?.id ?? '',
  productId: product?.id ?? '',
  quantity: 1,
});
if (!outcome.ok) console.log(outcome.message);
else console.log(`Redeemed for ${outcome.receipt.points} points`);

const { entries } = await shop.points.history.get({ tab: 'expenditure', page: 1 });
for (const entry of entries) console.log(`${entry.points} ${entry.name}`);
