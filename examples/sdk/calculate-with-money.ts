import { amountOf, cents, createShop, formatMoney, percentOf, sum, times } from '@clinicart/sdk';
import { emptyContact } from '@clinicart/sdk/identity';

const apiBase = process.env.SHOP_API ?? 'http://localhost:8787';
const shop = createShop({ apiBase, defaultLanguage: 'en' });
const buyer = { ...emptyContact('email'), email: 'verified@clinicart.test' };
await shop.session.signIn({ ...buyer, with: 'password', password: 'Clinic2026', code: '' });

const { products } = await shop.catalogue.search.get({ keyword: 'gloves' });
// A price may be an amount, on request, or hidden from this viewer.
const prices = products.flatMap(({ offer }) => amountOf(offer.price) ?? []);
const goods = sum(prices.map((price) => times(price, 2)));
const discount = percentOf(goods, 5);
console.log(`Two of each: ${formatMoney(goods)}`);
console.log(`5 % off: ${formatMoney(cents(goods - discount))}`);
