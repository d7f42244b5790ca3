// npm run contract: every row of the contract; --openapi and --markdown write it to docs/.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractTable } from './docs/contract-page.ts';
import { contractPages } from './docs/pages.ts';
import { servedNames } from './docs/served.ts';

const asked = new Set(process.argv.slice(2));
const wanted = (path: string) =>
  (asked.has('--openapi') && path.endsWith('.json')) ||
  (asked.has('--markdown') && path.endsWith('.md'));

if (asked.size === 0) console.log(contractTable(await servedNames()));
for (const { path, text } of asked.size === 0 ? [] : await contractPages()) {
  if (!wanted(path)) continue;
  writeFileSync(join(import.meta.dirname, '..', path), text);
  console.log(`${path}: written`);
}
