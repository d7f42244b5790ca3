import { createShop } from '@clinicart/sdk';
import { checkLogin, emptyContact } from '@clinicart/sdk/identity';

const apiBase = process.env.SHOP_API ?? 'http://localhost:8787';
const shop = createShop({ apiBase, defaultLanguage: 'en' });
const { account, address, language, session } = shop;

const contact = { ...emptyContact('email'), email: 'verified@clinicart.test' };
const form = { ...contact, with: 'password', password: 'Clinic2026', code: '' } as const;
for (const complaint of Object.values(checkLogin(form))) console.log(language.say(complaint));
await session.signIn(form);

const { name, clinicName, certification } = await account.me.get(null);
console.log(`${name}, ${clinicName}: ${certification}`);
for (const each of await address.list.get(null)) console.log(`${each.street}, ${each.unit}`);

session.signOut();
console.log(session.$session.get().status);
