import { createShop, formatMoney } from '@clinicart/sdk';
import { methodsShown } from '@clinicart/sdk/cashier';
import { emptyContact } from '@clinicart/sdk/identity';

const apiBase = process.env.SHOP_API ?? 'http://localhost:8787';
const shop = createShop({ apiBase, defaultLanguage: 'en' });
const buyer = { ...emptyContact('email'), email: 'verified@clinicart.test' };
await shop.session.signIn({ ...buyer, with: 'password', password: 'Clinic2026', code: '' });

// The number of an order that was placed and is not paid: node pay.ts 2026112200001
const order = await shop.cashier.order.get(process.argv[2] ?? '');
console.log(`To pay: ${formatMoney(order.total)}`);
for (const { method, name } of methodsShown(order)) console.log(`${method}: ${name}`);

const outcome = await shop.cashier.pay(order, { method: 'transfer', useBalance: false });
if (!outcome.ok) console.log(`Not paid: ${outcome.reason}`);
else if (outcome.next === 'transfer') console.log(`Transfer to ${outcome.account}`);
else console.log(outcome.next);
