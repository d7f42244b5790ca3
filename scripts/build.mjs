// npm run build [-- names…] [--force]; `--prepare` is npm's own call after an install.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureNode, root } from './node-version.mjs';

const args = process.argv.slice(2);
const preparing = args.includes('--prepare');
// `npm ci --omit=dev` also runs this script, but without the build tools.
if (preparing && !existsSync(join(root, 'node_modules', 'rolldown'))) process.exit(0);
if (!preparing) await ensureNode();

const { build, steps } = await import('./build-steps.mjs');
const named = args.filter((arg) => !arg.startsWith('--'));
const names = preparing ? ['sdk'] : named.length > 0 ? named : steps.map(({ name }) => name);
const unknown = names.find((name) => !steps.some((step) => step.name === name));
if (unknown !== undefined) {
  console.error(
    `There is no build step "${unknown}"; there are ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

try {
  await build(names, {
    force: args.includes('--force'),
    report: (name, state, ms, warning) => {
      if (state === 'warned') console.warn(`${name}: ${warning}`);
      if (state === 'current') console.log(`${name}: up to date`);
      if (state === 'built') console.log(`${name}: built in ${(ms / 1000).toFixed(1)} s`);
    },
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
