// Reads a list of article numbers with quantities (CSV, XLSX or text), prints the changes with their reasons, and with
// --add adds the lines to the cart. The result file can be read again.
//   node examples/scripts/quick-order.mjs order.csv
//   node examples/scripts/quick-order.mjs order.xlsx --add --out result.xlsx --language zh
// SHOP_API, SHOP_EMAIL and SHOP_PASSWORD as in first-order.mjs. Progress and errors go to standard error.
// Exit code: 0 if all lines succeeded, 1 on an error, 2 if lines need attention.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createShop, formatMoney, isShopError } from '@clinicart/sdk';
import { answerHelp } from './support/help.mjs';

answerHelp(import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    add: { type: 'boolean', default: false },
    out: { type: 'string' },
    language: { type: 'string', default: 'en' },
  },
});
const [file] = positionals;
const shop = createShop({
  apiBase: process.env.SHOP_API ?? 'http://localhost:8787',
  defaultLanguage: values.language === 'zh' ? 'zh' : 'en',
});
const { quickOrder } = shop;
const progress = (verb) => (done, total) => console.error(`${verb} ${done} of ${total}`);

function print({ rows }) {
  for (const { row, state, quantity, reasons } of rows) {
    const refusal = row.outcome && row.outcome.state !== 'added' ? [row.outcome.message] : [];
    const why = [...refusal, ...reasons.map((reason) => shop.language.say(reason))].join(' ');
    const place = String(row.line).padStart(5);
    console.log(
      `${place}  ${row.article.padEnd(20)} ${state.padEnd(12)} ${quantity}  ${why}`.trimEnd(),
    );
  }
}

try {
  if (file === undefined) throw new Error('Name a file: quick-order.mjs order.csv');
  const read = await quickOrder.read(await readFile(file));
  if (!read.ok) throw new Error(shop.language.say(read));
  await shop.session.signIn({
    by: 'email',
    with: 'password',
    email: process.env.SHOP_EMAIL ?? 'verified@clinicart.test',
    password: process.env.SHOP_PASSWORD ?? 'Clinic2026',
    phone: '',
    areaCode: '+852',
    code: '',
  });

  let review = await quickOrder.review(read.rows, { onProgress: progress('checked') });
  print(review);
  const { summariseReview } = await quickOrder.rules();
  const before = summariseReview(review);
  console.log(`\n${before.kinds} articles, ${before.pieces} pieces to add`);
  if (before.total !== undefined)
    console.log(`Total without shipping: ${formatMoney(before.total)}`);

  if (values.add) {
    const result = await quickOrder.add(review, { onProgress: progress('added') });
    review = result.review;
    if (result.refused) console.error(shop.language.say(result.refused));
    if (result.stopped) console.error(result.stopped.message);
    const after = summariseReview(review);
    console.log(`\n${after.added} lines in the cart, ${after.counts.failed} not added`);
  }
  if (values.out !== undefined) {
    const format = values.out.endsWith('.xlsx') ? 'xlsx' : 'csv';
    const saved = await quickOrder.export(review, format);
    await writeFile(values.out, Buffer.from(await saved.arrayBuffer()));
    console.log(`Written to ${values.out}`);
  }
  const { open, counts } = summariseReview(review);
  if (open + counts.failed > 0) process.exitCode = 2;
} catch (error) {
  const where = isShopError(error) ? ` (${error.endpoint}, ${error.kind})` : '';
  console.error(`${error.message}${where}`);
  process.exitCode = 1;
}
