// npm run example -- react | vue | astro | wordpress: starts an example beside the shop of `npm start`.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureNode, root } from './node-version.mjs';

await ensureNode();
const { build } = await import('./build-steps.mjs');

const folder = (name) => join(root, 'examples', name);
const names = readdirSync(join(root, 'examples')).filter((name) =>
  existsSync(join(folder(name), 'package.json')),
);
const [name] = process.argv.slice(2);
if (!names.includes(name)) {
  console.error(`npm run example -- ${names.join(' | ')}`);
  process.exit(1);
}

await build(['sdk', 'widgets']);
const child = spawn('npm', ['start'], {
  cwd: folder(name),
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
