/**
 * npm run release-cost -- <folder of an earlier build>: what this build costs a visitor whose browser holds the scripts
 * of the earlier one. Both folders are clones after `npm ci && npm run build`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { compress } from '../../packages/host-site/src/server/coding.ts';
import {
  differenceTo,
  isDictionaryFor,
  matchOf,
} from '../../packages/host-site/src/server/dictionaries.ts';
import { FIRST, filesAtOnce, ROAD } from '../../tests/bench/element-files.ts';

interface Script {
  readonly path: string;
  readonly plain: Buffer;
  readonly hash: string;
}

const root = join(import.meta.dirname, '../..');
const CLIENT = 'packages/host-site/dist/client';

/** Reads the scripts of a folder whose name changes with their content. */
function scriptsOf(release: string, folder: string): readonly Script[] {
  const at = join(release, CLIENT, folder);
  return readdirSync(at).flatMap((name) => {
    const path = `/${folder}/${name}`;
    if (!name.endsWith('.js') || !matchOf(path)) return [];
    const plain = readFileSync(join(at, name));
    return [{ path, plain, hash: createHash('sha256').update(plain).digest('base64') }];
  });
}

/** Returns the scripts of a partner's page that show these elements. */
function scriptsFor(release: string, tags: readonly string[]): readonly Script[] {
  const files = filesAtOnce(tags, join(release, CLIENT, 'embed'));
  return scriptsOf(release, 'embed/chunks').filter(({ path }) =>
    files.has(path.slice('/embed/'.length)),
  );
}

/** Returns the bytes of a script: compressed as a whole, and as it is sent to a browser that holds these. */
async function costOf({ path, plain, hash }: Script, held: readonly Script[]) {
  const whole = (await compress(plain, 'br', constants.BROTLI_MAX_QUALITY)).length;
  if (held.some((each) => each.path === path && each.hash === hash)) return { whole, sent: 0 };
  const fitting = held
    .filter((each) => isDictionaryFor(each.path, path))
    // A browser offers the one with the longest match.
    .toSorted(
      (one, other) => (matchOf(other.path)?.length ?? 0) - (matchOf(one.path)?.length ?? 0),
    );
  const difference = fitting[0] && (await differenceTo(fitting[0], plain));
  return { whole, sent: Math.min(whole, difference?.length ?? whole) };
}

async function row(name: string, now: readonly Script[], held: readonly Script[]) {
  const costs = await Promise.all(now.map((script) => costOf(script, held)));
  const changed = costs.filter(({ sent }) => sent > 0);
  const kilo = (bytes: readonly number[]) =>
    (bytes.reduce((sum, each) => sum + each, 0) / 1000).toFixed(1);
  const without = kilo(changed.map(({ whole }) => whole));
  const sent = kilo(changed.map(({ sent: bytes }) => bytes));
  console.info(`| ${name} | ${now.length} | ${changed.length} | ${without} | ${sent} |`);
}

const earlier = process.argv[2];
if (earlier === undefined || !existsSync(join(earlier, CLIENT))) {
  console.error('Name the folder of an earlier clone, after `npm ci && npm run build` in it.');
  process.exit(1);
}
console.info('| scripts | files | changed | changed, as a whole, kB | sent, kB |');
console.info('|---|---|---|---|---|');
for (const [name, entries] of [
  ['a card and a cart button', FIRST],
  ['the buying road', ROAD],
] as const)
  await row(name, scriptsFor(root, entries), scriptsFor(earlier, entries));
await row('the whole site', scriptsOf(root, '_astro'), scriptsOf(earlier, '_astro'));
const first = scriptsFor(root, FIRST);
const road = scriptsFor(root, ROAD).filter(({ path }) => !first.some((each) => each.path === path));
await row('the buying road, first visit after a card', road, first);
