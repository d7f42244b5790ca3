import { createShop, formatMoney } from '@clinicart/sdk';
import { emptyContact } from '@clinicart/sdk/identity';
import { decideWallet, formatSigned } from '@clinicart/sdk/wallet';

const apiBase = process.env.SHOP_API ?? 'http://localhost:8787';
const shop = createShop({ apiBase, defaultLanguage: 'en' });
const buyer = { ...emptyContact('email'), email: 'regular@clinicart.test' };
await shop.session.signIn({ ...buyer, with: 'password', password: 'Clinic2026', code: '' });

// Credit or payment by cheque gives a wallet; any other account reads why not. The domain brings its sentences.
const { wallet } = shop;
const decision = decideWallet(await shop.account.me.get(null));
if (!decision.ok) throw new Error(shop.language.say(decision));

console.log(`Balance: ${formatMoney(await wallet.balance.get(null))}`);
const { entries } = await wallet.details.get({ keyword: 'refund', page: 1 });
for (const { amount, type, orderNo } of entries)
  console.log(`${type} ${orderNo ?? '–'}: ${formatSigned(amount)}`);

const { name, blob } = await wallet.statement({ format: 'csv' });
console.log(`${name}: ${(await blob.text()).trim().split('\r\n').length - 1} entries`);
