/**
 * Imports the files of a release, for its loader and, through the page's record, for its chunks: the build replaces their
 * dynamic imports. If the script tag has `integrity`, the browser checks every file; the loader has the hash of the file
 * with the hashes.
 */
import { addLink } from './add-link.ts';
import { ownScripts } from './own-scripts.ts';
import { page } from './page-config.ts';

/** The file with the hashes, and its own hash; set by the build. */
declare const CHECKER: string;
declare const CHECKER_HASH: string;

const here = import.meta.url;
const FOLDER = new URL('chunks/', here).href;
const isPinned = ownScripts.some(({ integrity }) => integrity);

/** A module preload is the only check that needs no inline script, which strict policies forbid. */
const preload = (href: string, integrity: string) =>
  addLink({ rel: 'modulepreload', href, integrity });

let checker: Promise<typeof import('./check-file.ts')> | undefined;

async function check(address: string): Promise<unknown> {
  const { href } = new URL(CHECKER, here);
  checker ??= preload(href, CHECKER_HASH).then(() => import(href));
  const { checkFile } = await checker;
  return checkFile(address, preload);
}

const failures: Record<string, number> = {};

/**
 * Imports a file. After a failure, which browsers may remember, the next call has another address; except for the
 * shared chunk, which others import by its own.
 */
export async function importFile(file: string, base: string = here): Promise<unknown> {
  const { href } = new URL(file, base);
  const failed = failures[href] ?? 0;
  const address = failed && !/\/shared-/.test(href) ? `${href}?again=${failed}` : href;
  try {
    if (isPinned && href.startsWith(FOLDER)) await check(address);
    return await import(address);
  } catch (error) {
    failures[href] = failed + 1;
    throw error;
  }
}

// The first script tag of a page imports for all: a later one that pins its files cannot make the first one safe.
const record = page();
record.isPinned ??= isPinned;
record.importFile ??= importFile;
