// Prints the state of every parcel of the open orders, with its latest event.
//   node examples/scripts/track-parcels.mjs
//   node examples/scripts/track-parcels.mjs --language zh
// SHOP_API, SHOP_EMAIL and SHOP_PASSWORD as in order-history.mjs.
// Exit code: 0 if every parcel is well or under way, 1 on an error, 2 if the shop had better be asked about one.
import { parseArgs } from 'node:util';
import { createShop, isShopError } from '@clinicart/sdk';
import { parcelsOf, parcelWording, shouldAskAboutParcel } from '@clinicart/sdk/orders';
import { answerHelp } from './support/help.mjs';

answerHelp(import.meta.url);

const { values } = parseArgs({ options: { language: { type: 'string', default: 'en' } } });
const shop = createShop({
  apiBase: process.env.SHOP_API ?? 'http://localhost:8787',
  defaultLanguage: values.language === 'zh' ? 'zh' : 'en',
});
const { orders } = shop;

/** Reads every page of a tab. */
async function* ordersOf(tab) {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await orders.list.get({ tab, keyword: '', page });
    pages = answer.pages;
    yield* answer.orders;
  }
}

/** Prints a parcel; returns whether it needs a question. A waybill that the carrier does not know has no tracking. */
async function print(orderNo, { waybill, carrierId }) {
  const start = `${orderNo.padEnd(18)} ${waybill.padEnd(18)}`;
  try {
    const { carrier, state, events } = await orders.tracking.get({ waybill, carrierId });
    const [latest] = events;
    const words = shop.language.say(parcelWording(state));
    console.log(
      `${start} ${carrier.padEnd(14)} ${words}${latest ? `  ${latest.time} ${latest.text}` : ''}`,
    );
    return shouldAskAboutParcel(state);
  } catch (error) {
    if (!isShopError(error, 'server')) throw error;
    console.log(`${start} ${error.message}`);
    return true;
  }
}

try {
  await shop.session.signIn({
    by: 'email',
    with: 'password',
    email: process.env.SHOP_EMAIL ?? 'regular@clinicart.test',
    password: process.env.SHOP_PASSWORD ?? 'Clinic2026',
    phone: '',
    areaCode: '+852',
    code: '',
  });
  let parcels = 0;
  let questions = 0;
  // Some parcels of an order that is still being packed may be on their way.
  for (const tab of ['to-ship', 'to-receive']) {
    for await (const order of ordersOf(tab)) {
      for (const parcel of parcelsOf(order)) {
        parcels++;
        if (await print(order.orderNo, parcel)) questions++;
      }
    }
  }
  console.log(`\n${parcels} parcels, ${questions} to ask about`);
  if (questions > 0) process.exitCode = 2;
} catch (error) {
  if (!isShopError(error)) throw error;
  const code = error.resultID ? ` ${error.resultID}` : '';
  console.error(`${error.message} (${error.endpoint}, ${error.kind}${code})`);
  process.exitCode = 1;
}
