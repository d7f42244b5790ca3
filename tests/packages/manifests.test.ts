// The fields of the published packages, which npm and their users read.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license: string;
  readonly homepage: string;
  readonly bugs: { readonly url: string };
  readonly repository: { readonly url: string; readonly directory: string };
  readonly publishConfig: object;
  readonly engines: { readonly node: string };
  readonly files: readonly string[];
  readonly scripts: { readonly prepack: string };
  readonly exports: Readonly<Record<string, string | object>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
}

const packages = readdirSync(join(root, 'packages'))
  .map((folder) => ({
    folder,
    manifest: JSON.parse(read(`packages/${folder}/package.json`)) as Manifest,
  }))
  .filter(({ manifest }) => manifest.private !== true);
const versions = new Map(packages.map(({ manifest }) => [manifest.name, manifest.version]));

describe.each(packages)('$manifest.name', ({ folder, manifest }) => {
  it('says where it comes from, and publishes openly with provenance', () => {
    const { repository, homepage, bugs, publishConfig } = manifest;
    expect(repository.directory).toBe(`packages/${folder}`);
    expect(repository.url).toMatch(/^git\+https:.*\.git$/);
    const place = repository.url.replace(/^git\+|\.git$/g, '');
    expect([homepage, bugs.url].filter((url) => !url.startsWith(place))).toEqual([]);
    expect(publishConfig).toEqual({ access: 'public', provenance: true });
  });

  it('brings README, changelog and the licence of the repository', () => {
    expect(read(`packages/${folder}/LICENSE`)).toBe(read('LICENSE'));
    expect(read(`packages/${folder}/README.md`)).toContain(`# ${manifest.name}\n`);
    expect(read(`packages/${folder}/CHANGELOG.md`)).toContain(`\n## ${manifest.version}\n`);
    expect(manifest.files).toContain('CHANGELOG.md');
  });

  it('names every entry in its README', () => {
    const readme = read(`packages/${folder}/README.md`);
    const names = Object.keys(manifest.exports).filter((entry) => !/json$|\*/.test(entry));
    const missing = names.filter((entry) => !readme.includes(entry.replace('.', manifest.name)));
    expect(folder === 'sdk' ? missing.filter(isNoDomain) : missing).toEqual([]);
  });

  it('has the sources first, types second and code last in each entry, that for Node before the rest', () => {
    for (const [entry, conditions] of Object.entries(manifest.exports)) {
      if (typeof conditions === 'string') continue;
      const names = Object.keys(conditions);
      expect(
        names.filter((name) => name !== 'source'),
        entry,
      ).toEqual(folder === 'sdk' ? ['types', 'node', 'default'] : ['types', 'default']);
      expect(names.indexOf('source'), entry).toBeLessThanOrEqual(0);
    }
  });

  it('builds itself before it is packed', () => {
    const [script = '', ...steps] = manifest.scripts.prepack.replace('node ', '').split(' ');
    expect(existsSync(join(root, 'packages', folder, script))).toBe(true);
    expect(steps[0]).toBe(folder);
  });

  it('asks for no other Node than its dependencies do', () => {
    const wanted = spansOf(manifest.engines.node);
    for (const name of Object.keys(manifest.dependencies)) {
      const { engines } = JSON.parse(
        read(`node_modules/${name}/package.json`),
      ) as Partial<Manifest>;
      const allowed = spansOf(engines?.node ?? '>=0.0.0');
      const outside = wanted.filter(
        ([from, to]) => !allowed.some(([first, last]) => first <= from && to <= last),
      );
      expect(outside, `${name} allows ${engines?.node}`).toEqual([]);
    }
  });

  it('depends on packages of this repository in the version beside it', () => {
    for (const [name, version] of Object.entries(manifest.dependencies))
      if (name.startsWith('@clinicart/')) expect(version, name).toBe(versions.get(name));
  });
});

/** The versions from the first number on and before the second. */
type Span = readonly [number, number];

/** Reads a range of the two forms that the manifests use, `^22.12.0` and `>=22`. */
function spansOf(range: string): readonly Span[] {
  return range.split(' || ').map((part) => {
    const found = /^(\^|>=)(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(part);
    if (!found) throw new Error(`"${part}" is a range that this test does not read.`);
    const [, sign, major, minor = 0, patch = 0] = found;
    const from = (Number(major) * 1000 + Number(minor)) * 1000 + Number(patch);
    return [from, sign === '^' ? (Number(major) + 1) * 1_000_000 : Number.POSITIVE_INFINITY];
  });
}

/** The README of the SDK lists the domains in one row. */
const isNoDomain = (entry: string) =>
  !existsSync(join(root, 'packages/sdk/src', entry, 'index.ts'));

it('leaves React to the page, and works without it where the page brings none', () => {
  const widgets = packages.find(({ folder }) => folder === 'widgets')?.manifest;
  expect(Object.keys(widgets?.peerDependencies ?? {})).toEqual(
    expect.arrayContaining(['react', 'react-dom']),
  );
  expect(widgets?.dependencies).not.toHaveProperty('react');
  for (const name of Object.keys(widgets?.peerDependencies ?? {}))
    expect(widgets?.peerDependenciesMeta?.[name]?.optional, name).toBe(true);
});
