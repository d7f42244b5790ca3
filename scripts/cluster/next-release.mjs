import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../children.mjs';
import { isCurrent, remember } from '../fingerprint.mjs';
import { root } from '../node-version.mjs';

/** Output of the site's own build, that of the other release, and the folder from which the other release runs. */
export const folders = {
  old: join(root, 'packages/host-site/dist'),
  new: join(root, '.cache/cluster/next'),
  deployed: join(root, '.cache/cluster/deployed'),
};

const step = {
  name: 'cluster-next',
  from: ['packages', 'package-lock.json', 'scripts/cluster/next-release.config.ts'],
  to: ['.cache/cluster/next/server/entry.mjs'],
};

/** Builds the other release, and deploys it with the files of the old one, as docs/deploy.md says. */
export async function buildNextRelease() {
  if (!isCurrent(step)) {
    let printed = '';
    const config = '../../scripts/cluster/next-release.config.ts';
    const child = startChild('astro', ['build', '--config', config], {
      cwd: join(root, 'packages/host-site'),
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
      line: (text) => {
        printed += `${text}\n`;
      },
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    if (code !== 0) throw new Error(`The other release could not be built.\n${printed}`);
    remember(step);
  }
  rmSync(folders.deployed, { recursive: true, force: true });
  cpSync(folders.new, folders.deployed, { recursive: true });
  const scripts = (folder) => join(folder, 'client/_astro');
  cpSync(scripts(folders.old), scripts(folders.deployed), { recursive: true, force: false });
}
