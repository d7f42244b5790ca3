// npm run contract: every row of the contract; --openapi and --markdown write it to docs/, --against compares a server.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAgainst } from './contract/against.ts';
import { againstOptions, USAGE, UsageError } from './contract/options.ts';
import { contractTable } from './docs/contract-page.ts';
import { contractPages } from './docs/pages.ts';
import { servedNames } from './docs/served.ts';

const argv = process.argv.slice(2);
const asked = new Set(argv);

if (asked.has('--help')) console.log(USAGE);
else if (argv.length === 0) console.log(contractTable(await servedNames()));
else if (argv.every((option) => option === '--openapi' || option === '--markdown'))
  await writePages();
else await compare();

async function writePages(): Promise<void> {
  for (const { path, text } of await contractPages()) {
    const option = path.endsWith('.json') ? '--openapi' : '--markdown';
    if (!asked.has(option)) continue;
    writeFileSync(join(import.meta.dirname, '..', path), text);
    console.log(`${path}: written`);
  }
}

async function compare(): Promise<void> {
  // The first Ctrl-C stops reading and reverts what was written; the second ends the process.
  let isStopped = false;
  process.once('SIGINT', () => {
    isStopped = true;
  });
  try {
    const options = againstOptions(argv, process.env);
    const { text, exitCode } = await runAgainst(options, {
      fetch: (request) => fetch(request),
      isStopped: () => isStopped,
    });
    console.log(text);
    process.exitCode = exitCode;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\nnpm run contract -- --help says what may be given.`);
    process.exitCode = 2;
  }
}
