import { createShop } from '@clinicart/sdk';
import { emptyContact } from '@clinicart/sdk/identity';

const apiBase = process.env.SHOP_API ?? 'http://localhost:8787';
const shop = createShop({ apiBase, defaultLanguage: 'en' });
const buyer = { ...emptyContact('email'), email: 'verified@clinicart.test' };
await shop.session.signIn({ ...buyer, with: 'password', password: 'Clinic2026', code: '' });

// An article number and a quantity per line; a CSV or XLSX file is read in the same way.
const list = await shop.quickOrder.read('KR-D100-314016 12\nBR-PP100-PROPHYMI 4');
if (!list.ok) throw new Error(shop.language.say(list));

const review = await shop.quickOrder.review(list.rows);
for (const { row, state, quantity, reasons } of review.rows) {
  const why = reasons.map((reason) => shop.language.say(reason)).join(' ');
  console.log(`${row.article}: ${state}, ${quantity} ${why}`.trimEnd());
}

const { summariseReview } = await shop.quickOrder.rules();
const { review: result } = await shop.quickOrder.add(review);
console.log(`${summariseReview(result).added} lines in the cart`);
