// npm run docs: writes every document that is generated from the code; --check lists the outdated ones.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printedPages } from './docs/pages.ts';

const checking = process.argv.includes('--check');
const stale: string[] = [];

for (const { path, text } of await printedPages()) {
  const file = join(import.meta.dirname, '..', path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  stale.push(path);
  if (checking) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

if (!checking)
  console.log(stale.length === 0 ? 'Nothing changed.' : `Written: ${stale.join(', ')}`);
else if (stale.length > 0) {
  console.error(
    `Not current: ${stale.join(', ')}. Run \`npm run docs\` and commit what it writes.`,
  );
  process.exitCode = 1;
}
