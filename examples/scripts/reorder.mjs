// Puts the lines of a past order into the cart, and says line by line what has changed and what could not be added.
//   node examples/scripts/reorder.mjs 26111290000127
//   node examples/scripts/reorder.mjs 26111290000127 --dry --language zh
// --dry changes nothing. SHOP_API, SHOP_EMAIL and SHOP_PASSWORD as in order-history.mjs.
// Exit code: 0 if every line is in the cart, 1 on an error, 2 if some lines are not.
import { parseArgs } from 'node:util';
import { createShop, isShopError } from '@clinicart/sdk';
import { goodsOfOrder } from '@clinicart/sdk/orders';
import { answerHelp } from './support/help.mjs';

answerHelp(import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dry: { type: 'boolean', default: false },
    language: { type: 'string', default: 'en' },
  },
});
const [orderNo] = positionals;
const shop = createShop({
  apiBase: process.env.SHOP_API ?? 'http://localhost:8787',
  defaultLanguage: values.language === 'zh' ? 'zh' : 'en',
});
const { orders } = shop;
const say = shop.language.say;

function print({ line, quantity, notes }, state, message) {
  const { good } = line;
  const article = good.articleNumber || good.specificationId;
  const why = [message ?? '', ...notes.map(say)].filter(Boolean).join(' ');
  console.log(`${article.padEnd(22)} ${state.padEnd(10)} ${quantity}  ${why}`.trimEnd());
}

try {
  if (orderNo === undefined) throw new Error('Name an order: reorder.mjs 26111290000127');
  await shop.session.signIn({
    by: 'email',
    with: 'password',
    email: process.env.SHOP_EMAIL ?? 'regular@clinicart.test',
    password: process.env.SHOP_PASSWORD ?? 'Clinic2026',
    phone: '',
    areaCode: '+852',
    code: '',
  });
  const order = await orders.order.get(orderNo);
  const goods = goodsOfOrder(order);
  const review = await orders.reviewAgain(goods.map((good) => ({ good, quantity: good.quantity })));
  if (values.dry) {
    for (const line of review.lines)
      print(line, line.problem ? 'not' : 'ready', line.problem && say(line.problem));
    if (review.lines.some(({ problem }) => problem)) process.exitCode = 2;
  } else {
    const { state, results } = await orders.buyAgain(review);
    for (const { line, state: outcome, message } of results) print(line, outcome, message);
    const added = results.filter((result) => result.state === 'added').length;
    console.log(`\n${added} of ${results.length} lines in the cart`);
    if (state !== 'all') process.exitCode = 2;
  }
} catch (error) {
  const code = error.resultID ? ` ${error.resultID}` : '';
  const where = isShopError(error) ? ` (${error.endpoint}, ${error.kind}${code})` : '';
  console.error(`${error.message}${where}`);
  process.exitCode = 1;
}
