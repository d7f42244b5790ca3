// npm run cluster [-- --seconds N --buyers N --kill-every N]: three instances of the site behind nginx under buyers, one
// killed after the other, then a rolling release. Prints what was lost; docs/deploy.md says how to read it.
import { stopAll } from '../children.mjs';
import { ensureNode, root } from '../node-version.mjs';

await ensureNode();
const { build } = await import('../build-steps.mjs');
const { buildNextRelease, folders } = await import('./next-release.mjs');
const { findNginx } = await import('./nginx.ts');
const { longestRunMs, readOptions, runCluster } = await import('./run.ts');

/** Ends everything, also the children of the children. */
async function leave(code) {
  await stopAll();
  process.exit(code);
}
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
  process.on(signal, () => leave(code));
// npm forwards signals to its shell only, and the shell exits without forwarding them.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && leave(1), 500).unref();
}

try {
  const options = readOptions(process.argv.slice(2));
  const nginx = findNginx();
  await build(['sdk', 'widgets', 'host-site'], {
    report: (name, state) => state === 'building' && console.log(`Building ${name} …`),
  });
  console.log('Building the other release …');
  await buildNextRelease();
  setTimeout(() => {
    console.error('The run did not end in its time.');
    leave(1);
  }, longestRunMs(options)).unref();
  const isWhole = await runCluster({ root, nginx, folders, ...options });
  await leave(isWhole ? 0 : 1);
} catch (error) {
  console.error(error.message);
  await leave(1);
}
