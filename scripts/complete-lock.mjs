// Adds the binaries of other platforms to package-lock.json. A registry that has only this platform's
// makes npm write a lock that `npm ci` then refuses; run this after `npm install` there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node-version.mjs';

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'win32',
];
const EXACT = /^\d+\.\d+\.\d+$/;

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
  Object.entries(optionalDependencies).filter(
    ([name, version]) => EXACT.test(version) && !lock.packages[`node_modules/${name}`],
  ),
);

for (const [name, version] of missing)
  lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), optional: true };
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} packages of other platforms added to package-lock.json.`);

/** Derives the platform of a package from its name; npm skips the package on all others. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = SYSTEMS.find((system) => words.includes(system));
  const at = words.indexOf(os);
  if (os === undefined) return { cpu: ['wasm32'] };
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return {
    cpu: [words[at + 1]],
    ...(os === 'linux' ? { libc: [libc] } : {}),
    os: [os],
  };
}
