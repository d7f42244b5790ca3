// Prints the points of an account and the products that it can redeem now; with --history the whole points history as CSV.
//   node examples/scripts/points.mjs
//   node examples/scripts/points.mjs --all
//   node examples/scripts/points.mjs --history --language zh > points.csv
// --all lists every product, with the state of its button: out-of-stock, not-enough-points, limit-reached. It spends nothing.
// SHOP_API, SHOP_EMAIL and SHOP_PASSWORD as in first-order.mjs; the default account is the sandbox's with a history.
import { parseArgs } from 'node:util';
import { createShop, isShopError } from '@clinicart/sdk';
import { redeemButton } from '@clinicart/sdk/points';
import { answerHelp } from './support/help.mjs';

answerHelp(import.meta.url);

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    history: { type: 'boolean', default: false },
    language: { type: 'string', default: 'en' },
  },
});
const language = values.language === 'zh' ? 'zh' : 'en';
const shop = createShop({
  apiBase: process.env.SHOP_API ?? 'http://localhost:8787',
  defaultLanguage: language,
});

const HEADINGS = {
  en: ['time', 'name', 'order number', 'points', 'remark'],
  zh: ['時間', '名稱', '訂單編號', '積分', '備註'],
};
const cell = (value) => {
  // Spreadsheets execute cells that begin like a formula; a leading quote keeps them text. Numbers stay numbers.
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const row = (cells) => process.stdout.write(`${cells.map(cell).join(',')}\r\n`);
const timeText = (at) =>
  at === undefined
    ? ''
    : new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Asia/Hong_Kong',
        dateStyle: 'short',
        timeStyle: 'medium',
      }).format(at);

async function printHistory() {
  const entries = await shop.points.allHistory();
  process.stdout.write('\uFEFF'); // Excel reads Chinese as UTF-8 only with this mark.
  row(HEADINGS[language]);
  for (const { at, name, orderNo = '', points, tag } of entries)
    row([timeText(at), name, orderNo, points, tag]);
  console.error(`${entries.length} entries`);
}

async function printProducts() {
  const points = await shop.points.balance.get(null);
  console.log(`${points ?? 0} points\n`);
  let count = 0;
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await shop.points.products.get({ range: 'all', page });
    pages = answer.pages;
    for (const product of answer.products) {
      const wish = { points, quantity: 1 };
      const button = redeemButton(product, wish);
      if (button === 'redeem') count += 1;
      else if (!values.all) continue;
      const why = button === 'redeem' ? '' : `  (${button})`;
      console.log(`${String(product.points).padStart(7)}  ${product.name}${why}`);
    }
  }
  console.log(`\n${count} products to redeem now`);
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
  await (values.history ? printHistory() : printProducts());
} catch (error) {
  const code = error.resultID ? ` ${error.resultID}` : '';
  const where = isShopError(error) ? ` (${error.endpoint}, ${error.kind}${code})` : '';
  console.error(`${error.message}${where}`);
  process.exitCode = 1;
}
