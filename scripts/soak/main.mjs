// npm run soak [-- --minutes N]: shopping in one tab against the built site and the sandbox. Prints memory and storage every
// minute, and fails if one of them grows. docs/performance.md has the result.
import { ensureNode, root } from '../node-version.mjs';

await ensureNode();
const { runTrial } = await import('../trial/main.mjs');
const { longestRunMs, readOptions, runSoak } = await import('./run.ts');

await runTrial({ readOptions, longestRunMs, run: (options) => runSoak({ root, ...options }) });
