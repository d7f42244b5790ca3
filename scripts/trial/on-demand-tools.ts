// Packages that only some commands need: `npm ci` does not bring them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Exact versions by name. */
export type Tools = Readonly<Record<string, string>>;

/**
 * Installs packages into a folder below .cache, unless it has these versions.
 * @throws if the registry does not have them
 */
export function installTools(
  folder: string,
  tools: Tools,
  /** Leaves their peers out: they find those of the repository, which lies above. */
  { withoutPeers = false } = {},
): void {
  const isThere = ([name, version]: [string, string]) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
  };
  if (Object.entries(tools).every(isThere)) return;
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: tools };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const names = Object.entries(tools).map((each) => each.join(' '));
  console.log(`Installing ${names.join(', ')} …`);
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
  if (withoutPeers) flags.push('--legacy-peer-deps');
  const { status } = spawnSync('npm', ['install', ...flags], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${names.join(', ')} could not be installed.`);
}
