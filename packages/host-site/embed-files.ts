import { createReadStream, type Dirent } from 'node:fs';
import { cp, readdir, readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { newestFirst, versionOfV1 } from './src/server/embed-address.ts';

/** Output of the widgets' page build, which partner pages load. */
const built = new URL('../widgets/dist/page/', import.meta.url);

/** The releases that this deployment keeps, one folder for each version: see `npm run release:embed`. */
const kept = new URL('./releases/', import.meta.url);

/** Returns what an operator has to know before this build is deployed: pages may pin its version by the hash of its files. */
async function warningOf(
  version: string,
  present: URL,
  releases: URL,
): Promise<string | undefined> {
  const tableOf = (folder: URL) =>
    readFile(new URL('integrity.json', folder), 'utf8').catch(() => undefined);
  const released = await tableOf(new URL(`${version}/`, releases));
  if (released === undefined)
    return `Warning: version ${version} of @clinicart/widgets is not released, so that the next build may have other files at /embed/${version}/. Before a deployment, run npm run release:embed and build again.`;
  if (released !== (await tableOf(present)))
    return `Warning: version ${version} of @clinicart/widgets is released with other files, which stay at /embed/${version}/. Before a deployment, raise the version, run npm run release:embed and build again.`;
  return undefined;
}

/**
 * Writes the files of partner pages: `/embed/<version>/` for each release, and `/embed/` and `/embed/v1/` for the present
 * one, with the chunks of all releases, because a page may have an older loader in its cache. Returns a warning where a version may
 * not stay as it is.
 */
export async function writeEmbedFiles(
  embed: URL,
  present = built,
  releases = kept,
): Promise<string | undefined> {
  const { version } = JSON.parse(await readFile(new URL('integrity.json', present), 'utf8'));
  const folders: Dirent[] = await readdir(releases, { withFileTypes: true }).catch(() => []);
  const older = newestFirst(folders.filter((each) => each.isDirectory()).map(({ name }) => name));
  const copy = (from: URL, to: URL) => cp(from, to, { recursive: true });
  await copy(present, new URL(`${version}/`, embed));
  // A release is final: the present build never replaces one of the same version.
  for (const name of older) await copy(new URL(`${name}/`, releases), new URL(`${name}/`, embed));
  const newest = versionOfV1([version, ...older]);
  const places = [[embed, present] as const];
  if (newest) places.push([new URL('v1/', embed), new URL(`${newest}/`, embed)]);
  for (const [place, from] of places) {
    await copy(from, place);
    for (const name of [version, ...older])
      await copy(new URL(`${name}/chunks/`, embed), new URL('chunks/', place));
  }
  return warningOf(version, present, releases);
}

/** Puts the widgets' page build under /embed/, where partner pages find `clinicart.js`. */
export function embedFiles(): AstroIntegration {
  return {
    name: 'clinicart-embed-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const warning = await writeEmbedFiles(new URL('embed/', dir));
        if (warning) console.warn(warning);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/embed/', async (request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://site');
          // A development server has one version, at all addresses.
          const file = new URL(`.${pathname.replace(/^\/(?:v\d+|\d[^/]*)\//, '/')}`, built);
          const isFile =
            file.href.startsWith(built.href) && (await stat(file).catch(() => undefined))?.isFile();
          if (!isFile) return next();
          response.setHeader(
            'Content-Type',
            extname(file.pathname) === '.js' ? 'text/javascript' : 'application/json',
          );
          response.setHeader('Access-Control-Allow-Origin', '*');
          createReadStream(fileURLToPath(file)).pipe(response);
        });
      },
    },
  };
}
