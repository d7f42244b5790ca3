// `npm run release:embed` keeps releases unchanged, and the site's build serves each of them.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeEmbedFiles } from '../../packages/host-site/embed-files.ts';

const root = join(import.meta.dirname, '../..');
const place = mkdtempSync(join(tmpdir(), 'clinicart-releases-'));
const built = join(place, 'built');
const releases = join(place, 'releases');
const embed = join(place, 'embed');
afterAll(() => rmSync(place, { recursive: true }));

/** Builds a version with one chunk. */
function build(version: string, loader = version) {
  rmSync(built, { recursive: true, force: true });
  mkdirSync(join(built, 'chunks'), { recursive: true });
  writeFileSync(join(built, 'clinicart.js'), loader);
  writeFileSync(join(built, 'chunks', `faq-${version}.js`), version);
  writeFileSync(join(built, 'integrity.json'), JSON.stringify({ version, files: { loader } }));
}

const release = (...more: string[]) =>
  promisify(execFile)(process.execPath, [
    join(root, 'scripts/release-embed.mjs'),
    '--from',
    built,
    '--to',
    releases,
    ...more,
  ]).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
const served = (file: string) => {
  const path = join(embed, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};
const folder = (path: string) => pathToFileURL(`${path}/`);

beforeAll(async () => {
  build('0.9.0');
  await release();
  build('0.10.0');
  await release();
});

test('refuses to release a version again with other files, and keeps what it released', async () => {
  build('0.10.0', 'changed');
  expect(await release()).toContain('0.10.0 is released with other files');
  expect(readFileSync(join(releases, '0.10.0/clinicart.js'), 'utf8')).toBe('0.10.0');
  build('0.10.0');
  expect(await release()).toContain('Kept: 0.10.0, 0.9.0');
});

test('the build warns of a version that a later build could change, and of none that is released', async () => {
  const write = () => writeEmbedFiles(folder(embed), folder(built), folder(releases));
  expect(await write()).toBeUndefined();
  build('0.10.0', 'changed');
  expect(await write()).toMatch(/version 0\.10\.0 .+ is released with other files/);
  expect(served('0.10.0/clinicart.js')).toBe('0.10.0');
  build('0.11.0');
  expect(await write()).toMatch(/version 0\.11\.0 .+ is not released/);
});

test('the site serves each version, the newest at v1, and the chunks of all at the moving addresses', async () => {
  build('0.11.0');
  await writeEmbedFiles(folder(embed), folder(built), folder(releases));
  expect(served('clinicart.js')).toBe('0.11.0');
  expect(served('v1/clinicart.js')).toBe('0.11.0');
  for (const version of ['0.9.0', '0.10.0', '0.11.0']) {
    expect(served(`${version}/clinicart.js`)).toBe(version);
    expect(served(`chunks/faq-${version}.js`)).toBe(version);
    expect(served(`v1/chunks/faq-${version}.js`)).toBe(version);
  }
});

test('a later major leaves v1 where it is', async () => {
  rmSync(embed, { recursive: true });
  build('2.0.0');
  await writeEmbedFiles(folder(embed), folder(built), folder(releases));
  expect(served('clinicart.js')).toBe('2.0.0');
  expect(served('2.0.0/clinicart.js')).toBe('2.0.0');
  expect(served('v1/clinicart.js')).toBe('0.10.0');
});

test('--prune deletes what another release replaced more than a year ago, and nothing else', async () => {
  const calendar = join(releases, 'released.json');
  const days = (from: Record<string, string>) => writeFileSync(calendar, JSON.stringify(from));
  const today = new Date().toISOString().slice(0, 10);
  days({ '0.9.0': '2020-01-01', '0.10.0': today });
  expect(await release('--prune')).toContain('Kept: 0.10.0, 0.9.0');
  days({ '0.9.0': '2020-01-01', '0.10.0': '2020-02-01' });
  expect(await release('--prune')).toContain('Deleted 0.9.0');
  expect(existsSync(join(releases, '0.9.0'))).toBe(false);
  // A patch of an older release replaces no newer one.
  days({ '0.10.0': '2020-02-01', '0.9.1': '2020-03-01' });
  await release('--prune');
  expect(existsSync(join(releases, '0.10.0/clinicart.js'))).toBe(true);
  days({ '0.10.0': '2020-02-01', '1.0.0': '2020-03-01' });
  await release('--prune');
  expect(existsSync(join(releases, '0.10.0/clinicart.js'))).toBe(true);
});
