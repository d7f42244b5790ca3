// Writes the orders of a range as CSV, one row for each line: number, time, status, article, quantity and amounts.
//   node examples/scripts/order-history.mjs > orders.csv
//   node examples/scripts/order-history.mjs --from 2026-01-01 --to 2026-06-30 --language zh > orders.csv
//   node examples/scripts/order-history.mjs --out orders.xlsx
// SHOP_API, SHOP_EMAIL and SHOP_PASSWORD as in first-order.mjs; the default account is the sandbox's with a history.
// Progress and errors go to standard error.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createShop, isShopError } from '@clinicart/sdk';
import { lastMonths, rangeProblem } from '@clinicart/sdk/orders';
import { answerHelp } from './support/help.mjs';

answerHelp(import.meta.url);

/** Months without --from. */
const MONTHS = 12;

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    out: { type: 'string' },
    language: { type: 'string', default: 'en' },
  },
});
const shop = createShop({
  apiBase: process.env.SHOP_API ?? 'http://localhost:8787',
  defaultLanguage: values.language === 'zh' ? 'zh' : 'en',
});

try {
  const usual = lastMonths(Date.now(), MONTHS);
  const range = { from: values.from ?? usual.from, to: values.to ?? usual.to };
  const problem = rangeProblem(range);
  if (problem) throw new Error(`The range ${range.from} to ${range.to} is ${problem}.`);
  await shop.session.signIn({
    by: 'email',
    with: 'password',
    email: process.env.SHOP_EMAIL ?? 'regular@clinicart.test',
    password: process.env.SHOP_PASSWORD ?? 'Clinic2026',
    phone: '',
    areaCode: '+852',
    code: '',
  });
  const { blob } = await shop.orders.history.exportOrders({
    ...range,
    format: values.out?.endsWith('.xlsx') ? 'xlsx' : 'csv',
    onProgress: ({ done, total }) => console.error(`page ${done} of ${total}`),
  });
  const bytes = Buffer.from(await blob.arrayBuffer());
  if (values.out === undefined) process.stdout.write(bytes);
  else await writeFile(values.out, bytes);
} catch (error) {
  const code = error.resultID ? ` ${error.resultID}` : '';
  const where = isShopError(error) ? ` (${error.endpoint}, ${error.kind}${code})` : '';
  console.error(`${error.message}${where}`);
  process.exitCode = 1;
}
