import { createShop, formatMoney } from '@clinicart/sdk';
import { decideClaimAll, orderByBenefit } from '@clinicart/sdk/coupon';
import { emptyContact, standingOf } from '@clinicart/sdk/identity';

const apiBase = process.env.SHOP_API ?? 'http://localhost:8787';
const shop = createShop({ apiBase, defaultLanguage: 'en' });
const buyer = { ...emptyContact('email'), email: 'verified@clinicart.test' };
await shop.session.signIn({ ...buyer, with: 'password', password: 'Clinic2026', code: '' });

const { products } = await shop.catalogue.search.get({ keyword: 'gloves' });
const { coupons, view } = await shop.coupons.claimable.get(products[0]?.id ?? '');
for (const { name, benefit } of orderByBenefit(coupons)) {
  if (benefit.kind === 'percent') console.log(`${name}: ${benefit.percentOff} % off`);
  if (benefit.kind === 'amount') console.log(`${name}: ${formatMoney(benefit.cents)} off`);
}

const standing = standingOf(shop.session.$session.get(), view.pricesVisible);
const decision = decideClaimAll(coupons, { standing, now: shop.clock.now() });
if (decision.ok) await shop.coupons.claim(decision.couponIds);
console.log(decision.ok ? `${decision.couponIds.length} claimed` : shop.language.say(decision));
