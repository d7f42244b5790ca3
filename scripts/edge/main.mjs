// npm run edge [-- --check] [--port N]: the built site in workerd on the loopback address, against the sandbox.
// --check compares its answers with those of the Node server, and ends. docs/deploy.md has the differences.
import { parseArgs } from 'node:util';
import { ensureNode, root } from '../node-version.mjs';

await ensureNode();
const { runTrial } = await import('../trial/main.mjs');
const { installWorkerd } = await import('./workerd.ts');
const { checkEdge } = await import('./check.ts');
const { serveEdge } = await import('./serve.ts');

const DAY_MS = 86_400_000;
const CHECK_MS = 1_800_000;

function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      check: { type: 'boolean', default: false },
      port: { type: 'string', default: '4331' },
    },
  });
  const port = Number(values.port);
  if (!(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new Error(`--port is a number from 1 to 65535, not "${values.port}".`);
  return { check: values.check, port };
}

await runTrial({
  readOptions,
  longestRunMs: ({ check }) => (check ? CHECK_MS : DAY_MS),
  prepare: () => installWorkerd(root),
  run: ({ check, port }) => (check ? checkEdge(root) : serveEdge(root, port)),
});
