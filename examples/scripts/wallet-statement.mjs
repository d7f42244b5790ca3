// Writes the balance details of an account as CSV, the newest entry first: time, type, order number and signed amount.
//   node examples/scripts/wallet-statement.mjs > statement.csv
//   node examples/scripts/wallet-statement.mjs --keyword refund --language zh > refunds.csv
//   node examples/scripts/wallet-statement.mjs --out statement.xlsx
// SHOP_API, SHOP_EMAIL and SHOP_PASSWORD as in order-history.mjs. The balance and errors go to standard error.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createShop, formatMoney, isShopError } from '@clinicart/sdk';
import { decideWallet } from '@clinicart/sdk/wallet';
import { answerHelp } from './support/help.mjs';

answerHelp(import.meta.url);

const { values } = parseArgs({
  options: {
    keyword: { type: 'string', default: '' },
    out: { type: 'string' },
    language: { type: 'string', default: 'en' },
  },
});
const shop = createShop({
  apiBase: process.env.SHOP_API ?? 'http://localhost:8787',
  defaultLanguage: values.language === 'zh' ? 'zh' : 'en',
});

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
  // The sentences of the wallet come with its domain.
  const { wallet } = shop;
  const decision = decideWallet(await shop.account.me.get(null));
  if (!decision.ok) throw new Error(shop.language.say(decision));
  console.error(`Balance: ${formatMoney(await wallet.balance.get(null))}`);
  const { blob } = await wallet.statement({
    keyword: values.keyword,
    format: values.out?.endsWith('.xlsx') ? 'xlsx' : 'csv',
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
