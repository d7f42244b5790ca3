// npm run firefox [-- --links N]: the corpus of server HTML and links, the main pages and a partner's page in Firefox.
import { ensureNode, root } from '../node-version.mjs';

await ensureNode();
const { runTrial } = await import('../trial/main.mjs');
const { findFirefox, installDriver } = await import('./browser.ts');
const { longestRunMs, readOptions, runFirefox } = await import('./run.ts');

await runTrial({
  readOptions,
  longestRunMs,
  check: findFirefox,
  prepare: () => installDriver(root),
  run: (options) => runFirefox({ root, ...options }),
});
