// Checks a revision of the repository out into a separate folder, and builds it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a command, and throws its last words when it fails. */
function run(command: string, args: readonly string[], cwd: string): string {
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (done.status === 0) return done.stdout;
  const words = `${done.stdout}\n${done.stderr}`.trim().split('\n').slice(-5).join('\n');
  throw new Error(`${command} ${args.join(' ')} failed:\n${words || done.error}`);
}

/** The short hash of a revision. Throws where the repository has none of this name. */
export const hashOf = (root: string, revision: string): string =>
  run('git', ['rev-parse', '--short', `${revision}^{commit}`], root).trim();

/** Checks a revision out into a folder, installs its packages and builds it. A folder that is there is used as it is. */
export function buildRevision(root: string, hash: string, folder: string): void {
  const finished = join(folder, 'node_modules', '.built');
  if (existsSync(finished)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'source.tar');
  run('git', ['archive', '--output', archive, hash], root);
  run('tar', ['-xf', archive], folder);
  rmSync(archive);
  run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder);
  run('npm', ['run', 'build'], folder);
  mkdirSync(finished);
}
