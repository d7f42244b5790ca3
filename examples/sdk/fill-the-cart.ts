import { createShop, formatMoney } from '@clinicart/sdk';
import { allLines, decideAdd, maxQuantity, summarise } from '@clinicart/sdk/cart';
import { emptyContact, standingOf } from '@clinicart/sdk/identity';

const apiBase = process.env.SHOP_API ?? 'http://localhost:8787';
const shop = createShop({ apiBase, defaultLanguage: 'en' });
const buyer = { ...emptyContact('email'), email: 'verified@clinicart.test' };
await shop.session.signIn({ ...buyer, with: 'password', password: 'Clinic2026', code: '' });

const { products } = await shop.catalogue.search.get({ keyword: 'gloves' });
const id = products[0]?.id ?? '';
const { specifications, view } = await shop.catalogue.specifications.get({ id });
const found = specifications.find((each) => maxQuantity(each) > 0);
const wishes = found ? [{ ...found, quantity: found.step }] : [];
const standing = standingOf(shop.session.$session.get(), view.pricesVisible);
const decision = decideAdd(wishes, { standing });
if (decision.ok) await shop.cart.add(decision.additions);
else console.log(shop.language.say(decision));

const cart = await shop.cart.contents.get(null);
for (const line of allLines(cart)) console.log(`${line.quantity} × ${line.name}`);
const { total } = summarise(cart, shop.cart.isTicked);
if (total !== undefined) console.log(`Total without delivery: ${formatMoney(total)}`);
