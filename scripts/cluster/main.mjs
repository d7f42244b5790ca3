// npm run cluster [-- --seconds N --buyers N --kill-every N]: three instances of the site behind nginx under buyers, one
// killed after the other, then a rolling release. Prints what was lost; docs/deploy.md says how to read it.
import { ensureNode, root } from '../node-version.mjs';

await ensureNode();
const { runTrial } = await import('../trial/main.mjs');
const { buildNextRelease, folders } = await import('./next-release.mjs');
const { findNginx } = await import('./nginx.ts');
const { longestRunMs, readOptions, runCluster } = await import('./run.ts');

await runTrial({
  readOptions,
  longestRunMs,
  check: findNginx,
  prepare() {
    console.log('Building the other release …');
    return buildNextRelease();
  },
  run: (options) => runCluster({ root, nginx: findNginx(), folders, ...options }),
});
