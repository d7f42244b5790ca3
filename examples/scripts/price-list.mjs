// Writes the price list of a category, a brand or a keyword as CSV.
//   node examples/scripts/price-list.mjs --keyword gloves --language zh > prices.csv
//   node examples/scripts/price-list.mjs --brand 3 --pages 2 > prices.csv
// SHOP_API, SHOP_EMAIL and SHOP_PASSWORD as in first-order.mjs. Progress and errors go to standard error.
import { parseArgs } from 'node:util';
import { createShop, eachPage, isShopError, toDollars } from '@clinicart/sdk';
import { answerHelp } from './support/help.mjs';

answerHelp(import.meta.url);

const { values } = parseArgs({
  options: {
    keyword: { type: 'string' },
    category: { type: 'string' },
    brand: { type: 'string' },
    language: { type: 'string', default: 'en' },
    pages: { type: 'string', default: '1000' },
  },
});
const shop = createShop({
  apiBase: process.env.SHOP_API ?? 'http://localhost:8787',
  defaultLanguage: values.language === 'zh' ? 'zh' : 'en',
});

const HEADINGS = {
  en: [
    'article number',
    'product',
    'specification',
    'brand',
    'pack',
    'multiple',
    'stock',
    'price HKD',
    'before HKD',
    'expires',
  ],
  zh: [
    '貨號',
    '產品',
    '規格',
    '品牌',
    '包裝',
    '購買倍數',
    '庫存',
    '單價（港元）',
    '原價（港元）',
    '效期至',
  ],
};
const cell = (value) => {
  // Spreadsheets execute cells that begin like a formula; a leading quote keeps them text.
  const text = /^[=+\-@\t\r]/.test(String(value)) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const row = (cells) => process.stdout.write(`${cells.map(cell).join(',')}\r\n`);

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
  const query = {
    ...(values.category ? { categoryId: values.category } : {}),
    ...(values.brand ? { brandId: values.brand } : {}),
    keyword: values.keyword ?? (values.category || values.brand ? undefined : 'ALL'),
  };
  process.stdout.write('\uFEFF'); // Excel reads Chinese as UTF-8 only with this mark.
  row(HEADINGS[values.language === 'zh' ? 'zh' : 'en']);
  let rows = 0;
  let page = 0;
  const most = Number(values.pages);
  for await (const answer of eachPage(shop.catalogue.search, query, { most })) {
    page += 1;
    for (const product of answer.products) {
      const { specifications } = await shop.catalogue.specifications.get({ id: product.id });
      for (const each of specifications) {
        const { price, was } = each.offer;
        row([
          each.articleNumber,
          product.name,
          each.name,
          product.brandName,
          each.pack,
          each.step,
          each.stock,
          price.kind === 'amount'
            ? toDollars(price.cents).toFixed(2)
            : price.kind === 'enquire'
              ? 'enquire'
              : '',
          was === undefined ? '' : toDollars(was).toFixed(2),
          each.expires ?? '',
        ]);
        rows++;
      }
    }
    console.error(`page ${page} of ${answer.pages}, ${rows} rows`);
  }
} catch (error) {
  if (!isShopError(error)) throw error;
  console.error(
    `${error.message} (${error.endpoint}, ${error.kind}${error.resultID ? ` ${error.resultID}` : ''})`,
  );
  process.exitCode = 1;
}
