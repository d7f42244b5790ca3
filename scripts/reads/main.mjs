// npm run reads [-- --visits N --connections N]: visits of one product over three instances that share a Redis or Valkey, the
// calls that the API then gets, and pages while that server is killed, hangs and comes back. docs/performance.md has figures.
import { ensureNode, root } from '../node-version.mjs';

await ensureNode();
const { runTrial } = await import('../trial/main.mjs');
const { longestRunMs, readOptions, runReads } = await import('./run.ts');
const { findRedis } = await import('./redis-server.ts');

await runTrial({
  readOptions,
  longestRunMs,
  check: findRedis,
  run: (options) => runReads({ root, ...options }),
});
