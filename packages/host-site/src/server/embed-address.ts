/** Addresses of the files for partner pages. */

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

const numbersOf = (version: string) => (VERSION.exec(version) ?? []).slice(1).map(Number);

/** Returns the versions among names of folders, newest first. */
export function newestFirst(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
    .filter((name) => VERSION.test(name))
    .toSorted((one, other) => {
      const [a, b] = [numbersOf(one), numbersOf(other)];
      const at = a.findIndex((number, index) => number !== b[index]);
      return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
    });
}

/** Returns the version at `/embed/v1/`: the newest of major 1, and before its first release that of major 0. */
export const versionOfV1 = (names: readonly string[]): string | undefined =>
  newestFirst(names).find((name) => (numbersOf(name)[0] ?? 0) <= 1);

/** Returns whether a later release may change the file at this address. */
export const isMoving = (path: string) =>
  !/^\/embed\/(?:(?:v\d+\/)?chunks|\d+\.\d+\.\d+)\//.test(path);
