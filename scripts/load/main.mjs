// npm run load [-- --seconds N --connections N --pages N]: requests a second, waiting times and memory of the built site,
// against a static server with the same HTML, and with the API slow, failing and gone. docs/performance.md has the figures.
import { ensureNode, root } from '../node-version.mjs';

await ensureNode();
const { runTrial } = await import('../trial/main.mjs');
const { longestRunMs, readOptions, runLoad } = await import('./run.ts');

await runTrial({ readOptions, longestRunMs, run: (options) => runLoad({ root, ...options }) });
