// Logs in, searches, reads specifications and prices, adds one to the cart and prints the cart.
//   node examples/scripts/first-order.mjs gloves
// SHOP_API, SHOP_EMAIL and SHOP_PASSWORD set the shop and the account; the defaults are the sandbox's.
import { createShop, formatMoney, isShopError } from '@clinicart/sdk';
import { allLines, maxQuantity, summarise } from '@clinicart/sdk/cart';
import { answerHelp } from './support/help.mjs';

answerHelp(import.meta.url);

const keyword = process.argv[2] ?? 'gloves';
const shop = createShop({
  apiBase: process.env.SHOP_API ?? 'http://localhost:8787',
  defaultLanguage: 'en',
});

const priceText = (offer) =>
  offer.price.kind === 'amount'
    ? formatMoney(offer.price.cents)
    : offer.price.kind === 'enquire'
      ? 'Price on request'
      : offer.price.text;

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

  const page = await shop.catalogue.search.get({ keyword, sort: 'sales-high' });
  console.log(`${page.total} products for “${keyword}”`);

  // The first specification for sale: priced, with at least one multiple in stock.
  for (const product of page.products) {
    const { specifications } = await shop.catalogue.specifications.get({ id: product.id });
    for (const specification of specifications) {
      console.log(
        `${specification.articleNumber.padEnd(16)} ${priceText(specification.offer).padStart(14)}  ${product.name}, ${specification.name}`,
      );
    }
    const wanted = specifications.find(
      (each) => each.offer.price.kind === 'amount' && maxQuantity(each) >= each.step,
    );
    if (!wanted) continue;
    const count = await shop.cart.add([{ ...wanted, quantity: wanted.step }]);
    console.log(`\nAdded ${wanted.step} × ${wanted.articleNumber}. ${count} in the cart:`);
    break;
  }

  const cart = await shop.cart.contents.get(null);
  for (const line of allLines(cart)) {
    console.log(
      `${String(line.quantity).padStart(5)} × ${line.articleNumber.padEnd(16)} ${priceText(line.offer).padStart(14)}  ${line.name}`,
    );
  }
  const { total } = summarise(cart, shop.cart.isTicked);
  if (total !== undefined) console.log(`Total without shipping: ${formatMoney(total)}`);
} catch (error) {
  if (!isShopError(error)) throw error;
  console.error(
    `${error.message} (${error.endpoint}, ${error.kind}${error.resultID ? ` ${error.resultID}` : ''})`,
  );
  process.exitCode = 1;
}
