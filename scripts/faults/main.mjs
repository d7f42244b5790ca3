// npm run faults: every call meets every fault on the screens that make it, in Chromium, with loopback alone. Prints what a
// person lost. CONTRIBUTING.md says more.
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startChild, stopAll } from '../children.mjs';
import { onEnd } from '../leave.mjs';
import { ensureNode, root } from '../node-version.mjs';

await ensureNode();
const { faultTable, lossLines, readCells } = await import('./report.ts');

/** Some 2,000 cells take a quarter of an hour on two idle cores. */
const LONGEST_RUN_MS = 90 * 60_000;

async function leave(code) {
  await stopAll();
  process.exit(code);
}
onEnd(leave);
setTimeout(() => {
  console.error('The run did not end in its time.');
  leave(1);
}, LONGEST_RUN_MS).unref();

const file = join(root, 'tests/results/faults.json');
rmSync(file, { force: true });
const child = startChild(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    ...['run', '--project', 'faults', '--reporter', 'verbose'],
  ],
  { env: { FAULTS: 'all', NO_COLOR: '1' }, line: (text) => console.log(text) },
);
const [code] = await once(child, 'exit');
if (!existsSync(file)) {
  console.error('The trials did not run.');
  await leave(1);
}
const cells = readCells(file);
console.log(faultTable(cells));
for (const line of lossLines(cells)) console.log(line);
await leave(code === 0 ? 0 : 1);
