import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The published packages, as a user would receive them. */
const published = readdirSync(join(root, 'packages'))
  .map((folder) => join(root, 'packages', folder))
  .map((folder) => ({ folder, manifest: manifestOf(folder) }))
  .filter(({ manifest }) => manifest.private !== true);

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly customElements?: string;
  readonly 'web-types'?: string;
}

/** The two builds of the SDK: for Node, and for bundlers. */
const BUILDS = ['bundled', 'modules'];

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Signatures of libraries in minified code: strings that each library keeps, for errors or as its name. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  '@r2wc/core': /r2wc\.props/,
  '@stripe/stripe-js': /js\.stripe\.com/,
  dompurify: /ALLOWED_URI_REGEXP/,
  'embla-carousel': /slidesInView/,
  'embla-carousel-autoplay': /autoplay:timerset/,
  nanostores: /nanostores|onMount/,
  papaparse: /UndetectableDelimiter/,
  react: /react\.transitional\.element/,
  'react-dom': /hydrateRoot/,
  uqr: /alphanumeric|Data too long/i,
  'write-excel-file': /spreadsheetml/,
};

/** Finds the libraries in the files of a folder without the bundler: by recorded paths, or by signatures. */
function librariesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true }).map(String);
  const code = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const noted = [...code.matchAll(/^\/\/.*node_modules\/((?:@[^/]+\/)?[^/\s]+)\//gm)].flatMap(
    ([, name]) => name ?? [],
  );
  const signed = Object.entries(SIGNS).flatMap(([name, sign]) => (sign.test(code) ? [name] : []));
  const isPage = files.some((file) => file.endsWith('clinicart.all.js'));
  if (isPage) expect(signed, 'a sign that is found no more').toEqual(Object.keys(SIGNS));
  return [...new Set([...noted, ...(isPage ? signed : [])])];
}

/** Reads the notices by the name of the library. */
function noticesIn(file: string): ReadonlyMap<string, string> {
  const [, ...sections] = readFileSync(file, 'utf8').split(`\n\n${'-'.repeat(80)}\n\n`);
  return new Map(sections.map((text) => [text.split(' ')[0] ?? '', text]));
}

describe.each(published)('$manifest.name, packed', ({ folder, manifest }) => {
  const place = mkdtempSync(join(tmpdir(), 'clinicart-pack-'));
  let tarball = '';

  beforeAll(async () => {
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', place], {
      cwd: folder,
    });
    const file = /"filename":\s*"([^"]+)"/.exec(stdout)?.[1] ?? '';
    tarball = join(place, file.replace('@', '').replace('/', '-'));
    await run('tar', ['-xzf', tarball, '-C', place]);
    // `prepack` builds what is not current.
  }, 300_000);
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  it('passes publint', async () => {
    const { messages } = await publint({
      pkgDir: join(place, 'package'),
      strict: true,
      pack: false,
    });
    const pkg = JSON.parse(readFileSync(join(place, 'package/package.json'), 'utf8'));
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('resolves with its types for every module resolution that knows ESM', async () => {
    const answer = await run('attw', [
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-color',
    ])
      .then(() => '')
      .catch((error: { stdout?: string; message: string }) => error.stdout ?? error.message);
    expect(answer).toBe('');
  });

  it('holds no sources and no tests', () => {
    const files = readdirSync(join(place, 'package'), { recursive: true }).map(String);
    expect(files.filter((file) => /(^|\/)src\/|\.test\./.test(file))).toEqual([]);
  });

  it('holds everything that its manifest names', () => {
    const has = (file: string) => existsSync(join(place, 'package', file));
    const entries = Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === 'string'
        ? [entry]
        : Object.entries(entry).flatMap(([name, file]) => (name === 'source' ? [] : [file])),
    );
    const others = [manifest.customElements, manifest['web-types']].flatMap((file) => file ?? []);
    const files = [...entries, ...others, ...Object.values(manifest.bin ?? {})];
    expect(files.filter((file) => !file.includes('*') && !has(file))).toEqual([]);
    expect(['README.md', 'LICENSE', 'CHANGELOG.md'].filter((file) => !has(file))).toEqual([]);
  });

  if (manifest.name === '@clinicart/sandbox') {
    // Its libraries are installed beside it.
    const aside = () =>
      symlinkSync(join(root, 'node_modules'), join(place, 'package/node_modules'), 'dir');

    it('starts a server and a shop on it', async () => {
      aside();
      const url = pathToFileURL(join(place, 'package/dist/testing.js')).href;
      const { stdout } = await run(process.execPath, [
        '--input-type=module',
        '--eval',
        `const { createTestShop } = await import(${JSON.stringify(url)});
         const { shop, close } = await createTestShop({ account: 'verified' });
         const { products } = await shop.catalogue.search.get({ keyword: 'gloves' });
         console.log(products.length > 0, shop.session.$session.get().signedIn ?? 'signed in');
         await createTestShop({ account: 'nobody-here' }).catch(({ kind }) => console.log(kind));
         close();`,
      ]);
      expect(stdout).toMatch(/^true /);
      expect(stdout.trim().split('\n')).toHaveLength(2);

      const bin = join(place, 'package', Object.values(manifest.bin ?? {})[0] ?? '');
      expect(readFileSync(bin, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
      const refusal = (args: string[], env: Record<string, string> = {}) =>
        run(process.execPath, [bin, ...args], { env: { ...process.env, ...env } }).catch(
          ({ stderr }: { stderr: string }) => stderr,
        );
      expect(await refusal(['--port', 'x'])).toContain('--port must be a whole number, not "x".');
      const file = ['--file', join(place, 'own.db'), '--port', '1'];
      for (const address of ['shop.example', 'ftp://shop.example'])
        expect(await refusal(['--public-url', address, ...file])).toContain(
          `--public-url must be a web address such as https://shop.example, not "${address}".`,
        );
      expect(await refusal(file, { SHOP: 'shop.example' })).toContain('SHOP must be a web address');
      expect(await refusal(file, { CAPTCHA_PRIVATE_KEY: 'x' })).toContain(
        'CAPTCHA_PRIVATE_KEY must be a private key',
      );
      expect(existsSync(join(place, 'own.db')), 'a database of a refused start').toBe(false);
    });
    return;
  }

  if (manifest.name === '@clinicart/doctor') {
    it('starts from its own files', async () => {
      // Its library is installed beside it.
      symlinkSync(join(root, 'node_modules'), join(place, 'package/node_modules'), 'dir');
      const bin = join(place, 'package', Object.values(manifest.bin ?? {})[0] ?? '');
      expect(readFileSync(bin, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
      const { stdout } = await run(process.execPath, [bin, '--help']);
      expect(stdout).toContain('Usage: npx @clinicart/doctor URL');
      expect(statSync(bin).size).toBeLessThan(150_000);
    });
    return;
  }

  it('brings the licence of every library that it has inside', () => {
    const inside = librariesIn(join(place, 'package/dist'));
    const notices = noticesIn(join(place, 'package/dist/THIRD-PARTY-NOTICES.txt'));
    expect(inside.length).toBeGreaterThan(5);
    expect(inside.filter((name) => !notices.has(name))).toEqual([]);
    for (const [name, text] of notices) {
      expect(text, name).toMatch(/^Licence: \S/m);
      expect(text, name).toMatch(/Permission is hereby granted|Apache License|Mozilla Public/);
      expect(text, name).toMatch(/copyright/i);
    }
  });

  if (manifest.name !== '@clinicart/sdk') return;
  it('needs nothing that only Node has, so that a worker and a page without a bundler can import it', () => {
    const dist = readdirSync(join(place, 'package/dist'), { recursive: true }).map(String);
    const files = dist.filter((file) => file.endsWith('.js'));
    expect(files.length).toBeGreaterThan(300);
    for (const file of files) {
      const text = readFileSync(join(place, 'package/dist', file), 'utf8');
      expect(text.match(/\bprocess\.env\b|\brequire\(|from ['"]node:/g), file).toBeNull();
    }
  });

  it.each(BUILDS)(
    'runs where another library has extended Object.prototype and Array.prototype: %s',
    async (build) => {
      const url = pathToFileURL(join(place, 'package/dist', build, 'index.js')).href;
      const { stdout } = await run(process.execPath, [
        '--input-type=module',
        '--eval',
        `Object.prototype.extend = Array.prototype.last = function () {};
       const { createShop } = await import(${JSON.stringify(url)});
       const data = { products: [{ searchProductId: 1, name: 'Gloves', price: 12.5 }], isAuth: true };
       const fetch = async () => Response.json({ resultID: 1200, message: '', data });
       const shop = createShop({ apiBase: 'https://api.example', defaultLanguage: 'en', fetch });
       const { products } = await shop.catalogue.search.get({ keyword: 'gloves' });
       const text = shop.language.say({ reason: 'capped-at-stock', facts: { quantity: 2 } });
       console.log(products[0].name, products[0].offer.price.cents, text);`,
      ]);
      expect(stdout.trim()).toBe('Gloves 1250 Insufficient stock. Set to 2.');
    },
  );

  it.each(BUILDS)('runs with no other package installed: %s', async (build) => {
    for (const entry of ['index', 'core', 'contract']) {
      const url = pathToFileURL(join(place, `package/dist/${build}/${entry}.js`)).href;
      const { stdout } = await run(process.execPath, [
        '--input-type=module',
        '--eval',
        `console.log(Object.keys(await import(${JSON.stringify(url)})).length)`,
      ]);
      expect(Number(stdout), entry).toBeGreaterThan(0);
    }
  });
});
