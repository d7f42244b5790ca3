/**
 * Licence notices of everything that is bundled, from what the bundler says it has put into its files. They travel with
 * the packages, and lie beside the scripts of a site.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i;
/** The name of a package at the end of a path to one of its files. */
const IN_PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
/** Code that a bundler adds. */
const OF_BUNDLER = /^\0?(vite|rolldown)[\\/]/;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly author?: string | { readonly name?: string };
}

/** The folder of the package that a module comes from; undefined for one of ours. */
function folderOf(id: string): string | undefined {
  const bundler = OF_BUNDLER.exec(id)?.[1];
  if (bundler) return join(ROOT, 'node_modules', bundler);
  const path = id.replace(/^\0+/, '').replace(/[?#].*$/s, '');
  const folder = IN_PACKAGE.exec(path)?.[1];
  return folder === undefined ? undefined : resolve(folder);
}

/** The MIT licence, for a package that names it and its author and ships no copy. */
const mit = (author: string) => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Sections of a bundler's licence file about its own parts, which its output does not contain. */
const OF_PARTS = /^#+ licenses of bundled dependencies.*$/ims;

/** The terms of a package: its own files, or the text of the licence that it names. */
function termsOf(folder: string, { name, license, author }: Manifest): string {
  const own = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  if (own.length > 0)
    return own
      .toSorted()
      .map((file) => read(file).replace(OF_PARTS, '').trim())
      .join('\n\n');
  const holder = typeof author === 'string' ? author : author?.name;
  if (license !== 'MIT' || !holder) throw new Error(`${name} is bundled and ships no licence.`);
  return mit(holder);
}

function noticeOf(folder: string): { readonly title: string; readonly text: string } {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license, homepage } = manifest;
  const title = `${name} ${version}`;
  const head = [title, `Licence: ${license}`, ...(homepage ? [homepage] : [])];
  return { title, text: `${head.join('\n')}\n\n${termsOf(folder, manifest)}` };
}

const LINE = '-'.repeat(80);

/**
 * The notices of all packages that these modules come from, by name.
 * @throws where one of them ships no licence.
 */
export function noticesOf(modules: Iterable<string>): string {
  const folders = new Set([...modules].flatMap((id) => folderOf(id) ?? []));
  const packages = [...folders].filter((folder) => existsSync(join(folder, 'package.json')));
  const notices = new Map(
    packages.map((folder) => {
      const { title, text } = noticeOf(folder);
      return [title, text];
    }),
  );
  const sorted = [...notices].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const intro = 'What is bundled into these files is used under the licences of its authors.';
  return `${[intro, ...sorted.map(([, text]) => text)].join(`\n\n${LINE}\n\n`)}\n`;
}

interface Chunk {
  readonly type: string;
  readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/** The modules of which something is left in the files of a Vite build. */
export const modulesIn = (bundle: Readonly<Record<string, unknown>>): string[] =>
  Object.values(bundle as Readonly<Record<string, Chunk>>).flatMap(({ modules = {} }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );

interface Metafile {
  readonly outputs: Readonly<
    Record<
      string,
      { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }
    >
  >;
}

/** The same of an esbuild build, whose paths are relative to a folder. */
export const modulesOfMetafile = ({ outputs }: Metafile, folder: string): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [resolve(folder, path)] : [],
    ),
  );
