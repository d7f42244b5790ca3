// The dependencies of docs/security.md are those that run, with the licences and install scripts of the lock.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tableUnder } from '../../scripts/docs/threats.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Locked {
  readonly license?: string;
  readonly hasInstallScript?: true;
  readonly dev?: true;
  readonly optional?: true;
  readonly link?: true;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: Readonly<Record<string, Locked>> = JSON.parse(read('package-lock.json')).packages;
const text = read('docs/security.md');
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';
const installed = Object.entries(lock).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

const WORKSPACES = ['sdk', 'widgets', 'sandbox', 'doctor', 'host-site'].map(
  (name) => `packages/${name}`,
);
/** Written by the builds: the libraries in the bundles. */
const NOTICES = ['sdk/dist', 'widgets/dist', 'host-site/dist/client'].map(
  (folder) => `packages/${folder}/THIRD-PARTY-NOTICES.txt`,
);

/** Packages that the manifests name and that bundles contain. */
function running(): string[] {
  const named = WORKSPACES.flatMap((path) => {
    const { dependencies, peerDependencies, optionalDependencies } = lock[path] ?? {};
    return Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
  });
  const bundled = NOTICES.flatMap((file) =>
    [...read(file).matchAll(/^-{80}\n\n(\S+) \d\S*\n/gm)].map(([, name = '']) => name),
  );
  expect(bundled.length).toBeGreaterThan(10);
  return [...new Set([...named, ...bundled])].filter((name) => !name.startsWith('@clinicart/'));
}

/** Bytes of the files of a package, without packages inside it. */
const bytesOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + (entry.name === 'node_modules' ? 0 : bytesOf(path));
    return sum + statSync(path).size;
  }, 0);

describe('packages that run', () => {
  const rows = tableUnder('Packages that run', text);

  test('each is listed with its licence, size and reason', () => {
    expect(rows.map(([name]) => name)).toEqual(running().toSorted());
    for (const [name = '', licence, script, size, reason] of rows) {
      const { license, hasInstallScript } = lock[`node_modules/${name}`] ?? {};
      expect([name, licence, script]).toEqual([name, license, hasInstallScript ? 'yes' : 'no']);
      expect(reason, name).toMatch(/\S/);
      const folder = join(root, 'node_modules', name);
      expect(existsSync(folder), name).toBe(true);
      const ratio = Number(size) / (bytesOf(folder) / 1000);
      expect(ratio, `size of ${name}`).toBeGreaterThan(0.9);
      expect(ratio, `size of ${name}`).toBeLessThan(1.1);
    }
  });

  test('bring only the listed licences', () => {
    const listed = tableUnder('Licences of what they bring', text)
      .flatMap(([licences = '']) => licences.split(', '))
      .toSorted();
    const brought = installed
      .filter(([, { dev }]) => !dev)
      .map(([, { license = 'none named' }]) => license);
    expect([...new Set(brought)].toSorted()).toEqual(listed);
  });

  test('of those without a licence in the lock, all are binaries of Astro’s compiler', () => {
    const unnamed = installed.filter(([, { dev, license }]) => !dev && license === undefined);
    for (const [path, { optional }] of unnamed) {
      expect(nameOf(path)).toMatch(/^@astrojs\/compiler-binding-/);
      expect(optional, path).toBe(true);
    }
  });
});

test('all packages but the listed ones run no script while they are installed', () => {
  const listed = tableUnder('Install scripts', text).map(([name]) => name);
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect([...new Set(scripted.map(([path]) => nameOf(path)))].toSorted()).toEqual(listed);
  expect(Object.keys(JSON.parse(read('package.json')).allowScripts).toSorted()).toEqual(listed);
});
