import { createShop, manualClock, memoryStore } from '@clinicart/sdk';
import { emptyContact } from '@clinicart/sdk/identity';

// Two shops that share their stores are two tabs of one browser.
const storage = { session: memoryStore(), settings: memoryStore() };
const apiBase = process.env.SHOP_API ?? 'http://localhost:8787';
const clock = manualClock(Date.now());
const shop = createShop({ apiBase, storage, clock, defaultLanguage: 'en' });
const buyer = { ...emptyContact('email'), email: 'verified@clinicart.test' };
await shop.session.signIn({ ...buyer, with: 'password', password: 'Clinic2026', code: '' });

const again = createShop({ apiBase, storage, defaultLanguage: 'en' });
console.log(`The second tab has a ${again.session.$session.get().status}`);

clock.after(60_000, () => console.log('A minute has passed'));
clock.advance(60_000);
