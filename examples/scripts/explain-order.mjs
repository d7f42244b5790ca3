// Explains the cart and then the draft order: the price of each line, the amounts missing to the next thresholds,
// the blockers, and the total with another coupon, delivery or quantity. Adds the first product that matches the
// keyword if the cart is empty, and places the order by bank transfer with --place.
//   node examples/scripts/explain-order.mjs gloves
//   node examples/scripts/explain-order.mjs gloves --place --language zh
// SHOP_API, SHOP_EMAIL and SHOP_PASSWORD as in first-order.mjs. Exit code: 1 on an error, 2 if the order is blocked.
import { parseArgs } from 'node:util';
import { createShop, formatMoney, isShopError } from '@clinicart/sdk';
import { allLines, decideAdd, maxQuantity } from '@clinicart/sdk/cart';
import {
  cartWith,
  decideCheckout,
  draftOfCart,
  explainOrder,
  planOf,
} from '@clinicart/sdk/checkout';
import { standingOf } from '@clinicart/sdk/identity';
import { answerHelp } from './support/help.mjs';

answerHelp(import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    place: { type: 'boolean', default: false },
    language: { type: 'string', default: 'en' },
  },
});
const [keyword = 'gloves'] = positionals;
const isChinese = values.language === 'zh';
const shop = createShop({
  apiBase: process.env.SHOP_API ?? 'http://localhost:8787',
  defaultLanguage: isChinese ? 'zh' : 'en',
});
const words = isChinese
  ? {
      cart: '購物車',
      order: '訂單',
      goods: '貨品',
      cut: '優惠',
      coupon: '優惠券',
      freight: '運費',
      total: '總額',
      next: '再進一步',
      blocked: '未能下單',
      whatIf: '假如',
      twice: '數量加倍',
      none: '不用優惠券',
      placed: '訂單已建立',
    }
  : {
      cart: 'Cart',
      order: 'Order',
      goods: 'Goods',
      cut: 'Promotions',
      coupon: 'Coupon',
      freight: 'Delivery',
      total: 'Total',
      next: 'Next steps',
      blocked: 'Blocked',
      whatIf: 'What if',
      twice: 'twice as many of',
      none: 'no coupon',
      placed: 'Order made',
    };
const say = shop.language.say;
const row = (amount, text) => console.log(`${formatMoney(amount).padStart(16)}  ${text}`);

/** Prints one explanation; `names` are the names of its lines. */
function print(title, { lines, totals, next, blockers }, names) {
  console.log(`\n${title}`);
  for (const { id, payable } of lines) row(payable, names.get(id) ?? id);
  row(totals.goods, words.goods);
  if (totals.cut !== 0) row(totals.cut, words.cut);
  if (totals.coupon !== 0) row(-totals.coupon, words.coupon);
  if (totals.freight !== 0) row(totals.freight, words.freight);
  row(totals.total, words.total);
  for (const step of next) console.log(`  ${words.next}: ${say(step)}`);
  for (const blocker of blockers) console.log(`  ${words.blocked}: ${say(blocker)}`);
}
const whatIf = (text, { totals }) => row(totals.total, `${words.whatIf}: ${text}`);

async function fillCart() {
  const { products } = await shop.catalogue.search.get({ keyword });
  for (const product of products) {
    const { specifications, view } = await shop.catalogue.specifications.get({ id: product.id });
    const wanted = specifications.find(
      (each) => each.offer.price.kind === 'amount' && maxQuantity(each) >= 2 * each.step,
    );
    const standing = standingOf(shop.session.$session.get(), view.pricesVisible);
    const decision = decideAdd(wanted ? [{ ...wanted, quantity: wanted.step }] : [], { standing });
    if (decision.ok) return shop.cart.add(decision.additions);
    if (!view.pricesVisible) throw new Error(say(decision));
  }
  throw new Error(say({ reason: 'select-at-least-one', facts: {} }));
}

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
  // The domain brings its messages.
  const { checkout } = shop;
  if (allLines(await shop.cart.contents.get(null)).length === 0) await fillCart();

  const cart = await shop.cart.contents.get(null);
  const { isTicked } = shop.cart;
  const names = new Map(allLines(cart).map((each) => [each.id, `${each.quantity} × ${each.name}`]));
  print(words.cart, explainOrder(draftOfCart(cart, isTicked)), names);
  const [first] = allLines(cart).filter(isTicked);
  if (first) {
    const more = cartWith(cart, { [first.id]: 2 * first.quantity });
    whatIf(`${words.twice} ${first.name}`, explainOrder(draftOfCart(more, isTicked)));
  }

  const standing = standingOf(shop.session.$session.get(), cart.pricesVisible);
  const decision = decideCheckout(cart, isTicked, standing, { declined: true });
  if (!decision.ok) throw new Error(say(decision));
  const begun = await checkout.begin(decision.goods, 'cart');
  if (!begun.ok) throw new Error(begun.message);

  const shown = await checkout.confirmation.get(null);
  const choices = checkout.choices(shown.orderNo).get();
  const explained = explainOrder(planOf(shown, choices));
  const goods = shown.stores.flatMap((store) => store.goods);
  const goodNames = new Map(goods.map((each) => [each.id, `${each.quantity} × ${each.name}`]));
  print(`${words.order} ${shown.orderNo}`, explained, goodNames);
  const instead = (change) => explainOrder(planOf(shown, { ...choices, ...change }));
  whatIf(words.none, instead({ couponId: '' }));
  for (const { coupon, saving } of explained.coupons) {
    if (saving.ok) whatIf(coupon.name, instead({ couponId: coupon.id }));
    else console.log(`  ${coupon.name}: ${say(saving)}`);
  }
  for (const { id, name, deliveries } of shown.stores)
    for (const way of deliveries)
      whatIf(`${name}, ${way.name}`, instead({ deliveries: { [id]: way.id } }));

  if (explained.blockers.length > 0) process.exitCode = 2;
  if (values.place) {
    checkout.choose(shown.orderNo, { payment: 'transfer', isNotified: true });
    const placed = await checkout.place(shown);
    if (!placed.ok) throw new Error(placed.message ?? say(placed.notice));
    console.log(`\n${words.placed}: ${placed.orderNo}`);
  }
} catch (error) {
  const where = isShopError(error)
    ? ` (${error.endpoint}, ${error.kind}${error.resultID ? ` ${error.resultID}` : ''})`
    : '';
  console.error(`${error.message}${where}`);
  process.exitCode = 1;
}
