import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const OLDEST_THAT_STARTS = [20, 0];
/** From this version Node runs TypeScript directly and has `node:sqlite` without a flag. */
const OLDEST_THAT_RUNS = [22, 18];

/** The message for a Node that cannot start the scripts; undefined if it can. */
export function tooOld(version) {
  if (atLeast(version, OLDEST_THAT_STARTS)) return undefined;
  return `Clinicart needs Node 20 or newer to start, and this is Node ${version}: install it from https://nodejs.org and run the command again.`;
}

function atLeast(version, [major, minor]) {
  const [has, hasMinor] = version.split('.').map(Number);
  return has > major || (has === major && hasMinor >= minor);
}

/**
 * Makes sure that a script runs on a sufficient Node. npm puts the `node` package's Node
 * first on the PATH. Called by hand (`node scripts/start.mjs`), the script runs on the machine's Node, so it
 * restarts itself on the package's, and this call never resolves.
 */
export async function ensureNode() {
  stopWith(tooOld(process.versions.node));
  if (!existsSync(join(root, 'node_modules', '.package-lock.json')))
    stopWith('The packages are not installed yet: run `npm ci` first.');
  const bin = join(root, 'node_modules', '.bin');
  if (process.env.PATH?.split(delimiter)[0] !== bin)
    process.env.PATH = `${bin}${delimiter}${process.env.PATH ?? ''}`;
  if (atLeast(process.versions.node, OLDEST_THAT_RUNS)) return;

  const own = join(root, 'node_modules', 'node', 'bin', 'node');
  if (!existsSync(own))
    stopWith(
      `Clinicart needs Node 22.18 or newer, this is ${process.versions.node}, and the \`node\` package is not installed: run \`npm ci\`.`,
    );
  const child = spawn(own, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  await new Promise(() => {});
}

function stopWith(sentence) {
  if (!sentence) return;
  console.error(sentence);
  process.exit(1);
}
