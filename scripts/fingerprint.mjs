import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './node-version.mjs';

const NOT_SOURCE = new Set(['node_modules', 'dist', '.astro', '.data', '.cache']);

function* filesOf(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const entry of readdirSync(path).sort())
    if (!NOT_SOURCE.has(entry)) yield* filesOf(join(path, entry));
}

/** One hash over the content of files and folders; paths are relative to the repository. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesOf(join(root, path)))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const noteOf = (name) => join(root, '.cache', 'build', name);

/** Whether a build step's output exists and was built from exactly these sources. */
export function isCurrent({ name, from, to }) {
  if (to.some((path) => !existsSync(join(root, path)))) return false;
  const note = noteOf(name);
  return existsSync(note) && readFileSync(note, 'utf8') === fingerprint(from);
}

/** Stores the fingerprint of a step's sources. */
export function remember({ name, from }) {
  mkdirSync(dirname(noteOf(name)), { recursive: true });
  writeFileSync(noteOf(name), fingerprint(from));
}
