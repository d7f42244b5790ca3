// npm run coverage [-- path …]: the statements of the SDK that its unit tests, the contract and the flows run, by domain. A figure to
// read, not a limit: a statement that runs may still be wrong, and `npm run mutation` asks for more.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureNode, root } from '../node-version.mjs';

await ensureNode();
const { installTools } = await import('../trial/on-demand-tools.ts');
const { coverageTable } = await import('./coverage-table.ts');

/** With what it needs 6 MB, for one command that takes no part in `npm test`. */
const TOOLS = { '@vitest/coverage-v8': '5.1.0' };

const folder = join(root, '.cache', 'coverage');
const tools = join(folder, 'tools');
installTools(tools, TOOLS, { withoutPeers: true });

const results = join(folder, 'results');
const file = join(results, 'coverage-summary.json');
rmSync(file, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...['unit', 'contract', 'flows', 'flows-documented'].map((name) => `--project=${name}`),
    '--coverage.enabled',
    '--coverage.provider=custom',
    `--coverage.customProviderModule=${join(tools, 'node_modules/@vitest/coverage-v8/dist/index.js')}`,
    '--coverage.include=packages/sdk/src/**/*.ts',
    '--coverage.exclude=**/*.test.ts',
    '--coverage.reporter=json-summary',
    `--coverage.reportsDirectory=${results}`,
    // Counting slows the tests that hold a time limit, so some of them may fail.
    '--coverage.reportOnFailure',
    '--reporter=dot',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
if (existsSync(file)) {
  const summary = JSON.parse(readFileSync(file, 'utf8'));
  console.log(`\n${coverageTable(summary, join(root, 'packages/sdk/src'))}`);
  if (status !== 0) console.log('Some tests failed while their statements were counted.');
} else process.exitCode = 1;
