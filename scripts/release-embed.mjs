// npm run release:embed: keeps the present files of partner pages as a release, which never changes. The site's build serves
// every release at /embed/<version>/. `-- --prune` deletes releases that another of the same major replaced over a year ago.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureNode, root } from './node-version.mjs';

await ensureNode();

const KEPT_DAYS = 366;
const DAY_MS = 24 * 60 * 60 * 1000;
const { values } = parseArgs({
  options: {
    prune: { type: 'boolean', default: false },
    from: { type: 'string', default: join(root, 'packages/widgets/dist/page') },
    to: { type: 'string', default: join(root, 'packages/host-site/releases') },
  },
});
const from = resolve(values.from);
const to = resolve(values.to);

/** A file beside the releases: the day of each. The files of a release themselves hold no date. */
const calendar = join(to, 'released.json');
const released = existsSync(calendar) ? JSON.parse(readFileSync(calendar, 'utf8')) : {};

function release() {
  const table = readFileSync(join(from, 'integrity.json'), 'utf8');
  const { version } = JSON.parse(table);
  const folder = join(to, version);
  if (existsSync(folder)) {
    if (readFileSync(join(folder, 'integrity.json'), 'utf8') !== table)
      throw new Error(
        `Version ${version} is released with other files, and pages have pinned them: raise the version of @clinicart/widgets.`,
      );
    console.log(`${version} is released already.`);
    return;
  }
  mkdirSync(to, { recursive: true });
  cpSync(from, folder, { recursive: true });
  released[version] = new Date().toISOString().slice(0, 10);
  console.log(`Released ${version}. Build the site to serve it at /embed/${version}/.`);
}

const compare = (one, other) => one.localeCompare(other, 'en', { numeric: true });

/**
 * Deletes a release a year after a higher one of its major followed: until then a page may have pinned it as the newest.
 * A patch of an older one replaces no newer one, and one of the same day may come first in the file.
 */
function prune() {
  const days = Object.entries(released).toSorted(([, one], [, other]) => one.localeCompare(other));
  for (const [version, day] of days) {
    const major = version.split('.', 1)[0];
    const replaced = days.find(
      ([next, on]) => next.startsWith(`${major}.`) && compare(next, version) > 0 && on >= day,
    )?.[1];
    if (!replaced || Date.now() - Date.parse(replaced) < KEPT_DAYS * DAY_MS) continue;
    rmSync(join(to, version), { recursive: true, force: true });
    delete released[version];
    console.log(`Deleted ${version}: another release replaced it on ${replaced}.`);
  }
}

try {
  if (values.prune) prune();
  else release();
  if (existsSync(to)) {
    writeFileSync(calendar, `${JSON.stringify(released, null, 2)}\n`);
    console.log(
      `Kept: ${readdirSync(to)
        .filter((name) => /^\d/.test(name))
        .join(', ')}`,
    );
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
