// Lists the coupons of the products that match a keyword, with the reason where one cannot be claimed, claims
// them with --claim, and prints the coupons of the account.
//   node examples/scripts/coupons.mjs gloves
//   node examples/scripts/coupons.mjs gloves --claim --language zh
// SHOP_API, SHOP_EMAIL and SHOP_PASSWORD as in first-order.mjs. It ends with 1 on an error.
import { parseArgs } from 'node:util';
import { createShop, formatMoney, isShopError } from '@clinicart/sdk';
import { decideClaim, orderByBenefit } from '@clinicart/sdk/coupon';
import { standingOf } from '@clinicart/sdk/identity';
import { answerHelp } from './support/help.mjs';

answerHelp(import.meta.url);

/** Number of products to read: similar products mostly have the same coupons. */
const MOST_PRODUCTS = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    claim: { type: 'boolean', default: false },
    language: { type: 'string', default: 'en' },
  },
});
const [keyword = 'gloves'] = positionals;
const shop = createShop({
  apiBase: process.env.SHOP_API ?? 'http://localhost:8787',
  defaultLanguage: values.language === 'zh' ? 'zh' : 'en',
});
const { coupons: store } = shop;

function benefitText({ benefit, minimum }) {
  if (benefit.kind === 'hidden') return '–';
  const off =
    benefit.kind === 'percent' ? `-${benefit.percentOff}%` : `-${formatMoney(benefit.cents)}`;
  return minimum === undefined ? off : `${off} ≥ ${formatMoney(minimum)}`;
}
const dayText = (at) =>
  at === undefined
    ? ''
    : new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' }).format(at);
const lineOf = (each) =>
  `${benefitText(each).padEnd(26)} ${dayText(each.endsAt).padEnd(11)} ${each.name}`.trimEnd();

try {
  await shop.session.signIn({
    by: 'email',
    with: 'password',
    email: process.env.SHOP_EMAIL ?? 'verified@clinicart.test',
    password: process.env.SHOP_PASSWORD ?? 'Clinic2026',
    phone: '',
    areaCode: '+852',
    code: '',
  });

  const { products } = await shop.catalogue.search.get({ keyword });
  const offers = await Promise.all(
    products.slice(0, MOST_PRODUCTS).map(({ id }) => store.claimable.get(id)),
  );
  const pricesVisible = offers.every(({ view }) => view.pricesVisible);
  const claiming = {
    standing: standingOf(shop.session.$session.get(), pricesVisible),
    now: Date.now(),
  };
  const offered = new Map(offers.flatMap(({ coupons }) => coupons.map((each) => [each.id, each])));
  const decided = orderByBenefit([...offered.values()]).map((each) => ({
    each,
    decision: decideClaim(each, claiming),
  }));
  for (const { each, decision } of decided) {
    console.log(`${lineOf(each)}${decision.ok ? '' : `  (${shop.language.say(decision)})`}`);
  }
  const couponIds = decided.flatMap(({ decision }) => (decision.ok ? decision.couponIds : []));
  console.log(`\n${offered.size} coupons, ${couponIds.length} to claim`);

  if (values.claim && couponIds.length > 0) {
    await store.claim(couponIds);
    console.log(`${couponIds.length} claimed`);
  }
  const first = await store.mine.get({ view: 'unused', page: 1 });
  console.log('\nHeld:');
  for (let page = 1; page <= first.pages; page++) {
    const { coupons } = page === 1 ? first : await store.mine.get({ view: 'unused', page });
    for (const each of coupons) console.log(lineOf(each));
  }
} catch (error) {
  const where = isShopError(error)
    ? ` (${error.endpoint}, ${error.kind}${error.resultID ? ` ${error.resultID}` : ''})`
    : '';
  console.error(`${error.message}${where}`);
  process.exitCode = 1;
}
