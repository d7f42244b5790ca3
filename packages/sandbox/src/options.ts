import type { ParseArgsOptionsConfig } from 'node:util';

export const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string', default: 'localhost' },
  products: { type: 'string' },
  catalogue: { type: 'string' },
  'skip-bad-rows': { type: 'boolean', default: false },
  orders: { type: 'string' },
  'no-history': { type: 'boolean', default: false },
  file: { type: 'string', default: '.data/sandbox.db' },
  'public-url': { type: 'string' },
  documented: { type: 'boolean', default: false },
  'plain-pictures': { type: 'boolean', default: false },
  replay: { type: 'string' },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig;

export const USAGE = `Usage: npx @clinicart/sandbox [options]

Starts a shop server on one SQLite file, with a console at /console.
  --port NUMBER      port of the server; 8787 unless given
  --host NAME        name or address at which it listens; localhost unless given
  --file PATH        the database; .data/sandbox.db unless given, :memory: for none
  --public-url URL   address under which browsers reach the server, behind a proxy
  --quiet            leaves out the list of accounts
  --help             prints this text

Choose the range and the orders:
  --products NUMBER  fills the range up to this number of products
  --catalogue FILE   sells the products of a CSV or XLSX file
  --skip-bad-rows    leaves out the rows of that file that have mistakes
  --orders NUMBER    fills the history of the account "regular" up to this number
  --no-history       leaves out the two years of orders of that account

Choose the answers:
  --documented       only the fields, calls and codes that the documents name
  --replay FOLDER    the recorded answers of a real server
  --plain-pictures   rectangles in place of the drawn pictures

Environment: SANDBOX_PORT is the port, SHOP the address of the shop's site, and CAPTCHA_PRIVATE_KEY
the private key of the captcha cipher (base64 PKCS 8).`;
