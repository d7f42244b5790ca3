// npm run cdn [-- --seconds N --requests N]: the built site behind Varnish with the shipped file: what it stores, how
// fast it sends it, and what visitors get while the API and the site are gone. docs/performance.md has the figures.
import { stopAll } from '../children.mjs';
import { ensureNode, root } from '../node-version.mjs';

await ensureNode();
const { build } = await import('../build-steps.mjs');
const { longestRunMs, readOptions, runCdn } = await import('./run.ts');

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
  await build(['sdk', 'widgets', 'host-site'], {
    report: (name, state) => state === 'building' && console.log(`Building ${name} …`),
  });
  setTimeout(() => {
    console.error('The run did not end in its time.');
    leave(1);
  }, longestRunMs(options)).unref();
  await leave((await runCdn({ root, ...options })) ? 0 : 1);
} catch (error) {
  console.error(error.message);
  await leave(1);
}
