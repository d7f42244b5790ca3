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

/** Some 1,700 cells take half an hour on two busy cores. */
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

const folder = join(root, 'tests/results/faults');
const files = ['openings', 'presses'].map((part) => join(folder, `${part}.json`));
rmSync(folder, { recursive: true, force: true });
const child = startChild(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    ...['run', '--project', 'faults', '--reporter', 'verbose'],
  ],
  { env: { FAULTS: 'all', NO_COLOR: '1' }, line: (text) => console.log(text) },
);
const [code] = await once(child, 'exit');
const missing = files.filter((file) => !existsSync(file));
if (missing.length > 0) {
  console.error(`Trials did not run: ${missing.join(', ')} is missing.`);
  await leave(1);
}
const cells = files.flatMap(readCells);
console.log(faultTable(cells));
for (const line of lossLines(cells)) console.log(line);
await leave(code === 0 ? 0 : 1);
