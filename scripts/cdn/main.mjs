// npm run cdn [-- --seconds N --requests N]: the built site behind Varnish with the shipped file: what it stores, how
// fast it sends it, and what visitors get while the API and the site are gone. docs/performance.md has the figures.
import { ensureNode, root } from '../node-version.mjs';

await ensureNode();
const { runTrial } = await import('../trial/main.mjs');
const { longestRunMs, readOptions, runCdn } = await import('./run.ts');
const { findVarnish } = await import('./varnish.ts');

await runTrial({
  readOptions,
  longestRunMs,
  check: findVarnish,
  run: (options) => runCdn({ root, ...options }),
});
