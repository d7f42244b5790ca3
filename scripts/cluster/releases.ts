/** The scripts of both releases, by name, and which of them a page has. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Version = 'old' | 'new';

export interface Releases {
  /** Names of the scripts of a release that a page of it may load. */
  readonly scripts: Readonly<Record<Version, readonly string[]>>;
  /** Names that one release has and the other has not. */
  onlyIn(version: Version): number;
  /** The release of a page, by the scripts in its HTML. */
  versionOf(html: string): Version | undefined;
  /** Tells whether these are the bytes of the file. */
  isFile(name: string, bytes: Buffer): boolean;
}

const HASHED = /^[\w.-]+\.[\w-]{8}\.js$/;

/** Reads the output of both builds. */
export function readReleases(folders: Readonly<Record<Version, string>>): Releases {
  const files = new Map<string, Buffer>();
  const scriptsOf = (version: Version) => {
    const folder = join(folders[version], 'client/_astro');
    const names = readdirSync(folder).filter((name) => HASHED.test(name));
    for (const name of names) files.set(name, readFileSync(join(folder, name)));
    return names;
  };
  const scripts = { old: scriptsOf('old'), new: scriptsOf('new') };
  const sets = { old: new Set(scripts.old), new: new Set(scripts.new) };
  const isOnlyIn = (version: Version, name: string) =>
    sets[version].has(name) && !sets[version === 'old' ? 'new' : 'old'].has(name);
  return {
    scripts,
    onlyIn: (version) => scripts[version].filter((name) => isOnlyIn(version, name)).length,
    versionOf(html) {
      const named = [...html.matchAll(/\/_astro\/([\w.-]+\.js)/g)].map(([, name = '']) => name);
      return (['old', 'new'] as const).find((version) =>
        named.some((name) => isOnlyIn(version, name)),
      );
    },
    isFile: (name, bytes) => files.get(name)?.equals(bytes) ?? false,
  };
}
